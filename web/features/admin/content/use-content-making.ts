import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GeneratedType } from '../../../../domain/contracts/content.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { serverText } from '../../../http/http-error.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { isSessionOver } from '../admin-request.ts';
import { contentKey, generateContent } from './content-queries.ts';

/** The form of new content: what is chosen and typed, what is wrong with it, and the making. */
export const useContentMaking = () => {
  const [type, setType] = useState<GeneratedType>('quiz');
  const [profession, setProfession] = useState<FieldCode>('RN');
  const [topic, setTopic] = useState('');
  const [problem, setProblem] = useState<string>();
  const queries = useQueryClient();
  const making = useMutation({
    mutationFn: generateContent,
    onSuccess: () => {
      setTopic('');
      const description = 'AI content has been successfully generated.';
      showToast({ title: 'Content Generated', description });
      return queries.invalidateQueries({ queryKey: contentKey });
    },
    onError: (error) => {
      // Said already, and the page is about to go.
      if (isSessionOver(error)) return;
      if (isRefusedFor(error, ['TopicUnknown'])) setProblem(serverText(error));
      const description = 'Failed to generate content. Please try again.';
      showToast({ title: 'Generation Failed', description, tone: 'destructive' });
    },
  });
  const generate = (): void => {
    setProblem(undefined);
    if (topic.trim() === '') {
      const description = 'Please enter a topic for content generation.';
      showToast({ title: 'Topic Required', description, tone: 'destructive' });
      return;
    }
    making.mutate({ type, profession, topic: topic.trim() });
  };
  return {
    type,
    setType,
    profession,
    setProfession,
    topic,
    setTopic: (next: string): void => {
      setTopic(next);
      setProblem(undefined);
    },
    problem,
    isPending: making.isPending,
    generate,
  };
};
