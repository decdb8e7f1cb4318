import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenAttempt } from '../../../domain/contracts/quiz.ts';
import { serverText } from '../../http/http-error.ts';
import { checkAnswer } from '../../queries/check-answer.ts';
import { noConnectionText } from '../../session/no-connection.ts';
import { showToast } from '../../toast/toast-store.ts';
import { chosenFor, currentQuestion, type RunnerState } from './runner-state.ts';
import type { Runner } from './use-runner.ts';

/** In a tutor quiz an answer that was chosen can be checked, once. */
const canCheck = ({ mode }: OpenAttempt, state: RunnerState): boolean => {
  const id = currentQuestion(state)?.id;
  if (mode !== 'tutor' || id === undefined) return false;
  return chosenFor(state, id).length > 0 && !state.revealed.has(id);
};

/** Asks for the key and the reasons of the question in view; `check` is absent where it may not. */
export const useCheckAnswer = (attempt: OpenAttempt, { session, state, queue }: Runner) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = session.answerInView();
      // An older choice that is still on its way must not come after this one.
      await queue.flush();
      return checkAnswer({ attemptId: attempt.id, ...answer });
    },
    onSuccess: (answer) => {
      session.reveal(answer);
      void client.invalidateQueries({ queryKey: ['quiz-overview'] });
    },
    onError: (error) =>
      showToast({
        title: 'Not checked',
        description: serverText(error) ?? noConnectionText(error) ?? 'Please try again.',
        tone: 'destructive',
      }),
  });
  const check = canCheck(attempt, state) ? () => mutate() : undefined;
  return { check, mayCheck: check !== undefined, isChecking: isPending };
};
