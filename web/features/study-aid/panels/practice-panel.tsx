import { Badge, Card, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';
import { ShowMore } from './show-more.tsx';

type Question = ContentOf<'practice-questions'>['practiceQuestions'][number];
type Option = Question['options'][number];

type OptionProps = {
  readonly option: Option;
  readonly isKey: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
};

const OptionButton = ({ option, isKey, chosen, onChoose }: OptionProps) => {
  const { label, text, explanation } = option;
  const isTold = chosen !== undefined;
  return (
    <li>
      <button
        type="button"
        className={styles['aid-pair']}
        aria-pressed={chosen === label}
        aria-disabled={isTold}
        onClick={() => (isTold ? undefined : onChoose(label))}
      >
        <Flex gap="2" wrap="wrap" align="baseline">
          <span>
            <strong>{label}.</strong> {text}
          </span>
          {isTold && isKey ? <Badge color="green">Correct answer</Badge> : null}
          {chosen === label ? <Badge color={isKey ? 'green' : 'red'}>Your answer</Badge> : null}
        </Flex>
      </button>
      {isTold ? (
        <Text
          as="p"
          size="2"
          color="gray"
          mt="1"
          mb="2"
          className={classes(textStyles['pretty'], textStyles['measure'])}
        >
          {explanation}
        </Text>
      ) : null}
    </li>
  );
};

const QuestionCard = ({ question, options, correctAnswer, explanation }: Question) => {
  const [chosen, choose] = useState<string>();
  return (
    <Card size="2">
      <Text as="p" size="3" mb="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
        {question}
      </Text>
      <ul className={classes(bareListStyles['bare-list'], styles['aid-options'])}>
        {options.map((option) => (
          <OptionButton
            key={option.label}
            option={option}
            isKey={option.label === correctAnswer}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </ul>
      <div role="status">
        {chosen === undefined ? null : (
          <Text
            as="p"
            size="3"
            mt="3"
            className={classes(textStyles['pretty'], textStyles['measure'])}
          >
            <strong>
              {chosen === correctAnswer ? 'Correct.' : `The answer is ${correctAnswer}.`}
            </strong>{' '}
            {explanation}
          </Text>
        )}
      </div>
    </Card>
  );
};

/** Single best answer; nothing of it counts in a score. */
export const PracticePanel = ({ practiceQuestions }: ContentOf<'practice-questions'>) => (
  <ShowMore parts={practiceQuestions}>
    {(shown) => (
      <Flex direction="column" gap="4">
        {shown.map((one) => (
          <QuestionCard key={one.question} {...one} />
        ))}
      </Flex>
    )}
  </ShowMore>
);
