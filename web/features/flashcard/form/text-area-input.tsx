import { TextArea } from '@radix-ui/themes';
import { Field } from '../../../ui/form/field.tsx';
import type { FieldBinding } from '../../../ui/form/use-fields.ts';

type TextAreaInputProps = FieldBinding & {
  readonly label: string;
  readonly name: string;
  readonly longest: number;
};

/** Text on as many lines as it takes. */
export const TextAreaInput = ({
  label,
  error,
  longest,
  onChange,
  ...input
}: TextAreaInputProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <TextArea
        {...control}
        {...input}
        size="3"
        rows={4}
        resize="vertical"
        maxLength={longest}
        required
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
