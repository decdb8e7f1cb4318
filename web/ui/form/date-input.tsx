import { TextField } from '@radix-ui/themes';
import { useState } from 'react';
import { Field } from './field.tsx';
import type { InputProps } from './text-input.tsx';

type DateInputProps = Omit<InputProps, 'autoComplete'> & {
  /** What stands in it while there is no day: some browsers write today there. */
  readonly empty: string;
};

/** A day, or none. Half a date is neither: the form says so. */
export const DateInput = ({ label, error, hint, empty, onChange, ...input }: DateInputProps) => {
  const [isPartial, setPartial] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <TextField.Root
          {...control}
          {...input}
          size="3"
          type="date"
          data-empty={input.value === '' && !isPartial ? empty : undefined}
          onBlur={({ target }) => setPartial(target.validity.badInput)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
