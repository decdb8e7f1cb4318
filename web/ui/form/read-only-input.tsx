import { TextField } from '@radix-ui/themes';
import { Field } from './field.tsx';

type ReadOnlyInputProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
};

/** A line of text that cannot be changed here. */
export const ReadOnlyInput = ({ label, value, hint }: ReadOnlyInputProps) => (
  <Field label={label} hint={hint}>
    {(control) => <TextField.Root {...control} size="3" readOnly value={value} />}
  </Field>
);
