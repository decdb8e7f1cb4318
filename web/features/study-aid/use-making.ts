import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import type { GeneratedAid } from '../../../domain/contracts/study-aids.ts';
import { methodWords, type StudyMethod } from '../../../domain/contracts/study-methods.ts';
import { HttpError, serverText } from '../../http/http-error.ts';
import { isRefusedFor } from '../../http/is-refused-for.ts';
import { useFreeFlashcards } from '../../session/use-free-flashcards.ts';
import { showToast } from '../../toast/toast-store.ts';
import { generateAid } from './queries/study-aid-queries.ts';
import { useFlashcardsToday } from './use-flashcards-today.ts';

const professionOf = ({ healthcareField }: User, method: StudyMethod): string =>
  method === 'image-interpretation' ? 'healthcare' : (healthcareField ?? 'General Healthcare');

/** A refusal says what it refuses; what broke is no learner's business. */
const isRefusal = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

const failed = (error: unknown): void =>
  showToast({
    title: 'Generation Failed',
    description:
      (isRefusal(error) ? serverText(error) : undefined) ??
      'Failed to generate study aid. Please try again.',
    tone: 'destructive',
  });

type Start = { readonly topic: string; readonly method: StudyMethod };

/** The form of a new aid: what is typed, what is wrong with it, and the making. */
export const useMaking = (user: User, start: Start, onMade: (made: GeneratedAid) => void) => {
  const [topic, setTopic] = useState(start.topic);
  const [method, setMethod] = useState(start.method);
  const [problem, setProblem] = useState<string>();
  const queries = useQueryClient();
  const { made } = useFlashcardsToday(user);
  const free = useFreeFlashcards();
  const making = useMutation({
    mutationFn: generateAid,
    onSuccess: (aid) => {
      onMade(aid);
      const description = `Your ${methodWords[aid.studyMethod].label} has been created successfully!`;
      showToast({ title: 'Study Aid Generated', description });
      void queries.invalidateQueries({ queryKey: ['study-aids'] });
      void queries.invalidateQueries({ queryKey: ['flashcards'] });
    },
    onError: (error) => {
      if (isRefusedFor(error, ['TopicUnknown'])) setProblem(serverText(error));
      failed(error);
    },
  });
  const generate = (): void => {
    if (topic.trim() === '') {
      const description = 'Please enter a study topic to generate content.';
      showToast({ title: 'Topic Required', description, tone: 'destructive' });
      return;
    }
    setProblem(undefined);
    const profession = professionOf(user, method);
    making.mutate({ body: { topic, studyMethod: method, profession }, wish: crypto.randomUUID() });
  };
  return {
    topic,
    method,
    problem,
    isPending: making.isPending,
    flashcardsLeft:
      made === undefined || isPro(user.subscriptionTier) ? null : Math.max(0, free - made),
    freeFlashcards: free,
    setTopic: (next: string): void => {
      setTopic(next);
      setProblem(undefined);
    },
    setMethod,
    generate,
  };
};
export type Making = ReturnType<typeof useMaking>;
