/** The right to do something that only one process at a time should. */
export type HeldLease = {
  readonly name: string;
  /** Grows from holder to holder: what an earlier one writes under its own is refused. */
  readonly term: number;
  /** Aborted when another process may hold it. */
  readonly lost: AbortSignal;
  readonly release: () => void;
};

/** Another process holds the lease by now; nothing was written. */
export class LeaseLost extends Error {
  override name = 'LeaseLost' as const;
}

export type Term = Pick<HeldLease, 'name' | 'term'>;

export const leaseLost = ({ name, term }: Term): LeaseLost =>
  new LeaseLost(`Another process runs ${name}, which this one did in term ${term}`);
