import { Box, Button, Callout, Card, Flex, Heading, Switch, Text } from '@radix-ui/themes';
import { ArrowRight, Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AnsweredTerm, TermQuestion } from '../../../../domain/contracts/terminology-study.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from '../terminology.module.css';
import type { TermsQuizState } from './use-terms-quiz.ts';

type Option = TermQuestion['options'][number];

type OptionRowProps = {
  readonly option: Option;
  readonly chosen: string | undefined;
  readonly answered: AnsweredTerm | undefined;
  readonly onChoose: () => void;
};

const stateOf = ({ option, chosen, answered }: Omit<OptionRowProps, 'onChoose'>) => {
  if (answered?.rightOptionId === option.id) return 'right';
  if (chosen !== option.id) return 'plain';
  return answered ? 'wrong' : 'chosen';
};

/** A plain option has no look of its own. */
const looks: Readonly<Record<string, string | undefined>> = {
  right: styles['right'],
  wrong: styles['wrong'],
  chosen: styles['chosen'],
};

const OptionRow = ({ option, chosen, answered, onChoose }: OptionRowProps) => {
  const state = stateOf({ option, chosen, answered });
  return (
    <li>
      <button
        type="button"
        className={classes(styles['term-option'], looks[state])}
        aria-pressed={chosen === option.id}
        aria-disabled={chosen !== undefined}
        onClick={onChoose}
      >
        <span className={questionStyles['key']} aria-hidden="true">
          {option.id}
        </span>
        <span>{option.definition}</span>
        {state === 'right' ? <Check size={18} aria-label="Right" /> : null}
        {state === 'wrong' ? <X size={18} aria-label="Not right" /> : null}
      </button>
    </li>
  );
};

const Verdict = ({ correct, rightOptionId, etymology }: AnsweredTerm) => (
  <Box mt="4">
    <Text as="p" size="3" weight="medium" color={correct ? 'green' : 'red'}>
      {correct ? 'Right.' : `Not right. ${rightOptionId} is the definition.`}
    </Text>
    <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
      Etymology: {etymology}
    </Text>
  </Box>
);

type QuizQuestionProps = {
  readonly question: TermQuestion;
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly quiz: TermsQuizState;
};

const Foot = ({ quiz, isLast }: { readonly quiz: TermsQuizState; readonly isLast: boolean }) => (
  <Flex justify="between" align="center" gap="3" wrap="wrap" mt="4">
    <Text as="label" size="2" color="gray">
      <Flex align="center" gap="2">
        <Switch size="1" checked={quiz.goesOn} onCheckedChange={quiz.setGoesOn} />
        Continue by itself
      </Flex>
    </Text>
    <Flex gap="2">
      <Button variant="surface" color="gray" onClick={quiz.leave}>
        Leave quiz
      </Button>
      <Button disabled={!quiz.playing?.answered} onClick={quiz.next}>
        {isLast ? 'See result' : 'Next'}
        <ArrowRight size={16} aria-hidden="true" />
      </Button>
    </Flex>
  </Flex>
);

/** One term and four definitions: the first choice stands. */
export const QuizQuestion = ({ question, number, of, quiz }: QuizQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The next term is read from its head.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { playing, hasFailed } = quiz;
  return (
    <Card size={{ initial: '2', sm: '4' }}>
      <Text as="div" size="2" color="gray" className={textStyles['num']} mb="2">
        Term {number} of {of}
      </Text>
      <Heading
        as="h2"
        size="7"
        weight="medium"
        tabIndex={-1}
        ref={heading}
        className={styles['term-asked']}
      >
        {question.term}
      </Heading>
      <Text as="div" size="3" color="gray" className={styles['term-said']} mb="4">
        {question.pronunciation}
      </Text>
      <ul
        className={classes(bareListStyles['bare-list'], styles['term-options'])}
        aria-label={`Definitions of ${question.term}`}
      >
        {question.options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            chosen={playing?.chosen}
            answered={playing?.answered}
            onChoose={() => quiz.choose(option.id)}
          />
        ))}
      </ul>
      {hasFailed && !playing?.chosen ? (
        <Callout.Root color="red" role="alert" mt="4">
          <Callout.Icon>
            <CircleAlert size={16} />
          </Callout.Icon>
          <Callout.Text>Your answer could not be sent. Choose it again.</Callout.Text>
        </Callout.Root>
      ) : null}
      <div role="status">{playing?.answered ? <Verdict {...playing.answered} /> : null}</div>
      <Foot quiz={quiz} isLast={number === of} />
    </Card>
  );
};
