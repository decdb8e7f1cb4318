import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenAttempt } from '../../../../../domain/contracts/quiz.ts';
import { serverText } from '../../../../http/http-error.ts';
import { noConnectionText } from '../../../../session/no-connection.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { checkAnswer } from '../../queries/check-answer.ts';
import { chosenFor, currentQuestion, type RunnerState } from './runner-state.ts';
import type { Runner } from './use-runner.ts';

/** What is checked stands for good, so it must be what the learner sees. */
class AnswerMoved extends Error {
  override readonly name = 'AnswerMoved';
}

const whyNot = (error: unknown): string => {
  if (error instanceof AnswerMoved) return error.message;
  return serverText(error) ?? noConnectionText(error) ?? 'Please try again.';
};

/** In a tutor quiz an answer that was chosen can be checked, once. */
const canCheck = ({ mode }: OpenAttempt, state: RunnerState): boolean => {
  const id = currentQuestion(state)?.id;
  if (mode !== 'tutor' || id === undefined) return false;
  return chosenFor(state, id).length > 0 && !state.revealed.has(id);
};

/** Asks for the key and the reasons of the question in view; `check` is absent where it may not. */
export const useCheckAnswer = (attempt: OpenAttempt, { session, state, catchUp }: Runner) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = session.answerInView();
      // An older choice on its way must not come after this one, nor one made elsewhere go unseen.
      await catchUp();
      if (session.answerInView().body.userAnswer !== answer.body.userAnswer) {
        throw new AnswerMoved(
          'You answered this question in another tab. That answer is shown now.',
        );
      }
      return checkAnswer({ attemptId: attempt.id, ...answer });
    },
    onSuccess: (answer) => {
      session.reveal(answer);
      void client.invalidateQueries({ queryKey: ['quiz-overview'] });
    },
    onError: (error) =>
      showToast({
        title: 'Could not check the answer',
        description: whyNot(error),
        tone: 'destructive',
      }),
  });
  const check = canCheck(attempt, state) ? () => mutate() : undefined;
  return { check, mayCheck: check !== undefined, isChecking: isPending };
};
