import type { Grade } from '../contracts/review.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, FlashcardId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, epochMs, type Instant } from '../kernel/time.ts';
import type { RecallData, RecallEvent } from './events.ts';

type About = {
  readonly learnerId: AccountId;
  readonly cardId: FlashcardId;
  readonly at: Instant;
  readonly day: CalendarDay;
};

export type ReviewFlashcard = About & {
  readonly type: 'ReviewFlashcard';
  readonly grade: Grade;
  /** As the page measured them. */
  readonly milliseconds: number;
  /** Null before its first review. */
  readonly dueOn: CalendarDay | null;
};

export type UndoReview = About & {
  readonly type: 'UndoFlashcardReview';
  /** As it was given. */
  readonly grade: Grade;
};

export type RecallRefusal = { readonly code: 'AlreadyRecalled' | 'NothingToUndo' };

/** What stands of the day, in the order it was reviewed. */
export type RecallDay = readonly RecallData[];

type Command = ReviewFlashcard | UndoReview;
type Decision = ReturnType<Decider<RecallDay, Command, RecallEvent, RecallRefusal>['decide']>;

/** No longer than since the card before it. */
const measured = ({ milliseconds, at }: ReviewFlashcard, before: RecallData | undefined): number =>
  before
    ? Math.max(0, Math.min(milliseconds, epochMs(at) - epochMs(before.at)))
    : Math.max(0, milliseconds);

const review = (command: ReviewFlashcard, recalls: RecallDay): Decision => {
  const { type: _, dueOn, ...data } = command;
  const earlier = recalls.findLast(({ cardId }) => cardId === command.cardId);
  // What was reviewed today is told by the day itself, before any read model knows it.
  const isDue = earlier ? earlier.grade === 'again' : dueOn === null || dueOn <= command.day;
  if (!isDue) return refused({ code: 'AlreadyRecalled' });
  return accepted([
    {
      type: 'FlashcardReviewed',
      data: {
        ...data,
        milliseconds: measured(command, recalls.at(-1)),
        isFirstOfDay: earlier === undefined,
        isNew: dueOn === null && earlier === undefined,
      },
    },
  ]);
};

const undo = ({ type: _, grade, ...about }: UndoReview, recalls: RecallDay): Decision => {
  const last = recalls.at(-1);
  if (last?.cardId !== about.cardId || last.grade !== grade)
    return refused({ code: 'NothingToUndo' });
  const { at: reviewedAt, milliseconds, isFirstOfDay, isNew } = last;
  const taken = { reviewedAt, milliseconds, isFirstOfDay, isNew };
  return accepted([{ type: 'FlashcardReviewUndone', data: { ...about, ...taken } }]);
};

/** One learner's flashcards of one day: each once, and again while it is missed; the last can be taken back. */
export const recallDay: Decider<RecallDay, Command, RecallEvent, RecallRefusal> = {
  initial: [],
  decide: (command, recalls) =>
    command.type === 'ReviewFlashcard' ? review(command, recalls) : undo(command, recalls),
  evolve: (recalls, { type, data }) =>
    type === 'FlashcardReviewed' ? [...recalls, data] : recalls.slice(0, -1),
};
