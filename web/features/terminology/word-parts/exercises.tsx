import { Box, Button, Flex, RadioCards, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WordPart } from '../../../../domain/contracts/terminology.ts';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { randomFrom, seedOf, shuffled } from '../../../../domain/kernel/random.ts';
import {
  type BuildExercise,
  buildExercise,
  type PartKind,
} from '../../../../domain/terminology/word-parts.ts';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../terminology.module.css';
import { kindWords } from './kind-words.ts';

type Slot = BuildExercise['slots'][number];

type SlotChoiceProps = {
  readonly slot: Slot;
  readonly chosen: string | undefined;
  readonly onChoose: (part: string) => void;
};

const SlotChoice = ({ slot, chosen, onChoose }: SlotChoiceProps) => (
  <Box>
    <Text as="div" size="2" weight="medium" mb="2" aria-hidden="true">
      {kindWords[slot.kind]}
    </Text>
    <RadioCards.Root
      size="1"
      columns={{ initial: '2', sm: '4' }}
      gap="2"
      aria-label={kindWords[slot.kind]}
      value={chosen ?? ''}
      onValueChange={onChoose}
    >
      {slot.choices.map(({ part }) => (
        <RadioCards.Item key={part} value={part}>
          {part}
        </RadioCards.Item>
      ))}
    </RadioCards.Root>
  </Box>
);

const Answer = ({ term, isRight }: { readonly term: TermEntry; readonly isRight: boolean }) => (
  <>
    <Text as="p" size="3" weight="medium" color={isRight ? 'green' : 'red'}>
      {isRight ? `Right: ${term.term}.` : `Not right. The term is ${term.term}.`}
    </Text>
    <Text as="p" size="2" color="gray">
      {term.parts.map(({ part, meaning }) => `${part} ${meaning}`).join(' + ')}
    </Text>
  </>
);

type Chosen = Readonly<Partial<Record<PartKind, string>>>;

type ExerciseProps = {
  readonly exercise: BuildExercise;
  readonly onNext: () => void;
  /** Not the first one: whoever asked for it is taken to it. */
  readonly takesFocus: boolean;
};

const Exercise = ({ exercise, onNext, takesFocus }: ExerciseProps) => {
  const { term, slots } = exercise;
  const [chosen, choose] = useState<Chosen>({});
  const [isChecked, check] = useState(false);
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) asked.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const isRight = term.parts.every(({ kind, part }) => chosen[kind] === part);
  return (
    <>
      <Text
        as="p"
        size="4"
        tabIndex={-1}
        ref={asked}
        className={classes(textStyles['measure'], textStyles['pretty'], styles['term-asked'])}
      >
        {term.definition}
      </Text>
      <Flex direction="column" gap="4" mt="4">
        {slots.map((slot) => (
          <SlotChoice
            key={slot.kind}
            slot={slot}
            chosen={chosen[slot.kind]}
            onChoose={(part) => {
              check(false);
              choose({ ...chosen, [slot.kind]: part });
            }}
          />
        ))}
      </Flex>
      <Box mt="4" role="status">
        {isChecked ? <Answer term={term} isRight={isRight} /> : null}
      </Box>
      <Flex gap="2" mt="3">
        <Button
          disabled={slots.some(({ kind }) => chosen[kind] === undefined)}
          onClick={() => check(true)}
        >
          Check
        </Button>
        <Button variant="surface" color="gray" onClick={onNext}>
          Next
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      </Flex>
    </>
  );
};

type ExercisesProps = {
  /** That one part of each kind at most builds. */
  readonly terms: readonly TermEntry[];
  readonly parts: readonly WordPart[];
};

/** A meaning is shown, and the word is built for it; all in turn, in an order of their own each time. */
export const Exercises = ({ terms, parts }: ExercisesProps) => {
  const [seed] = useState(() => seedOf(crypto.randomUUID()));
  const [place, setPlace] = useState(0);
  const order = shuffled(terms, randomFrom(seed));
  const term = order[place % order.length];
  if (!term) return null;
  return (
    <Panel title="Which word means this?" note="Build it from its parts.">
      <Exercise
        key={`${term.id} ${place}`}
        exercise={buildExercise(term, parts, randomFrom(seed + place))}
        onNext={() => setPlace(place + 1)}
        takesFocus={place > 0}
      />
    </Panel>
  );
};
