import { Button, Card, Flex, Heading, Text, TextField } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';
import { Reveal } from './reveal.tsx';

type Problem = ContentOf<'dosage-calc'>['dosageProblems'][number];
type Step = Problem['steps'][number];

/** Within half a percent, so that who rounds a step before the last is not wrong. */
const isNear = (given: number, answer: number): boolean =>
  Math.abs(given - answer) <= Math.max(0.005, Math.abs(answer) * 0.005);

const numberIn = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));

const StepForm = ({ step, number }: { readonly step: Step; readonly number: number }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [checked, check] = useState<string>();
  const given = checked === undefined ? Number.NaN : numberIn(checked);
  const isRight = isNear(given, step.answer);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    check(text);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <Text as="label" htmlFor={id} size="3" weight="medium" className={styles['aid-label']}>
        {number}. {step.prompt}
      </Text>
      <Flex gap="3" mt="2" align="center" wrap="wrap">
        <TextField.Root
          id={id}
          size="3"
          inputMode="decimal"
          autoComplete="off"
          className={styles['aid-number']}
          value={text}
          onChange={({ target }) => setText(target.value)}
        >
          <TextField.Slot side="right">{step.unit}</TextField.Slot>
        </TextField.Root>
        <Button type="submit" size="3" variant="surface" disabled={text.trim() === ''}>
          Check
        </Button>
      </Flex>
      <Text as="p" size="2" mt="1" role="status">
        {checked === undefined ? null : (
          <Flex as="span" gap="1" align="center">
            {isRight ? (
              <CircleCheck size={16} color="var(--green-11)" aria-hidden="true" />
            ) : (
              <CircleX size={16} color="var(--red-11)" aria-hidden="true" />
            )}
            {isRight ? 'Right.' : Number.isNaN(given) ? 'Write a number.' : 'Not yet. Try again.'}
          </Flex>
        )}
      </Text>
      <Reveal show="Show working" hide="Hide working">
        <Text as="p" size="2" className={textStyles['num']}>
          {step.working}
        </Text>
      </Reveal>
    </form>
  );
};

/** Each step is checked by itself. */
export const DosagePanel = ({ dosageProblems }: ContentOf<'dosage-calc'>) => (
  <Flex direction="column" gap="4">
    {dosageProblems.map(({ title, problem, steps, explanation }) => (
      <Card key={problem} size="3">
        <Heading as="h3" size="4" weight="medium" mb="2">
          {title}
        </Heading>
        <Text
          as="p"
          size="3"
          mb="4"
          className={classes(textStyles['pretty'], textStyles['measure'])}
        >
          {problem}
        </Text>
        <Flex direction="column" gap="4">
          {steps.map((step, place) => (
            <StepForm key={step.prompt} step={step} number={place + 1} />
          ))}
        </Flex>
        <Text
          as="p"
          size="2"
          color="gray"
          mt="4"
          className={classes(textStyles['pretty'], textStyles['measure'])}
        >
          {explanation}
        </Text>
      </Card>
    ))}
  </Flex>
);
