import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TutorConversationEntry } from '../../../../domain/contracts/tutor.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { deleteConversation, restoreConversation } from '../queries/tutor-queries.ts';

/** Deletes a conversation and takes that back. */
export const useDeleting = (onGone: (id: string) => void) => {
  const queries = useQueryClient();
  const [gone, setGone] = useState<TutorConversationEntry>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['tutor-conversations'] });
  const onError = (): void =>
    showToast({
      title: 'Error',
      description: 'The conversation could not be moved. Please try again.',
      tone: 'destructive',
    });
  const deleting = useMutation({
    mutationFn: ({ id }: TutorConversationEntry) => deleteConversation(id),
    onSuccess: (_, entry) => {
      setGone(entry);
      onGone(entry.id);
      return refresh();
    },
    onError,
  });
  const restoring = useMutation({
    mutationFn: ({ id }: TutorConversationEntry) => restoreConversation(id),
    onSuccess: () => {
      setGone(undefined);
      return refresh();
    },
    onError,
  });
  return { gone, remove: deleting.mutate, restore: restoring.mutate };
};
