import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { serverText } from '../../../http/http-error.ts';
import { noConnectionText } from '../../../session/no-connection.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { issueCustomQuiz } from '../queries/issue-custom-quiz.ts';
import { rememberIndex } from '../runner/session/remembered-index.ts';

const problemOf = (error: unknown): string =>
  serverText(error) ?? noConnectionText(error) ?? 'Please try again.';

/** Asks for a quiz of one's own and goes to it. */
export const useStartCustom = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: issueCustomQuiz,
    onSuccess: ({ attemptId, questions }, { count }) => {
      rememberIndex(attemptId, 0);
      void client.invalidateQueries({ queryKey: ['attempts'] });
      if (questions.length < count) {
        showToast({
          title: `Your quiz has ${questions.length} of ${count} questions`,
          description: 'No more questions match your choices.',
        });
      }
      return navigate(`/quiz?attempt=${attemptId}`);
    },
    onError: (error) =>
      showToast({
        title: 'Could not start the quiz',
        description: problemOf(error),
        tone: 'destructive',
      }),
  });
  return { start: mutate, isStarting: isPending };
};
