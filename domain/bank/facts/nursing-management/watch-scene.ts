import type { Statement } from '../basic-care/care-fact.ts';

/** A client under care, findings that mean danger and findings that are expected. */
export type WatchScene = {
  readonly id: string;
  readonly scene: string;
  readonly alarming: readonly [Statement, Statement, ...Statement[]];
  readonly expected: readonly Statement[];
  readonly takeaway: string;
};
