import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import type { VideoQuiz } from '../../../../domain/contracts/video-script.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { optionLetter } from '../option-letter.ts';
import styles from '../video-script.module.css';

type QuizPreviewProps = {
  readonly quiz: VideoQuiz;
  readonly chosen: number | undefined;
  readonly onChoose: (place: number) => void;
};

type OptionProps = QuizPreviewProps & { readonly text: string; readonly place: number };

/** A plain option has no look of its own. */
const looks: Readonly<Record<string, string | undefined>> = {
  right: styles['right'],
  wrong: styles['wrong'],
};

const stateOf = ({ quiz, chosen, place }: OptionProps) => {
  if (chosen === undefined) return 'plain';
  if (place === quiz.correct) return 'right';
  return place === chosen ? 'wrong' : 'plain';
};

const Option = (option: OptionProps) => {
  const { text, place, chosen, onChoose } = option;
  const state = stateOf(option);
  return (
    <li>
      <button
        type="button"
        className={classes(styles['preview-option'], looks[state])}
        aria-pressed={chosen === place}
        aria-disabled={chosen !== undefined}
        onClick={() => onChoose(place)}
      >
        <span className={questionStyles['key']}>{optionLetter(place)}</span>
        <span>{text || 'No text yet'}</span>
        {state === 'right' ? <Check size={18} aria-label="Right" /> : null}
        {state === 'wrong' ? <X size={18} aria-label="Not right" /> : null}
      </button>
    </li>
  );
};

const Verdict = ({ quiz, chosen }: Pick<QuizPreviewProps, 'quiz' | 'chosen'>) => {
  if (chosen === undefined) return null;
  const isRight = chosen === quiz.correct;
  return (
    <Text size="3" weight="medium" color={isRight ? 'green' : 'red'}>
      {isRight ? 'Right.' : `Not right. ${optionLetter(quiz.correct)} is the answer.`}
    </Text>
  );
};

/** The quiz of a scene, as a learner would answer it. */
export const QuizPreview = (props: QuizPreviewProps) => {
  const { quiz } = props;
  return (
    <Box mt="4">
      <Heading as="h2" size="3" weight="medium" mb="3" className={textStyles['pretty']}>
        {quiz.question.trim() || 'The quiz has no question yet'}
      </Heading>
      <Flex direction="column" gap="2" asChild>
        <ol className={bareListStyles['bare-list']} aria-label="Options">
          {quiz.options.map((text, place) => (
            <Option key={optionLetter(place)} text={text} place={place} {...props} />
          ))}
        </ol>
      </Flex>
      <Box mt="3" minHeight="24px" role="status">
        <Verdict {...props} />
      </Box>
    </Box>
  );
};
