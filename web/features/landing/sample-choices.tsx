import { Flex, Text } from '@radix-ui/themes';
import questionStyles from '../../ui/question.module.css';
import styles from './landing.module.css';
import type { SampleOption } from './sample-questions.ts';

type SampleChoicesProps = {
  readonly options: readonly SampleOption[];
  readonly onChoose: (letter: string) => void;
};

/** Buttons, not radios: with arrow keys a radio would be answered while its text is read. */
export const SampleChoices = ({ options, onChoose }: SampleChoicesProps) => (
  <Flex direction="column" gap="2">
    {options.map(({ letter, text }) => (
      <button
        key={letter}
        type="button"
        className={styles['choice']}
        onClick={() => onChoose(letter)}
      >
        <span className={questionStyles['key']}>{letter}</span>
        <Text size="3">{text}</Text>
      </button>
    ))}
  </Flex>
);
