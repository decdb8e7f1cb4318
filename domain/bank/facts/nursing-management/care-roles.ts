import type { Statement } from '../basic-care/care-fact.ts';

/** A client's care and who may carry out each part of it under usual practice acts. */
export type CareScene = {
  readonly id: string;
  readonly scene: string;
  /** For trained assistive personnel. */
  readonly aide: readonly [Statement, Statement, ...Statement[]];
  /** For a practical nurse, and not for assistive personnel. */
  readonly practical: readonly [Statement, ...Statement[]];
  /** For a registered nurse. */
  readonly registered: readonly [Statement, Statement, Statement, ...Statement[]];
  readonly takeaway: string;
};
