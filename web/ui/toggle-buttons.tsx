import { Button, Flex } from '@radix-ui/themes';
import { highContrast } from './high-contrast.ts';

type ToggleButtonsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly size?: '1' | '2';
};

/** A few choices side by side, one of them pressed; lighter to load than a segmented control. */
export const ToggleButtons = <Value extends string>({
  label,
  options,
  value,
  onChange,
  size = '1',
}: ToggleButtonsProps<Value>) => (
  <Flex gap="1" wrap="wrap" role="group" aria-label={label}>
    {options.map((option) => (
      <Button
        key={option.value}
        type="button"
        size={size}
        color="gray"
        {...highContrast}
        variant={option.value === value ? 'solid' : 'soft'}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </Button>
    ))}
  </Flex>
);
