import { Box, Flex, SegmentedControl, Switch, Text, TextField } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { questionsInCaseStudy } from '../../../../domain/contracts/case-study.ts';
import {
  customMinutes,
  mostCustomQuestions,
  type QuestionStatus,
} from '../../../../domain/contracts/custom-quiz.ts';
import { minutesAtExamPace } from '../../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../../domain/contracts/fields.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import styles from './builder.module.css';
import { statusWords } from './choice-sentences.ts';
import type { QuizChoice } from './quiz-choice.ts';

export type ControlsProps = {
  readonly choice: QuizChoice;
  readonly onChange: (choice: QuizChoice) => void;
};

const Labelled = ({
  label,
  note,
  children,
}: {
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
}) => (
  <Box minWidth="0">
    <Text as="div" size="2" weight="medium" mb="2">
      {label}
    </Text>
    {children}
    {note ? (
      <Text as="div" size="2" color="gray" mt="2">
        {note}
      </Text>
    ) : null}
  </Box>
);

const statuses = [
  'all',
  'unused',
  'missed',
  'flagged',
] as const satisfies readonly QuestionStatus[];

export const StatusControl = ({ choice, onChange }: ControlsProps) => (
  <Labelled label="Question status">
    <SegmentedControl.Root
      className={styles['segments']}
      value={choice.status}
      aria-label="Question status"
      onValueChange={(next) =>
        onChange({ ...choice, status: statuses.find((status) => status === next) ?? 'all' })
      }
    >
      {statuses.map((status) => (
        <SegmentedControl.Item key={status} value={status}>
          {statusWords[status]}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl.Root>
  </Labelled>
);

type NumberProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
};

/** What is typed counts once it is a whole number within the bounds. */
const NumberInput = ({ label, value, min, max, onChange }: NumberProps) => (
  <TextField.Root
    key={value}
    type="number"
    inputMode="numeric"
    aria-label={label}
    className={classes(styles['number'], textStyles['num'])}
    min={min}
    max={max}
    defaultValue={value}
    onBlur={({ target }) => {
      const typed = Math.round(Number(target.value));
      onChange(typed >= min ? Math.min(max, typed) : value);
    }}
  />
);

/** What a quiz of one's own is made of, where the field has case studies. */
export const KindControl = ({ choice, onChange }: ControlsProps) => (
  <Labelled
    label="Kind of questions"
    {...(choice.isCaseStudies
      ? { note: `${questionsInCaseStudy} questions on one client, the chart unfolding.` }
      : {})}
  >
    <SegmentedControl.Root
      className={styles['segments']}
      value={choice.isCaseStudies ? 'case-studies' : 'all'}
      aria-label="Kind of questions"
      onValueChange={(next) => {
        const isCaseStudies = next === 'case-studies';
        const count = isCaseStudies ? questionsInCaseStudy : everyCount;
        onChange({ ...choice, isCaseStudies, count });
      }}
    >
      <SegmentedControl.Item value="all">All kinds</SegmentedControl.Item>
      <SegmentedControl.Item value="case-studies">Case studies</SegmentedControl.Item>
    </SegmentedControl.Root>
  </Labelled>
);

const studyPresets = [1, 2, 3, 6];

export const StudiesControl = ({ choice, onChange }: ControlsProps) => (
  <Labelled label="How many case studies">
    <ToggleButtons
      label="How many case studies"
      size="2"
      options={studyPresets.map((count) => ({ value: String(count), label: String(count) }))}
      value={String(choice.count / questionsInCaseStudy)}
      onChange={(count) => onChange({ ...choice, count: Number(count) * questionsInCaseStudy })}
    />
  </Labelled>
);

const presets = [10, 20, 40, 75];
const everyCount = 20;

export const LengthControl = ({ choice, onChange }: ControlsProps) => (
  <Labelled label="How many questions">
    <Flex gap="3" align="center" wrap="wrap">
      <ToggleButtons
        label="How many questions"
        size="2"
        options={presets.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(choice.count)}
        onChange={(count) => onChange({ ...choice, count: Number(count) })}
      />
      <NumberInput
        label="Number of questions"
        value={choice.count}
        min={1}
        max={mostCustomQuestions}
        onChange={(count) => onChange({ ...choice, count })}
      />
    </Flex>
  </Labelled>
);

export const ModeControl = ({ choice, onChange }: ControlsProps) => (
  <Labelled
    label="Explanations"
    note={
      choice.mode === 'tutor'
        ? 'Tutor: check each answer as you go. You cannot change an answer once it is checked.'
        : 'Practice: see why each option is right or wrong after you finish.'
    }
  >
    <SegmentedControl.Root
      className={styles['segments']}
      value={choice.mode}
      aria-label="Explanations"
      onValueChange={(next) =>
        onChange({ ...choice, mode: next === 'tutor' ? 'tutor' : 'practice' })
      }
    >
      <SegmentedControl.Item value="practice">At the end</SegmentedControl.Item>
      <SegmentedControl.Item value="tutor">After each question</SegmentedControl.Item>
    </SegmentedControl.Root>
  </Labelled>
);

type TimeProps = ControlsProps & { readonly field: FieldCode; readonly questions: number };

export const TimeControl = ({ choice, onChange, field, questions }: TimeProps) => {
  const pace = minutesAtExamPace(field, questions);
  return (
    <Labelled
      label="Time limit"
      {...(choice.isTimed ? { note: `At exam pace: ${pace} min.` } : {})}
    >
      <Flex gap="3" align="center" wrap="wrap" minHeight="32px">
        <Text as="label" size="2">
          <Flex gap="2" align="center">
            <Switch
              checked={choice.isTimed}
              onCheckedChange={(isTimed) => onChange({ ...choice, isTimed, minutes: null })}
            />
            Timed
          </Flex>
        </Text>
        {choice.isTimed ? (
          <>
            <NumberInput
              label="Minutes"
              value={choice.minutes ?? Math.max(customMinutes.least, pace)}
              min={customMinutes.least}
              max={customMinutes.most}
              onChange={(minutes) =>
                onChange({ ...choice, minutes: minutes === pace ? null : minutes })
              }
            />
            <Text size="2">minutes</Text>
          </>
        ) : null}
      </Flex>
    </Labelled>
  );
};
