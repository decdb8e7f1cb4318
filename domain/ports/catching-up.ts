import type { Position } from '../kernel/envelope.ts';

/** How far those are that are far behind the log and catch up with it together. */
export type CatchUpProgress = {
  readonly projections: readonly string[];
  /** Folded since it began; each counts once, however many read models handle it. */
  readonly events: number;
  readonly perSecond: number;
  readonly position: Position;
  /** Where the log ended when it was looked at last. */
  readonly upTo: Position;
};

/** Of this process; undefined while none of its read models is far behind. */
export type CatchingUp = { readonly now: () => CatchUpProgress | undefined };
