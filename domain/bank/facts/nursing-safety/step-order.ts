import type { Statement, Topics } from '../basic-care/care-fact.ts';

/** Steps in the order in which they are done, and steps that would be wrong. */
export type StepOrder = Topics & {
  readonly id: string;
  readonly steps: readonly Statement[];
  readonly wrong: readonly Statement[];
  /** Questions, each answered by the step with this number, counted from 0. */
  readonly asks: readonly { readonly step: number; readonly stem: string }[];
  readonly takeaway: string;
};
