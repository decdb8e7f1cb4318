import { Box, Button, Card, Flex, Text } from '@radix-ui/themes';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { fieldLabel } from '../../../domain/contracts/fields.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { terms } from '../../ui/terms.ts';
import textStyles from '../../ui/text.module.css';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import { SampleChoices } from './sample-choices.tsx';
import {
  type SampleField,
  type SampleQuestion,
  sampleFields,
  sampleQuestions,
} from './sample-questions.ts';
import { SampleReasons } from './sample-reasons.tsx';

const fieldOptions = sampleFields.map((value) => ({ value, label: fieldLabel(value) }));

type HeadProps = {
  readonly field: SampleField;
  readonly onChoose: (field: SampleField) => void;
  readonly question: SampleQuestion;
};

const SampleHead = ({ field, onChoose, question }: HeadProps) => (
  <Flex direction="column" align="start" gap="3" mb="4">
    <ToggleButtons
      label="Field of the sample question"
      options={fieldOptions}
      value={field}
      onChange={onChoose}
    />
    <Text size="2" color="gray">
      {question.exam}, {question.area}
    </Text>
  </Flex>
);

const Stem = ({ stem, ask }: SampleQuestion) => (
  <>
    <Text as="p" size="3" mb="3" className={textStyles['pretty']}>
      {stem}
    </Text>
    <Text as="p" size="3" weight="bold" mb="3">
      {ask}
    </Text>
  </>
);

type FootProps = { readonly onAgain: () => void; readonly onNext: () => void };

const AnsweredFoot = ({ onAgain, onNext }: FootProps) => (
  <Flex justify="end" align="center" gap="4" mt="4">
    <Button variant="ghost" color="gray" {...highContrast} onClick={onAgain}>
      <RotateCcw size={14} />
      {terms.tryAgain}
    </Button>
    <Button variant="surface" onClick={onNext}>
      Another question
      <ArrowRight size={14} />
    </Button>
  </Flex>
);

const useSample = () => {
  const [field, setField] = useState<SampleField>('RN');
  const [index, setIndex] = useState<0 | 1>(0);
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    field,
    chosen,
    question: sampleQuestions[field][index],
    choose: setChosen,
    show: (next: SampleField) => {
      setField(next);
      setChosen(null);
    },
    next: () => {
      setIndex(index === 0 ? 1 : 0);
      setChosen(null);
    },
  };
};

/** A question that can be answered on the spot, with the reasons for all of its options. */
export const Sample = () => {
  const { field, chosen, question, choose, show, next } = useSample();
  return (
    <Card size={{ initial: '2', sm: '3' }} asChild>
      <section aria-label="Sample question">
        <SampleHead field={field} onChoose={show} question={question} />
        <Stem {...question} />
        {chosen === null ? (
          <Box>
            <SampleChoices options={question.options} onChoose={choose} />
            <Text as="p" size="2" color="gray" mt="4">
              Choose one. You will see why each option is right or wrong.
            </Text>
          </Box>
        ) : (
          <Box>
            <SampleReasons question={question} chosen={chosen} />
            <AnsweredFoot onAgain={() => choose(null)} onNext={next} />
          </Box>
        )}
      </section>
    </Card>
  );
};
