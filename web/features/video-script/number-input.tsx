import { useState } from 'react';
import { typedNumber } from '../../../domain/contracts/video-script.ts';
import { TextInput } from '../../ui/form/text-input.tsx';

type NumberInputProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A number as it is typed: an empty field counts as zero and stays empty. */
export const NumberInput = ({ value, onChange, ...input }: NumberInputProps) => {
  const [typed, setTyped] = useState(`${value}`);
  const change = (text: string): void => {
    setTyped(text);
    onChange(typedNumber(text));
  };
  return (
    <TextInput
      {...input}
      type="number"
      isOptional
      value={typedNumber(typed) === value ? typed : `${value}`}
      onChange={change}
    />
  );
};
