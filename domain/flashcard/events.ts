import { z } from 'zod';
import { addedSource, cardsPerDeck } from '../contracts/flashcards.ts';
import { grade } from '../contracts/review.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId, deckId, flashcardId, questionId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';

const flashcardsAdded = defineEvent({
  type: 'FlashcardsAdded',
  /** The cards as JSON, in the order of their places. */
  personal: ['cards'],
  data: z.strictObject({
    deckId,
    learnerId: accountId,
    at: instant,
    /** Of the learner's own calendar. */
    day: calendarDay,
    source: addedSource,
    count: z.int().min(1).max(cardsPerDeck),
    cards: z.string(),
    /** The question it was made from; null of any other source. */
    question: z.strictObject({ attemptId, questionId }).nullable(),
  }),
});

const about = { cardId: flashcardId, learnerId: accountId, at: instant };

const flashcardChanged = defineEvent({
  type: 'FlashcardChanged',
  personal: ['card'],
  data: z.strictObject({ ...about, card: z.string() }),
});
const flashcardDeleted = defineEvent({ type: 'FlashcardDeleted', data: z.strictObject(about) });
const flashcardRestored = defineEvent({ type: 'FlashcardRestored', data: z.strictObject(about) });

const recall = {
  ...about,
  /** The learner's own day, fixed here so that a replay in another zone cannot move it. */
  day: calendarDay,
  milliseconds: z.int().min(0),
  /** The first time on this day: a card counts once a day, however often it comes. */
  isFirstOfDay: z.boolean(),
  /** It had never been reviewed before. */
  isNew: z.boolean(),
};

const flashcardReviewed = defineEvent({
  type: 'FlashcardReviewed',
  data: z.strictObject({ ...recall, grade }),
});

/** The last review of a day is taken back; what it had counted is told again, so that it can be taken off. */
const flashcardReviewUndone = defineEvent({
  type: 'FlashcardReviewUndone',
  data: z.strictObject({ ...recall, reviewedAt: instant }),
});

export const flashcardEvents = [
  flashcardsAdded,
  flashcardChanged,
  flashcardDeleted,
  flashcardRestored,
  flashcardReviewed,
  flashcardReviewUndone,
] as const;

export type DeckEvent = EventOf<typeof flashcardsAdded>;
export type OneFlashcardEvent = EventOf<
  typeof flashcardChanged | typeof flashcardDeleted | typeof flashcardRestored
>;
export type RecallEvent = EventOf<typeof flashcardReviewed | typeof flashcardReviewUndone>;
export type RecallData = z.infer<typeof flashcardReviewed.data>;
export type RecallUndoneData = z.infer<typeof flashcardReviewUndone.data>;
