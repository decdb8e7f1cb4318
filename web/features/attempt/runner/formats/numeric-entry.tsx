import { Box, Text, TextField } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { enteredNumber } from '../../../../../domain/contracts/option-label.ts';
import type { PartProps } from './answer-parts.ts';
import styles from './formats.module.css';

/** A comma is read as a point; what was begun (".5", "6.") is completed. */
const numberIn = (typed: string): string => {
  const plain = typed.trim().replace(',', '.').replace(/\.$/, '');
  return plain.startsWith('.') ? `0${plain}` : plain;
};

const isNumber = (text: string): boolean => enteredNumber.safeParse(text).success;

/** A number in a field; the unit stands beside it. */
export const NumericEntry = ({ shape, chosen, onChoose }: PartProps<'numeric'>) => {
  const [typed, setTyped] = useState(chosen[0] ?? '');
  const id = useId();
  const number = numberIn(typed);
  const isWrong = number !== '' && number !== '-' && !isNumber(number);
  const change = (text: string): void => {
    setTyped(text);
    const next = numberIn(text);
    if (isNumber(next)) onChoose(next);
    else if (chosen.length > 0) onChoose('');
  };
  return (
    <Box className={styles['numeric-entry']}>
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        Your answer, in {shape.unit}
      </Text>
      <TextField.Root
        id={id}
        size="3"
        mt="1"
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.target.value)}
      >
        <TextField.Slot side="right">
          <Text color="gray">{shape.unit}</Text>
        </TextField.Slot>
      </TextField.Root>
      <Text as="p" size="2" color={isWrong ? 'red' : 'gray'} mt="2" id={`${id}-hint`}>
        {isWrong
          ? 'Enter digits and at most one decimal point.'
          : `Record your answer: ${shape.record}. Do not type the unit.`}
      </Text>
    </Box>
  );
};
