import { beforeAll, type Position } from '../../domain/kernel/envelope.ts';

// Positions are ordered as text, and so they sort.

export const earliestOf = (positions: readonly Position[]): Position | undefined =>
  positions.toSorted()[0];

/** `beforeAll` for none. */
export const latestOf = (positions: readonly Position[]): Position =>
  positions.toSorted().at(-1) ?? beforeAll;
