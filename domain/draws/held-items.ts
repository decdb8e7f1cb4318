import type { AttemptId, ItemId } from '../kernel/ids.ts';
import { epochMs, type Instant } from '../kernel/time.ts';
import type { QuestionsDrawn } from './events.ts';

/** An open paper by the clock, and what nobody tells or asks its learner elsewhere until it is over. */
export type Hold = {
  readonly attemptId: AttemptId;
  readonly until: Instant;
  readonly items: readonly ItemId[];
};

/** A draw that no paper came of within this time is none. */
const settlesMs = 60_000;

export type ByTheClock = QuestionsDrawn & { readonly until: Instant };

/** Draws of papers whose time is not over yet. */
export const stillRunning = (draws: readonly QuestionsDrawn[], now: Instant): ByTheClock[] =>
  draws.filter((draw): draw is ByTheClock => draw.until !== null && draw.until > now);

/** Whether a draw that has no paper may still get one. */
export const maySettle = ({ at }: QuestionsDrawn, now: Instant): boolean =>
  epochMs(now) - epochMs(at) <= settlesMs;

/** What all of them hold. */
export const heldItems = (holds: readonly Hold[]): ReadonlySet<string> =>
  new Set(holds.flatMap(({ items }) => items));

/** What may be drawn: neither what is held nor a sibling of it. */
export const notHeld = <One extends { readonly itemId: string; readonly family: string }>(
  candidates: readonly One[],
  holds: readonly Hold[],
): readonly One[] => {
  if (holds.length === 0) return candidates;
  const held = heldItems(holds);
  const families = new Set(
    candidates.flatMap(({ itemId, family }) => (held.has(itemId) ? family : [])),
  );
  return candidates.filter(({ family }) => !families.has(family));
};

/** The hold that lasts longest of those with one of these items; undefined where none has one. */
export const holdOf = (holds: readonly Hold[], itemIds: readonly string[]): Hold | undefined => {
  const asked = new Set(itemIds);
  return holds
    .filter(({ items }) => items.some((id) => asked.has(id)))
    .toSorted((a, b) => (a.until < b.until ? 1 : -1))[0];
};
