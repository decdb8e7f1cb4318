import type { AttemptRefusal } from '../../domain/attempt/commands.ts';
import type { QuestionStatus } from '../../domain/contracts/custom-quiz.ts';
import { type DrawsRefusal, drawsAnswers } from '../draws/refusals.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say, unlessBehind } from '../server/refusal-answer.ts';
import { malformedAnswers } from './malformed-answers.ts';

/** What the routes of papers refuse beside what their deciders do: they know the bank. */
type OfRoutes =
  | { readonly code: 'NoOpenPaper' }
  | { readonly code: 'ExamNotReady'; readonly held: number; readonly needed: number }
  | { readonly code: 'NothingMatches'; readonly status: QuestionStatus; readonly held: number }
  | { readonly code: 'NotRevealed'; readonly questionId: string };

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly attempt: AttemptRefusal | DrawsRefusal | OfRoutes;
  }
}

/** What is told of papers that were refused. */
export const attemptAnswers: RefusalAnswers<RefusalsOf['attempt']> = {
  AttemptNotFound: unlessBehind(say(404, 'Quiz not found.')),
  PaperAlreadyIssued: say(409, 'This quiz already exists.'),
  PaperEmpty: say(409, 'There are no questions for this quiz.'),
  ExamNotReady: ({ held, needed }) => ({
    status: 409,
    message: `This exam is not available yet: it needs ${needed} questions in the right mix, and we have ${held} so far.`,
  }),
  NothingMatches: ({ status, held }) => ({
    status: 409,
    message:
      held === 0
        ? 'No questions match your choices. Add an area or a topic.'
        : `None of the ${held} questions here are ${status}. Choose All, or add an area or a topic.`,
    field: 'status',
  }),
  NoOpenPaper: unlessBehind(say(404, 'You have no open quiz with these questions.', 'answers')),
  FieldMismatch: ({ field }) => ({
    status: 400,
    message: `This quiz is for ${field}.`,
    field: 'healthcareField',
  }),
  NotRevealed: unlessBehind(({ questionId }) => ({
    status: 403,
    message: `Finish a quiz with question ${questionId} to see its answer.`,
    field: 'questionIds',
  })),
  AlreadySubmitted: say(409, 'This quiz is already finished.'),
  AttemptGivenUp: say(409, 'This quiz was discarded.'),
  NotInTutorMode: say(409, 'You will see the answers when you finish this quiz.'),
  NothingChosen: say(400, 'Choose an answer before you check it.', 'userAnswer'),
  AnsweredElsewhere: say(409, 'Answered in another tab. That answer is shown now.', 'userAnswer'),
  AnswerRevealedAlready: say(
    409,
    'You have already seen the correct answer to this question, so your answer cannot be changed.',
    'userAnswer',
  ),
  TimeIsUp: say(409, 'Time is up. The answers you saved before count.'),
  QuestionNotOnPaper: ({ questionId }) => ({
    status: 400,
    message: `Question ${questionId} is not in this quiz.`,
    field: 'questionId',
  }),
  PaperFull: say(
    409,
    'This quiz has too many changes to save more. Finish it: your last answers are included.',
  ),
  CannotPause: say(409, 'A timed quiz or exam cannot be paused.'),
  AnswersAreFinal: ({ questionId }) => ({
    status: 409,
    message: `Question ${questionId} is already answered. Answers in an adaptive exam are final.`,
    field: 'questionId',
  }),
  AnswerMissing: ({ questionId }) => ({
    status: 400,
    message: `Choose an answer to question ${questionId}. Questions in an adaptive exam cannot be skipped.`,
    field: 'userAnswer',
  }),
  NotAdaptive: say(409, 'This exam is not adaptive.', 'form'),
  ...malformedAnswers,
  ...drawsAnswers,
};
