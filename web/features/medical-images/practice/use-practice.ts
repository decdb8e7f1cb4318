import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImageTopic, MedicalImage } from '../../../../domain/contracts/medical-images.ts';
import { waitsForExam } from '../../../http/waits-for-exam.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { fetchInterpretation, imagesKey } from '../queries/image-queries.ts';

export type Practice = { readonly topic: ImageTopic; readonly images: readonly MedicalImage[] };

/** A practice of one kind: asked for, open, closed. */
export const usePractice = () => {
  const [practice, setPractice] = useState<Practice>();
  const queries = useQueryClient();
  const starting = useMutation({
    mutationFn: fetchInterpretation,
    onSuccess: ({ images }, topic) => {
      void queries.invalidateQueries({ queryKey: imagesKey });
      if (images.length > 0) setPractice({ topic, images });
      else showToast({ title: 'No cases yet', description: 'No image data available.' });
    },
    onError: ({ message, cause }) =>
      showToast({
        title: 'Error',
        description: waitsForExam(cause) ?? message,
        tone: 'destructive',
      }),
  });
  return {
    practice,
    start: (topic: ImageTopic): void => starting.mutate(topic),
    starting: starting.isPending ? starting.variables : undefined,
    close: (): void => setPractice(undefined),
  };
};
