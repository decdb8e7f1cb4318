import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImageCaseDetail, StepCall } from '../../../../domain/contracts/medical-images.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { imageCaseQuery, imagesKey, sendReading } from '../queries/image-queries.ts';

type Draft = {
  readonly steps: readonly (StepCall | undefined)[];
  readonly answers: readonly (string | undefined)[];
};

const emptyDraft = ({ checklist, questions }: ImageCaseDetail): Draft => ({
  steps: checklist.map(() => undefined),
  answers: questions.map(() => undefined),
});

const isGiven = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** Nothing of it is told before the learner commits, also where the case was read before. */
export type ReadingStart = 'as-read' | 'anew';

/** Whether every question was answered right at the last reading. */
export const isReadRight = ({ interpretation }: ImageCaseDetail): boolean =>
  interpretation?.questions.every(({ key, chosen }) => key === chosen) ?? false;

/** What the learner calls and answers, until they commit to it. */
export const useReading = (
  image: ImageCaseDetail,
  start: ReadingStart,
  onRead?: (image: ImageCaseDetail) => void,
) => {
  const [draft, setDraft] = useState(() => emptyDraft(image));
  const [isOpen, setOpen] = useState(start === 'anew' || image.interpretation === null);
  const [began, begin] = useState(() => performance.now());
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: sendReading,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: imagesKey });
      const read = await queries.fetchQuery(imageCaseQuery(image.id));
      setOpen(false);
      onRead?.(read);
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: serverText(error) ?? 'Your reading was not saved. Please try again.',
        tone: 'destructive',
      }),
  });
  const steps = draft.steps.filter(isGiven);
  const answers = draft.answers.filter(isGiven);
  const left = draft.steps.length + draft.answers.length - steps.length - answers.length;
  return {
    draft,
    /** Null while it is read: findings, key and reasons are told afterwards. */
    told: isOpen ? null : image.interpretation,
    left,
    isPending: sending.isPending,
    call: (place: number, call: StepCall): void =>
      setDraft({ ...draft, steps: draft.steps.with(place, call) }),
    answer: (place: number, label: string): void =>
      setDraft({ ...draft, answers: draft.answers.with(place, label) }),
    commit: (): void => {
      if (left > 0) return;
      const seconds = Math.min(86_400, Math.round((performance.now() - began) / 100) / 10);
      const body = { version: image.version, answers, steps, seconds };
      sending.mutate({ id: image.id, body, wish: crypto.randomUUID() });
    },
    readAgain: (): void => {
      setDraft(emptyDraft(image));
      begin(performance.now());
      setOpen(true);
    },
  };
};
export type ReadingDraft = ReturnType<typeof useReading>;
