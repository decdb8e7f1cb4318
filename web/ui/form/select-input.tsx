import { Select } from '@radix-ui/themes';
import { Field } from './field.tsx';
import type { InputProps } from './text-input.tsx';

type SelectInputProps = Omit<InputProps, 'autoComplete'> & {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A required choice from a list. */
export const SelectInput = ({ label, error, hint, onChange, ...select }: SelectInputProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <Select.Root
        size="3"
        name={select.name}
        value={select.value}
        onValueChange={onChange}
        required
      >
        <Select.Trigger {...control} placeholder={select.placeholder} className="wide" />
        <Select.Content position="popper" className="long-choices">
          {select.options.map(({ value, label: text }) => (
            <Select.Item key={value} value={value}>
              {text}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    )}
  </Field>
);
