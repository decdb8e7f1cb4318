import { z } from 'zod';
import { fieldCode } from '../contracts/fields.ts';
import { answerPiece, optionLabel } from '../contracts/option-label.ts';
import { paperMode } from '../contracts/paper-modes.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { itemId, optionId } from '../kernel/ids.ts';
import { withMended } from '../kernel/mended.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { about } from './about.ts';
import { adaptiveEvents } from './adaptive/adaptive-events.ts';
import { paperItem } from './paper-item.ts';
import {
  paperByLetters,
  paperWithMode,
  paperWithoutFlags,
  rescoringWithPercents,
  resultByLetters,
  resultWithMode,
  resultWithoutHours,
  resultWithPercent,
} from './upcasters.ts';
import { workEvents } from './work-events.ts';
import { workedHour } from './worked-hours.ts';

const paperIssued = defineEvent({
  type: 'PaperIssued',
  version: 4,
  data: z.strictObject({
    ...about,
    field: fieldCode,
    /** Null for a practice quiz. */
    exam: z.string().nullable(),
    isFullLength: z.boolean(),
    mode: paperMode,
    /** Extra time included; null when there is no limit. */
    timeLimitMinutes: z.int().nullable(),
    /** 1, or the learner's extra-time profile. */
    timeFactor: z.number(),
    items: z.array(paperItem),
    /** Those of them that the learner had flagged on an earlier paper. */
    flagged: z.array(itemId),
  }),
  upcasters: { 1: paperWithMode, 2: paperWithoutFlags, 3: paperByLetters },
});

const answerGiven = defineEvent({
  type: 'AnswerGiven',
  data: z.strictObject({
    ...about,
    itemId,
    /** Sorted letters, or in the order that was given, or a number; none when it was taken back. */
    chosen: z.array(answerPiece),
    /** Spent on this question so far, in seconds. */
    seconds: z.number(),
  }),
});

/** The answer was checked against the key before the paper was handed in; it stands from here on. */
const answerRevealed = defineEvent({
  type: 'AnswerRevealed',
  data: z.strictObject({
    ...about,
    field: fieldCode,
    itemId,
    revision: z.int(),
    /** As of an answer that is given, at least one. */
    chosen: z.array(answerPiece),
    correct: z.boolean(),
    /** Spent on this question until then, in seconds. */
    seconds: z.number(),
  }),
});

/** Percent of all questions; null of an adaptive paper, which makes about half of them wrong for all. */
const percentScore = z.int().nullable();

export const scoredAnswer = z.strictObject({
  itemId,
  revision: z.int(),
  area: z.string(),
  topic: z.string(),
  /** Letters of this paper, or a number. */
  chosen: z.array(answerPiece),
  /** What they stand for. */
  chosenOptions: z.array(optionId),
  key: z.array(optionLabel),
  /** Wholly right. */
  correct: z.boolean(),
  /** Partial credit; absent where an answer is right or wrong. */
  points: z.int().optional(),
  maxPoints: z.int().optional(),
  /** The options are in the order that was given. */
  inOrder: z.literal(true).optional(),
  seconds: z.number(),
  firstSeen: z.boolean(),
});
export type ScoredAnswer = z.infer<typeof scoredAnswer>;

const quizSubmitted = defineEvent({
  type: 'QuizSubmitted',
  version: 5,
  data: z.strictObject({
    ...about,
    field: fieldCode,
    exam: z.string().nullable(),
    isFullLength: z.boolean(),
    mode: paperMode,
    timed: z.boolean(),
    /** The learner's own day, fixed here so that a replay in another zone cannot move it. */
    day: calendarDay,
    /** The hour of that day, 0 to 23; null where it was not written down. */
    hour: z.int().nullable(),
    timeSpent: z.int(),
    /** When that time was; none where it was not measured. */
    worked: z.array(workedHour),
    total: z.int(),
    correct: z.int(),
    incorrect: z.int(),
    skipped: z.int(),
    score: percentScore,
    answers: z.array(scoredAnswer),
  }),
  upcasters: { 1: resultWithMode, 2: resultByLetters, 3: resultWithPercent, 4: resultWithoutHours },
});
export type QuizResult = z.infer<typeof quizSubmitted.data>;

const attemptVoided = defineEvent({
  type: 'AttemptVoided',
  data: z.strictObject({ ...about }),
});

const counts = z.strictObject({
  correct: z.int(),
  incorrect: z.int(),
  skipped: z.int(),
  score: percentScore,
});
export type Counts = z.infer<typeof counts>;

/** One of the other answers that tell of their items, as it counts now. */
const otherAnswer = scoredAnswer.pick({
  itemId: true,
  revision: true,
  chosenOptions: true,
  inOrder: true,
  correct: true,
});

/** The key of an item was wrong: the answer that was given to it counts anew. */
const attemptRescored = defineEvent({
  type: 'AttemptRescored',
  version: 3,
  data: z.strictObject({
    ...about,
    /** When the attempt was handed in. */
    submittedAt: instant,
    itemId,
    revision: z.int(),
    area: z.string(),
    topic: z.string(),
    /** Letters of the attempt's paper. */
    key: z.array(optionLabel),
    /** What the learner is told. */
    reason: z.string(),
    wasCorrect: z.boolean(),
    correct: z.boolean(),
    /** Partial credit by the right key; absent where an answer is right or wrong. */
    points: z.int().optional(),
    maxPoints: z.int().optional(),
    before: counts,
    after: counts,
    /** Those whose rest of the paper this answer is part of; none where it tells nothing of items. */
    others: z.array(otherAnswer),
  }),
  upcasters: { 1: withMended('reason'), 2: rescoringWithPercents },
});
export type Rescoring = z.infer<typeof attemptRescored.data>;

export const attemptEvents = [
  paperIssued,
  answerGiven,
  answerRevealed,
  quizSubmitted,
  attemptVoided,
  attemptRescored,
  ...workEvents,
  ...adaptiveEvents,
] as const;
export type AttemptEvent = EventOf<(typeof attemptEvents)[number]>;
