import { Field } from './field.tsx';
import { LongSelect } from './long-select.tsx';
import type { InputProps } from './text-input.tsx';

type SelectInputProps = Omit<InputProps, 'autoComplete'> & {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A required choice from a list. */
export const SelectInput = ({ label, error, hint, onChange, ...select }: SelectInputProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <LongSelect
        value={select.value}
        choices={select.options}
        onChange={onChange}
        trigger={{ ...control, placeholder: select.placeholder }}
        required={{ name: select.name }}
      />
    )}
  </Field>
);
