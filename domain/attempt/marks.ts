import { ownCopies } from '../kernel/own-copies.ts';
import type { MarkEvent } from './work-events.ts';

/** A learner's marks on one question; the note as the event holds it, sealed once it is stored. */
export type Mark = {
  readonly flagged: boolean;
  readonly struck: readonly string[];
  readonly note: string | null;
};

/** By item id; an item without an entry carries no mark. */
export type Marks = Readonly<Record<string, Mark>>;

const unmarked: Mark = { flagged: false, struck: [], note: null };

export const markOn = (marks: Marks, itemId: string): Mark => marks[itemId] ?? unmarked;

/** The marks a paper begins with: a flag of an earlier paper stands until it is taken off. */
export const marksAtIssue = (flagged: readonly string[]): Marks =>
  Object.fromEntries(flagged.map((itemId) => [itemId, { ...unmarked, flagged: true }]));

const marked = (before: Mark, event: MarkEvent): Mark => {
  switch (event.type) {
    case 'ItemFlagged':
      return { ...before, flagged: event.data.flagged };
    case 'AnswerStruck':
      return { ...before, struck: event.data.struck };
    case 'ItemNoted':
      return { ...before, note: event.data.removed ? null : event.data.note };
  }
};

/** The marks after one of them was set or taken back. */
export const marksAfter = (marks: Marks, event: MarkEvent, copies = ownCopies()): Marks => {
  const { itemId } = event.data;
  const after = copies.record(marks);
  after[itemId] = marked(markOn(marks, itemId), event);
  return after;
};
