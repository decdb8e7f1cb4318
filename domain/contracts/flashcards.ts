import { z } from 'zod';
import { attemptId, flashcardId, questionId } from '../kernel/ids.ts';
import { line, lines } from '../kernel/text.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { grade } from './review.ts';
import { difficulty } from './study-aid-content.ts';

/** Flashcards that one learner may keep. */
export const mostFlashcards = 5_000;
/** Cards of one file. */
export const mostImported = 2_000;
/** Bytes of one file. */
export const mostImportBytes = 5 * 1024 * 1024;
/** Cards that are put down as one event. */
export const cardsPerDeck = 50;
/** Cards met for the first time on one day. */
export const newPerDay = 20;
/** Cards of one sitting; who does more asks again. */
export const cardsPerSitting = 40;
export const longestFront = 1_500;
export const longestBack = 4_000;

export const addedSources = ['own', 'missed', 'import'] as const;
export const addedSource = z.enum(addedSources);
export type AddedSource = z.infer<typeof addedSource>;

/** Where a card came from: made by the generator, by hand, from a question, or from a file. */
export const flashcardSource = z.enum(['generated', ...addedSources]);
export type FlashcardSource = z.infer<typeof flashcardSource>;

const words = {
  front: lines({ min: [1, 'Write something on the front'], max: longestFront }),
  back: lines({ min: [1, 'Write something on the back'], max: longestBack }),
  topic: line({ min: [1, 'Name a topic'], max: 240 }),
  difficulty,
};

/** What stands on a card. */
export const flashcardText = z.strictObject(words);
export type FlashcardText = z.infer<typeof flashcardText>;

export const addFlashcardBody = z.strictObject({
  ...words,
  /** Also where the learner has such a card already. */
  evenIfKnown: z.boolean().optional(),
});
export type AddFlashcardBody = z.infer<typeof addFlashcardBody>;

export const flashcardFromQuestionBody = addFlashcardBody.extend({ attemptId, questionId });
export type FlashcardFromQuestionBody = z.infer<typeof flashcardFromQuestionBody>;

export const flashcard = z.object({
  id: flashcardId,
  front: z.string(),
  back: z.string(),
  topic: z.string(),
  difficulty,
  source: flashcardSource,
  createdAt: instant,
  /** Null before its first review. */
  dueOn: calendarDay.nullable(),
  reviews: z.int(),
});
export type Flashcard = z.infer<typeof flashcard>;

export const flashcardEntry = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  topic: z.string(),
  difficulty,
  createdAt: instant,
  /** Absent of a card that the generator made. */
  source: addedSource.optional(),
});
export type FlashcardEntry = z.infer<typeof flashcardEntry>;

export const flashcardPageQuery = z.strictObject({
  search: line({ max: 120 }).optional(),
  source: flashcardSource.optional(),
  topic: line({ max: 240 }).optional(),
  /** Cards to leave out before those that are wanted. */
  offset: z.coerce.number().int().min(0).max(mostFlashcards).optional(),
});

/** Shown at a time. */
export const flashcardsPerPage = 10;

export const flashcardPage = z.object({
  cards: z.array(flashcard),
  /** Found in all. */
  found: z.int(),
  total: z.int(),
  /** Of all cards, in order; a hundred at the most. */
  topics: z.array(z.string()),
});
export type FlashcardPage = z.infer<typeof flashcardPage>;

export const flashcardOverview = z.object({
  today: calendarDay,
  total: z.int(),
  due: z.int(),
  /** Of them, met for the first time. */
  fresh: z.int(),
  /** To review what is due. */
  minutes: z.int(),
  doneToday: z.int(),
  /** Today and the days after it, if each is finished. */
  days: z.array(z.object({ day: calendarDay, cards: z.int() })),
});
export type FlashcardOverview = z.infer<typeof flashcardOverview>;

/** Days until it comes back by each grade; 0 is today. */
export const recallIntervals = z.object({
  again: z.int(),
  hard: z.int(),
  good: z.int(),
  easy: z.int(),
});

export const dueFlashcard = flashcard.extend({ intervals: recallIntervals });
export type DueFlashcard = z.infer<typeof dueFlashcard>;

export const dueFlashcards = z.object({ cards: z.array(dueFlashcard), secondsPerCard: z.int() });
export type DueFlashcards = z.infer<typeof dueFlashcards>;

export const flashcardReviewBody = z.strictObject({
  grade,
  milliseconds: z.int().min(0, 'Use whole milliseconds').max(86_400_000, 'Use 24 hours or less'),
});
export type FlashcardReviewBody = z.infer<typeof flashcardReviewBody>;

export const flashcardReviewed = z.object({
  grade,
  /** The learner's day of this review; taking it back names it. */
  day: calendarDay,
  dueOn: calendarDay,
  /** As they stand now, for a card that comes again today. */
  intervals: recallIntervals,
});
export type FlashcardReviewed = z.infer<typeof flashcardReviewed>;

/** Names the review that is taken back, as it was given. */
export const undoFlashcardReviewBody = z.strictObject({ day: calendarDay, grade });

/** What a file of cards may be. */
export const flashcardFormat = z.enum(['csv', 'anki-tsv', 'apkg'], {
  error: 'Use csv, anki-tsv or apkg',
});
export type FlashcardFormat = z.infer<typeof flashcardFormat>;

export const importFlashcardsBody = z.strictObject({
  fileName: line({ min: [1, 'Name the file'], max: 200 }),
  /** The file's bytes in Base64. */
  content: z
    .base64('Send the bytes of the file in Base64')
    .max(Math.ceil(mostImportBytes / 3) * 4, 'Use a file of 5 MB or less'),
  /** Of cards whose file names none. */
  topic: line({ min: [1, 'Name a topic'], max: 240 }).optional(),
  /** Cards whose front is among the learner's own already. */
  duplicates: z.enum(['skip', 'add']).optional(),
});
export type ImportFlashcardsBody = z.infer<typeof importFlashcardsBody>;

const rowProblem = z.object({
  /** Line of the file, or place of the note in its package, from 1. */
  row: z.int(),
  problem: z.string(),
});
export type RowProblem = z.infer<typeof rowProblem>;

/** What a file would add; nothing is changed by asking. */
export const importPreview = z.object({
  format: flashcardFormat,
  /** Cards that can be added. */
  cards: z.int(),
  /** Of them, with the front of a card that the learner has, or that came earlier in the file. */
  duplicates: z.int(),
  /** The first ten. */
  first: z.array(flashcardText.extend({ isDuplicate: z.boolean() })),
  /** The first fifty. */
  problems: z.array(rowProblem),
  problemCount: z.int(),
  /** Pictures, sounds and films that were left out. */
  mediaLeftOut: z.int(),
});
export type ImportPreview = z.infer<typeof importPreview>;

export const flashcardsImported = z.object({ added: z.int(), skipped: z.int() });
export type FlashcardsImported = z.infer<typeof flashcardsImported>;

/** A saved study aid as cards, to be printed. */
export const aidCards = z.object({
  topic: z.string(),
  cards: z.array(z.object({ front: z.string(), back: z.string() })),
});
export type AidCards = z.infer<typeof aidCards>;

export const exportQuery = z.strictObject({ format: flashcardFormat });
