import { Button, Flex, Spinner, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { builtInMethods, type StudyMethod } from '../../../../domain/contracts/study-methods.ts';
import { configQuery } from '../../../session/config-query.ts';
import textStyles from '../../../ui/text.module.css';
import type { Making } from '../use-making.ts';
import { MethodSelect } from './method-select.tsx';
import { TopicInput } from './topic-input.tsx';

/** Said before anything is typed: the topic leaves the site. */
const ModelNote = ({ method }: { readonly method: StudyMethod }) => {
  const { data } = useQuery(configQuery());
  const isBuiltIn = builtInMethods.some((one) => one === method);
  return data?.studyAids === 'openai' && !isBuiltIn ? (
    <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
      Your topic is sent to a language model outside this site. Type nothing about yourself or a
      patient.
    </Text>
  ) : null;
};

/** Topic, method, and the button that makes the aid. */
export const Maker = ({ making }: { readonly making: Making }) => {
  const { topic, method, problem, isPending, flashcardsLeft, freeFlashcards } = making;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    making.generate();
  };
  return (
    <form onSubmit={onSubmit} aria-label="New study aid" noValidate>
      <Flex direction="column" gap="4">
        <TopicInput
          topic={topic}
          onChange={making.setTopic}
          problem={problem}
          onEmptyEnter={making.generate}
        />
        <MethodSelect method={method} onChange={making.setMethod} />
        <Button type="submit" size="3" disabled={topic.trim() === '' || isPending}>
          <Spinner loading={isPending}>
            <Sparkles size={16} />
          </Spinner>
          {isPending ? 'Generating...' : 'Generate'}
        </Button>
        {method === 'flashcards' && flashcardsLeft !== null ? (
          <Text as="p" size="2" color="gray" className={textStyles['num']}>
            {flashcardsLeft} of {freeFlashcards} flashcards left today on the free plan.
          </Text>
        ) : null}
        <ModelNote method={method} />
      </Flex>
    </form>
  );
};
