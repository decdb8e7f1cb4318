import { z } from 'zod';
import { attemptId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { fieldCode } from './fields.ts';
import { mostPracticeQuestions, questionList } from './quiz.ts';

/** By how the learner met a question: not yet on a finished paper, last time not right, marked, any. */
export const questionStatus = z.enum(['unused', 'missed', 'flagged', 'all']);
export type QuestionStatus = z.infer<typeof questionStatus>;

/** As on the longest practice quiz. */
export const mostCustomQuestions = mostPracticeQuestions;
export const mostCustomTopics = 300;

/** Minutes. */
export const customMinutes = { least: 5, most: 400 } as const;

const name = line({ min: [1, 'Name it'], max: 160 });

const minutes = z
  .int('Use whole minutes')
  .min(customMinutes.least, `Use ${customMinutes.least} to ${customMinutes.most} minutes`)
  .max(customMinutes.most, `Use ${customMinutes.least} to ${customMinutes.most} minutes`);

/** A quiz of questions in any of these areas or topics; of the whole field when neither is named. */
export const customQuizBody = z.strictObject({
  healthcareField: fieldCode,
  /** Names of blueprint areas, as questions show them. */
  areas: z.array(name).max(60, 'Name at most 60').optional(),
  topics: z.array(name).max(mostCustomTopics, `Name at most ${mostCustomTopics}`).optional(),
  status: questionStatus,
  /** When fewer match, the quiz has those. */
  count: z
    .int('Use a whole number')
    .min(1, `Ask for 1 to ${mostCustomQuestions}`)
    .max(mostCustomQuestions, `Ask for 1 to ${mostCustomQuestions}`),
  /** Null without a limit; at exam pace each question gets what the field's first exam gives it. */
  minutes: z.union([z.null(), z.literal('exam-pace'), minutes], {
    error: `Use null, "exam-pace" or ${customMinutes.least} to ${customMinutes.most} minutes`,
  }),
  mode: z.enum(['practice', 'tutor']),
  /**
   * Only whole case studies, six questions each, as many as go into `count` and at least one. One counts as in
   * an area or topic, as missed and as flagged when one of its questions does, and as unused when all do.
   */
  only: z.literal('case-studies').optional(),
});
export type CustomQuizBody = z.infer<typeof customQuizBody>;

export const customQuiz = z.object({ attemptId, questions: questionList });
