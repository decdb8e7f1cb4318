/** The right to run one reaction. */
export type ReactionLease = {
  readonly reaction: string;
  /** Grows from holder to holder: what an earlier one writes under its own is refused. */
  readonly term: number;
  /** Aborted when another process may hold it. */
  readonly lost: AbortSignal;
  readonly release: () => void;
};

/** Another process runs the reaction by now; nothing was written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost' as const;
}

export type Term = Pick<ReactionLease, 'reaction' | 'term'>;

export const leaseLost = ({ reaction, term }: Term): LeaseLost =>
  new LeaseLost(`Another process runs ${reaction}, which this one did in term ${term}`);
