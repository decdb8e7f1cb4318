import type { QuizHistoryItem } from '../contracts/quiz.ts';
import type { HandedIn } from './handed-in.ts';

type Listed = Pick<QuizHistoryItem, 'score' | 'totalQuestions' | 'skipped'>;

/** `isScored`, of a result as the history lists it. */
export const isListedScore = <Quiz extends Listed>(
  quiz: Quiz,
): quiz is Quiz & { readonly score: number } =>
  quiz.score !== null && quiz.totalQuestions > quiz.skipped;

/** A result as the learner's history lists it. */
export const historyItem = <Result extends HandedIn>(
  result: Result,
): QuizHistoryItem & Pick<Result, 'score'> => ({
  id: result.attemptId,
  healthcareField: result.field,
  exam: result.exam,
  score: result.score,
  totalQuestions: result.total,
  correct: result.correct,
  incorrect: result.incorrect,
  skipped: result.skipped,
  timeSpent: result.timeSpent,
  isFullLength: result.isFullLength,
  mode: result.mode,
  createdAt: result.at,
});
