import { Box, Button, Flex, Heading, RadioGroup, Separator, Text } from '@radix-ui/themes';
import { ArrowDown } from 'lucide-react';
import { useId, useState } from 'react';
import type {
  ImageCaseDetail,
  ImageQuestion,
} from '../../../../domain/contracts/medical-images.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import styles from '../medical-images.module.css';
import type { ReadingDraft } from './use-reading.ts';

const calls = [
  { value: 'normal', label: 'Normal' },
  { value: 'abnormal', label: 'Abnormal' },
] as const;

type FormProps = { readonly image: ImageCaseDetail; readonly reading: ReadingDraft };

const Checklist = ({ image, reading }: FormProps) => (
  <Box>
    <Heading as="h3" size="3" weight="medium" mb="1">
      Read it in order
    </Heading>
    <Box className={cellsStyles['rows']}>
      {image.checklist.map((step, place) => (
        <Flex key={step} py="2" gap="3" align="center" justify="between" wrap="wrap">
          <Text size="2" weight="medium">
            {step}
          </Text>
          <ToggleButtons<'normal' | 'abnormal' | ''>
            label={step}
            size="2"
            options={calls}
            value={reading.draft.steps[place] ?? ''}
            onChange={(call) => {
              if (call !== '') reading.call(place, call);
            }}
          />
        </Flex>
      ))}
    </Box>
    <Separator size="4" mt="3" />
  </Box>
);

type QuestionProps = {
  readonly question: ImageQuestion;
  readonly value: string | undefined;
  /** It was left for the next one, whose options may tell what is right here. */
  readonly isFixed: boolean;
  readonly onChange: (label: string) => void;
};

const Question = ({ question: { question, options }, value, isFixed, onChange }: QuestionProps) => {
  const id = useId();
  return (
    <Box mt="4">
      <Text as="p" id={id} size="3" weight="medium" mb="2" className={textStyles['pretty']}>
        {question}
      </Text>
      <RadioGroup.Root
        size="3"
        aria-labelledby={id}
        value={value ?? null}
        disabled={isFixed}
        onValueChange={onChange}
        className={styles['image-options']}
      >
        {options.map(({ label, text }) => (
          <RadioGroup.Item key={label} value={label}>
            {text}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Box>
  );
};

/** One after the other: what was answered stands once the next question is open. */
const Questions = ({ image, reading }: FormProps) => {
  const [open, setOpen] = useState(0);
  const hasNext = open < image.questions.length - 1;
  return (
    <>
      {image.questions.slice(0, open + 1).map((question, place) => (
        <Question
          key={question.question}
          question={question}
          value={reading.draft.answers[place]}
          isFixed={place < open}
          onChange={(label) => reading.answer(place, label)}
        />
      ))}
      {hasNext ? (
        <Button
          mt="3"
          variant="surface"
          color="gray"
          {...highContrast}
          disabled={reading.draft.answers[open] === undefined}
          onClick={() => setOpen(open + 1)}
        >
          Next Question
          <ArrowDown size={16} />
        </Button>
      ) : null}
    </>
  );
};

const leftWords = (left: number): string =>
  left === 0
    ? 'Findings and answers are shown once you commit.'
    : `${left} to go. Call each step, answer each question.`;

/** The image is read in order, then the questions are answered; only then anything is told. */
export const ReadingForm = ({ image, reading }: FormProps) => (
  <Box>
    {image.checklist.length > 0 ? <Checklist image={image} reading={reading} /> : null}
    <Questions image={image} reading={reading} />
    <Flex direction="column" gap="2" mt="5" align="start">
      <Button
        size="3"
        disabled={reading.left > 0}
        loading={reading.isPending}
        onClick={reading.commit}
      >
        Commit to This Reading
      </Button>
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        {leftWords(reading.left)}
      </Text>
    </Flex>
  </Box>
);
