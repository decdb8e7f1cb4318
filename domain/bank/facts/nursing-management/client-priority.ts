import type { Statement, Topics } from '../basic-care/care-fact.ts';

/** Clients of one place of care: some in danger, each in a way of its own, and some who can wait. */
export type PriorityWard = Topics & {
  readonly id: string;
  /** How the list of clients comes to the nurse; one is taken for each item. */
  readonly openings: readonly [string, ...string[]];
  readonly question: string;
  /** Asks for each client who is in danger. */
  readonly several: string;
  readonly urgent: readonly { readonly id: string; readonly is: Statement }[];
  readonly stable: readonly Statement[];
};
