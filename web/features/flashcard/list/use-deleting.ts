import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Flashcard } from '../../../../domain/contracts/flashcards.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { deleteFlashcard, restoreFlashcard } from '../queries/flashcard-queries.ts';

/** Takes cards out of the list and, as long as the page is open, back in. */
export const useDeleting = () => {
  const [gone, setGone] = useState<readonly Flashcard[]>([]);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['flashcards'] });
  const deleting = useMutation({
    mutationFn: ({ id }: Flashcard) => deleteFlashcard(id),
    onSuccess: (_, card) => {
      setGone((before) => [...before, card]);
      return refresh();
    },
    onError: (error) => reportFailure('Card not deleted', error),
  });
  const restoring = useMutation({
    mutationFn: ({ id }: Flashcard) => restoreFlashcard(id),
    onSuccess: (_, card) => {
      setGone((before) => before.filter(({ id }) => id !== card.id));
      return refresh();
    },
    onError: (error) => reportFailure('Card not brought back', error),
  });
  return { gone, remove: deleting.mutate, restore: restoring.mutate };
};
