import type { MarkBody, QuestionMark } from '../../../../../domain/contracts/attempt-work.ts';
import type { OpenAttempt, SaveAnswerBody } from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';
import type { PendingCall } from '../../../../storage/pending-calls.ts';

const withAnswer = (
  answers: OpenAttempt['answers'],
  questionId: QuestionId,
  { userAnswer, seconds }: SaveAnswerBody,
): OpenAttempt['answers'] => {
  const before = answers.find((answer) => answer.questionId === questionId);
  const changed = { questionId, userAnswer: userAnswer ?? before?.userAnswer ?? '', seconds };
  return [...answers.filter((answer) => answer !== before), changed];
};

const withMark = (
  marks: readonly QuestionMark[],
  questionId: QuestionId,
  body: MarkBody,
): QuestionMark[] => {
  const before = marks.find((mark) => mark.questionId === questionId);
  const {
    flagged = before?.flagged ?? false,
    struck = before?.struck ?? [],
    note = before?.note ?? '',
  } = body;
  return [...marks.filter((mark) => mark !== before), { questionId, flagged, struck, note }];
};

/** The paper as the learner left it here: what the server has, and what has yet to reach it. */
export const withPending = (attempt: OpenAttempt, calls: readonly PendingCall[]): OpenAttempt => {
  let { answers, marks } = attempt;
  for (const { path, body } of calls) {
    const [kind, id = ''] = path.split('/');
    const questionId = id as QuestionId;
    if (kind === 'answers') answers = withAnswer(answers, questionId, body as SaveAnswerBody);
    if (kind === 'marks') marks = withMark(marks, questionId, body as MarkBody);
  }
  return { ...attempt, answers, marks };
};
