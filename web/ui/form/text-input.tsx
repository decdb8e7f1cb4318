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

type TextInputProps = InputProps & { readonly type?: 'text' | 'email' | 'number' };

/** A required line of text. */
export const TextInput = ({
  label,
  error,
  hint,
  onChange,
  type = 'text',
  ...input
}: TextInputProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <TextField.Root
        {...control}
        {...input}
        size="3"
        type={type}
        required
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
