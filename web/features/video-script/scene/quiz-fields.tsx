import { Box, Button, Flex, Grid, Heading } from '@radix-ui/themes';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { VideoQuiz } from '../../../../domain/contracts/video-script.ts';
import { SelectInput } from '../../../ui/form/select-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { optionLetter } from '../option-letter.ts';
import styles from '../video-script.module.css';

type QuizFieldsProps = {
  readonly quiz: VideoQuiz;
  readonly onChange: (quiz: VideoQuiz) => void;
  readonly onRemove: () => void;
};

/** The question of a scene, its four options and which of them is right. */
export const QuizFields = ({ quiz, onChange, onRemove }: QuizFieldsProps) => {
  const headingId = useId();
  const setOption = (place: number, text: string): void =>
    onChange({ ...quiz, options: quiz.options.map((old, at) => (at === place ? text : old)) });
  const letters = quiz.options.map((_, place) => optionLetter(place));
  return (
    <Box role="group" aria-labelledby={headingId} className={styles['scene-quiz']}>
      <Flex justify="between" align="center" mb="3">
        <Heading as="h3" size="3" weight="medium" id={headingId}>
          Quiz
        </Heading>
        <Button variant="ghost" color="gray" {...highContrast} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
          Remove Quiz
        </Button>
      </Flex>
      <Flex direction="column" gap="3">
        <TextInput
          label="Question"
          name="question"
          isOptional
          value={quiz.question}
          onChange={(question) => onChange({ ...quiz, question })}
        />
        <Grid columns={{ initial: '1', sm: '2' }} gap="3">
          {letters.map((letter, place) => (
            <TextInput
              key={letter}
              label={`Option ${letter}`}
              name={`option-${letter}`}
              isOptional
              value={quiz.options[place] ?? ''}
              onChange={(text) => setOption(place, text)}
            />
          ))}
        </Grid>
        <Box maxWidth="240px">
          <SelectInput
            label="Correct option"
            name="correct"
            placeholder="Choose an option"
            value={`${quiz.correct}`}
            options={letters.map((letter, place) => ({
              value: `${place}`,
              label: `Option ${letter}`,
            }))}
            onChange={(chosen) => onChange({ ...quiz, correct: Number(chosen) })}
          />
        </Box>
      </Flex>
    </Box>
  );
};
