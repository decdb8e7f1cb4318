import type { DrawRefusal } from '../../domain/draws/drawn-questions.ts';
import type { OnOpenExam } from '../../domain/draws/on-open-exam.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';
import { drawsAgain, waitsForExam } from './waiting-words.ts';

/** Why nothing is drawn, and what waits for an open exam. */
export type DrawsRefusal =
  | Extract<DrawRefusal, { code: 'DrawLimit' }>
  | { readonly code: 'FinishFirst' }
  | OnOpenExam;

/** What is told of it; attempt hands it over, for papers are drawn there. */
export const drawsAnswers: RefusalAnswers<DrawsRefusal> = {
  DrawLimit: ({ seconds }) => ({
    status: 429,
    message: drawsAgain(seconds),
    retryAfter: seconds,
  }),
  FinishFirst: say(
    409,
    'You have many unanswered questions in open quizzes. Finish or discard some of them, then start a new one.',
  ),
  OnOpenExam: ({ what, seconds }) => ({
    status: 409,
    message: waitsForExam(what, seconds),
  }),
};
