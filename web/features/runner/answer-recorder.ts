import type { OpenAttempt, SaveAnswerBody } from '../../../domain/contracts/quiz.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';

/** Less time than this, in seconds, is not worth another save of the same answer. */
const worthSaving = 3;

export type SaveAnswer = (questionId: ItemId, body: SaveAnswerBody) => void;

/** Passes on what is new since the last save: another answer, or clearly more time. */
export const answerRecorder = (answers: OpenAttempt['answers'], save: SaveAnswer): SaveAnswer => {
  const sent = new Map<ItemId, SaveAnswerBody>(
    answers.map(({ questionId, userAnswer, seconds }) => [questionId, { userAnswer, seconds }]),
  );
  return (questionId, body) => {
    const before = sent.get(questionId);
    // A paper that opens in a tab out of sight was not seen.
    if (!before && body.userAnswer === undefined && body.seconds === 0) return;
    const isSame = before && (body.userAnswer ?? before.userAnswer) === before.userAnswer;
    if (isSame && body.seconds - before.seconds < worthSaving) return;
    sent.set(questionId, { ...before, ...body });
    save(questionId, body);
  };
};
