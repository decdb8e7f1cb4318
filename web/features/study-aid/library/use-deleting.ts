import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedAidEntry } from '../../../../domain/contracts/study-aids.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { deleteAid, restoreAid } from '../queries/study-aid-queries.ts';

/** Takes aids out of the library and, as long as the page is open, back in. */
export const useDeleting = () => {
  const queries = useQueryClient();
  const [allGone, setGone] = useState<readonly SavedAidEntry[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: ['study-aids'] });
  const onError = (): void =>
    showToast({
      title: 'Error',
      description: 'The study aid could not be moved. Please try again.',
      tone: 'destructive',
    });
  const deleting = useMutation({
    mutationFn: (entry: SavedAidEntry) => deleteAid(entry.id),
    onSuccess: (_, entry) => {
      setGone((before) => [...before, entry]);
      return refresh();
    },
    onError,
  });
  const restoring = useMutation({
    mutationFn: (entry: SavedAidEntry) => restoreAid(entry.id),
    onSuccess: (_, entry) => {
      setGone((before) => before.filter(({ id }) => id !== entry.id));
      return refresh();
    },
    onError,
  });
  return { allGone, gone: allGone.at(-1), remove: deleting.mutate, restore: restoring.mutate };
};
