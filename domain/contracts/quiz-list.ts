import { z } from 'zod';
import { line } from '../kernel/text.ts';
import { analyticsPeriod } from './analytics.ts';
import { quizKind } from './paper-kind.ts';
import { quizHistoryItem } from './quiz.ts';

const quizTiming = z.enum(['timed', 'untimed']);

export const quizzesOnPage = 20;
const mostOnPage = 50;
const sizes = `Ask for 1 to ${mostOnPage}`;
const lastPage = 10_000;
const pages = `Use a page from 1 to ${lastPage}`;

export const quizListQuery = z.strictObject({
  /** The name of an area, as `areas` lists it. */
  area: line({ min: [1, 'Name it'], max: 160 }).optional(),
  kind: quizKind.optional(),
  timing: quizTiming.optional(),
  /** Handed in within the last 7, 30, 90 or 365 days of the learner's own calendar. */
  period: analyticsPeriod.optional(),
  page: z.coerce.number().int().min(1, pages).max(lastPage, pages).optional(),
  size: z.coerce.number().int().min(1, sizes).max(mostOnPage, sizes).optional(),
});
export type QuizListQuery = z.infer<typeof quizListQuery>;

const listedQuiz = quizHistoryItem.extend({
  /** By name, the most asked first. */
  areas: z.array(z.string()),
});
export type ListedQuiz = z.infer<typeof listedQuiz>;

export const quizList = z.object({
  /** Newest first. */
  quizzes: z.array(listedQuiz),
  /** Of what matches; the last one where a later one was asked for. */
  page: z.int(),
  pages: z.int(),
  matching: z.int(),
  /** Whatever is asked for. */
  total: z.int(),
  /** Areas of all the quizzes, by name. */
  areas: z.array(z.string()),
});
export type QuizList = z.infer<typeof quizList>;
