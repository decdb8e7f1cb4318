import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TermProgress } from '../../../../domain/contracts/terminology-study.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { type Mark, markTerm, termProgressQuery } from '../queries/terminology-queries.ts';

const marked = (before: TermProgress, { id, learned }: Mark): TermProgress => {
  const others = before.learned.filter((one) => one !== id);
  return { ...before, learned: learned ? [...others, id] : others };
};

/** Which terms the learner marked, and how one is marked: it shows at once. */
export const useMarking = () => {
  const queries = useQueryClient();
  const { queryKey } = termProgressQuery();
  const { data } = useQuery(termProgressQuery());
  const show = (mark: Mark): void => {
    queries.setQueryData(queryKey, (before: TermProgress | undefined) =>
      before ? marked(before, mark) : before,
    );
  };
  const marking = useMutation({
    mutationFn: markTerm,
    onMutate: show,
    onError: (_, mark) => {
      show({ ...mark, learned: !mark.learned });
      showToast({
        title: 'Error',
        description: 'The mark could not be saved. Please try again.',
        tone: 'destructive',
      });
    },
  });
  return { learned: new Set(data?.learned), isKnown: data !== undefined, mark: marking.mutate };
};
