import { TextField } from '@radix-ui/themes';
import { Field } from './field.tsx';

export type InputProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly autoComplete?: string;
};

type TextInputProps = InputProps & {
  readonly type?: 'text' | 'email' | 'number';
  readonly isOptional?: boolean;
};

/** A line of text, required unless said otherwise. */
export const TextInput = ({
  label,
  error,
  hint,
  onChange,
  type = 'text',
  isOptional = false,
  ...input
}: TextInputProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <TextField.Root
        {...control}
        {...input}
        size="3"
        type={type}
        required={!isOptional}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
