import type { OpenAttempt, SaveAnswerBody } from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';

/** Less time than this, in seconds, is not worth another save of the same answer. */
const worthSaving = 3;

export type SaveAnswer = (questionId: QuestionId, body: SaveAnswerBody) => void;

/** With what this page believes to stand: another answer is not replaced unseen. */
const replacing = (body: SaveAnswerBody, before: SaveAnswerBody | undefined): SaveAnswerBody =>
  body.userAnswer === undefined ? body : { ...body, instead: [before?.userAnswer ?? ''] };

export type AnswerRecorder = {
  readonly record: SaveAnswer;
  /** Takes over what the server has by now. */
  readonly learn: (answers: OpenAttempt['answers']) => void;
};

/**
 * Passes on what is new since the last save: another answer, or clearly more time. An answer that
 * was sent before is not sent again with the time, for another tab may have changed it since.
 */
export const answerRecorder = (
  answers: OpenAttempt['answers'],
  save: SaveAnswer,
): AnswerRecorder => {
  const sent = new Map<QuestionId, SaveAnswerBody>();
  const learn = (known: OpenAttempt['answers']): void => {
    for (const { questionId, userAnswer, seconds } of known) {
      sent.set(questionId, { userAnswer, seconds });
    }
  };
  learn(answers);
  const record: SaveAnswer = (questionId, body) => {
    const before = sent.get(questionId);
    // A paper that opens in a tab out of sight was not seen.
    if (!before && body.userAnswer === undefined && body.seconds === 0) return;
    const isSame = before && (body.userAnswer ?? before.userAnswer) === before.userAnswer;
    if (isSame && body.seconds - before.seconds < worthSaving) return;
    sent.set(questionId, { ...before, ...body });
    if (isSame) return save(questionId, { seconds: body.seconds });
    save(questionId, replacing(body, before));
  };
  return { record, learn };
};
