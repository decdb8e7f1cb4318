import { z } from 'zod';
import { attemptId, questionId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { adaptiveLength, adaptiveReview } from './adaptive.ts';
import { questionMark } from './attempt-work.ts';
import { caseStudyPlace } from './case-study.ts';
import { exhibit, teaching } from './exhibits.ts';
import { fieldCode } from './fields.ts';
import { areaResult, scaledScore } from './measurement.ts';
import { labelledOption } from './option-label.ts';
import { paperMode } from './paper-modes.ts';
import { labelledResponse } from './response.ts';
import { correctAnswer, rightNumber } from './right-answer.ts';

/** The name of an exam as the product offers it. */
export const examName = line({ max: 60 });

/**
 * Several answers joined by commas, empty when skipped: "B", "A,C", "". Where an order is asked for, the
 * letters in that order; where a number is, the number: "6.5".
 */
export const userAnswer = z
  .string()
  .regex(
    /^(?:A?[A-Z](?:,A?[A-Z]){0,51}|-?\d{1,9}(?:\.\d{1,6})?)?$/,
    'Use option letters joined by commas, a number, or an empty text',
  );

/** No more seconds than a day: a longer time on one question is no measurement. */
export const seconds = z
  .number()
  .min(0, 'Use 0 or more seconds')
  .max(86_400, 'Use at most 86400 seconds');

const questionType = z.enum(['Single', 'K-Type']);

/** A question as a taker may see it: nothing in it tells the key. */
export const question = z.object({
  id: questionId,
  question: z.string(),
  /** Where it is asked together with the five others of its case study. */
  caseStudy: caseStudyPlace.optional(),
  /** Pages of the chart, where the question has any. */
  exhibits: z.array(exhibit).optional(),
  questionType,
  /** How it is answered where it is more than choosing among the options. */
  response: labelledResponse.optional(),
  /** None where a number is entered. */
  options: z.array(labelledOption),
  /** The blueprint area's name. */
  category: z.string(),
  topic: z.string(),
});
export type Question = z.infer<typeof question>;
export const questionList = z.array(question);

/** On one quiz that is no exam; an exam has its own length. */
export const mostPracticeQuestions = 75;

export const questionsQuery = z
  .strictObject({
    limit: z.coerce
      .number()
      .int()
      .min(1, 'Ask for 1 to 400')
      .max(400, 'Ask for 1 to 400')
      .optional(),
    fullLength: z.enum(['true', 'false']).optional(),
    exam: examName.optional(),
    /** Of a full-length exam; fixed when absent. */
    form: z.enum(['fixed', 'adaptive']).optional(),
  })
  .refine(({ limit = 0, fullLength }) => fullLength === 'true' || limit <= mostPracticeQuestions, {
    path: ['limit'],
    error: `Ask for 1 to ${mostPracticeQuestions}`,
  });

export const savedAnswer = z.object({ questionId, userAnswer, seconds });

export const answerDetail = z.object({
  id: questionId,
  correctAnswer,
  explanation: z.string(),
  /** The explanation in its parts, where the question has them. */
  teaching: teaching.optional(),
  /** What its pictures show, with their figures. */
  pictures: z.array(z.string()).optional(),
  entry: rightNumber.optional(),
  /** From the option's text to why it is right or wrong. */
  answerExplanations: z.record(z.string(), z.string()),
});
export type AnswerDetail = z.infer<typeof answerDetail>;
export const answerDetails = z.array(answerDetail);

/** Absent where an answer is right or wrong. */
const partialCredit = { points: z.int().optional(), maxPoints: z.int().optional() };

/** An answer of a tutor quiz that was checked: it stands. */
export const revealedAnswer = answerDetail.extend({
  userAnswer,
  correct: z.boolean(),
  ...partialCredit,
  seconds: z.number(),
});
export type RevealedAnswer = z.infer<typeof revealedAnswer>;

export const revealBody = z.strictObject({ userAnswer, seconds });
export type RevealBody = z.infer<typeof revealBody>;

export const openAttempt = z.object({
  id: attemptId,
  status: z.literal('open'),
  healthcareField: fieldCode,
  exam: z.string().nullable(),
  isFullLength: z.boolean(),
  mode: paperMode,
  issuedAt: instant,
  /** Null when there is no time limit. */
  endsAt: instant.nullable(),
  questions: questionList,
  answers: z.array(savedAnswer),
  /** Of the questions that carry any. */
  marks: z.array(questionMark),
  /** Empty but in tutor mode. */
  revealed: z.array(revealedAnswer),
  /** Only of an adaptive exam: its last question waits for its answer, and no answer changes. */
  adaptive: adaptiveLength.optional(),
});
export type OpenAttempt = z.infer<typeof openAttempt>;

export const openAttemptSummary = z.object({
  id: attemptId,
  healthcareField: fieldCode,
  exam: z.string().nullable(),
  isFullLength: z.boolean(),
  mode: paperMode,
  issuedAt: instant,
  /** When its time is over; null without a clock. */
  endsAt: instant.nullable(),
  totalQuestions: z.int(),
  answered: z.int(),
});
export const openAttemptList = z.array(openAttemptSummary);
export type OpenAttemptSummary = z.infer<typeof openAttemptSummary>;

/** More than one page can have told of one question before any of it arrived. */
export const mostReplaced = 60;

/** Without an answer only the time is saved: what was answered, here or elsewhere, stays. */
export const saveAnswerBody = z.strictObject({
  userAnswer: userAnswer.optional(),
  /** What may stand so far, as this page knows it; refused where another answer does. Absent: whatever stands. */
  instead: z.array(userAnswer).max(mostReplaced, `Name at most ${mostReplaced}`).optional(),
  seconds,
});
export type SaveAnswerBody = z.infer<typeof saveAnswerBody>;

const submittedAnswer = z.strictObject({
  questionId,
  userAnswer,
  /** The client's own opinion; ignored. */
  correct: z.boolean().optional(),
});

export const submitBody = z.strictObject({
  /** Without one, the learner's latest open paper that holds these questions is meant. */
  attemptId: attemptId.optional(),
  healthcareField: fieldCode,
  /** The client's own opinion; ignored. */
  score: z.number().optional(),
  totalQuestions: z.int().min(0).max(400).optional(),
  /** Seconds; held within what the server measured. */
  timeSpent: seconds.optional(),
  isFullLength: z.boolean().optional(),
  answers: z.array(submittedAnswer).max(400, 'Send at most 400 answers'),
});
export type SubmitBody = z.infer<typeof submitBody>;

/** An answer that was counted anew because the key of its question was wrong. */
export const rescoring = z.object({
  /** Where the questions of the paper are shown. */
  questionId: questionId.optional(),
  at: instant,
  reason: z.string(),
  /** Percent; null where the paper has no percent score. */
  scoreBefore: z.int().nullable(),
  scoreAfter: z.int().nullable(),
});
export type QuizRescoring = z.infer<typeof rescoring>;

export const quizHistoryItem = z.object({
  id: attemptId,
  healthcareField: fieldCode,
  exam: z.string().nullable(),
  /** Percent, rounded; null of an adaptive exam, which has no percent score. */
  score: z.int().nullable(),
  totalQuestions: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  skipped: z.int(),
  /** Seconds. */
  timeSpent: z.int(),
  isFullLength: z.boolean(),
  mode: paperMode,
  createdAt: instant,
  /** Oldest first; absent while the score is as it was given. */
  rescored: z.array(rescoring).optional(),
});
export type QuizHistoryItem = z.infer<typeof quizHistoryItem>;
export const quizHistory = z.array(quizHistoryItem);

export const historyQuery = z.strictObject({
  limit: z.coerce.number().int().min(1, 'Ask for 1 to 500').max(500, 'Ask for 1 to 500').optional(),
});

/** The stored history item, with what the results screen shows of each question. */
export const submittedAttempt = quizHistoryItem.extend({
  status: z.literal('submitted'),
  /** What to work on first comes first. */
  areas: z.array(areaResult),
  /** Areas of the exam's outline of which the paper held no question. */
  areasNotAsked: z.array(z.object({ name: z.string(), weight: z.number() })).optional(),
  /** Absent unless the paper resembles the exam. */
  scaled: scaledScore.optional(),
  /** Its clock ended it. */
  timeRanOut: z.boolean().optional(),
  questions: questionList,
  answers: z.array(savedAnswer.extend({ correct: z.boolean(), ...partialCredit })),
  marks: z.array(questionMark),
  adaptive: adaptiveReview.optional(),
});
export type SubmittedAttempt = z.infer<typeof submittedAttempt>;

export const attemptView = z.discriminatedUnion('status', [openAttempt, submittedAttempt]);
export type AttemptView = z.infer<typeof attemptView>;

/** This attempt is a clinical simulation: /api/simulations/{id} shows it. */
const simulationAttempt = z.object({ id: attemptId, status: z.literal('simulation') });

export const attemptAnswer = z.union([attemptView, simulationAttempt]);
export type AttemptAnswer = z.infer<typeof attemptAnswer>;

export const answersBody = z.strictObject({
  questionIds: z.array(questionId).min(1, 'Name at least one question').max(400),
  field: fieldCode,
});
