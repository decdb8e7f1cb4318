import { Select } from '@radix-ui/themes';

type Option = { readonly value: string; readonly label: string };

type ChoiceProps = {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
};

/** No option is named so. */
const none = ' ';

/** One filter of the log. */
export const Choice = ({ label, any, options, value, onChoose }: ChoiceProps) => (
  <Select.Root
    value={value ?? none}
    onValueChange={(next) => onChoose(next === none ? undefined : next)}
  >
    <Select.Trigger aria-label={label} />
    <Select.Content position="popper">
      <Select.Item value={none}>{any}</Select.Item>
      {options.map((option) => (
        <Select.Item key={option.value} value={option.value}>
          {option.label}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
);
