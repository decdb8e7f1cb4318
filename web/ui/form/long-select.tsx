import { Select } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import styles from './long-select.module.css';

type Trigger = ComponentProps<typeof Select.Trigger>;

type LongSelectProps = {
  readonly value: string;
  /** In the order of the list. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Its label, id and placeholder. */
  readonly trigger: Omit<Trigger, 'className' | 'children'>;
  /** In a form that may not go without it. */
  readonly required?: { readonly name: string };
};

/** One of a list, as wide as its place: a long choice is shown whole, in the list and where it was chosen. */
export const LongSelect = ({ value, choices, onChange, trigger, required }: LongSelectProps) => (
  <Select.Root
    size="3"
    value={value}
    onValueChange={onChange}
    {...(required ? { name: required.name, required: true } : {})}
  >
    <Select.Trigger {...trigger} className={styles['trigger']}>
      <span className={styles['chosen']}>
        {choices.find((choice) => choice.value === value)?.label}
      </span>
    </Select.Trigger>
    <Select.Content position="popper" className={styles['list']}>
      {choices.map((choice) => (
        <Select.Item key={choice.value} value={choice.value} className={styles['option']}>
          {choice.label}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
);
