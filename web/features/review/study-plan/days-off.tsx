import { Button, Flex, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { type Weekday, weekday } from '../../../../domain/kernel/time.ts';
import { listWords } from '../../../format/lists.ts';
import { highContrast } from '../../../ui/high-contrast.ts';

const names: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

type DaysOffProps = {
  readonly value: readonly Weekday[];
  readonly onChange: (days: readonly Weekday[]) => void;
};

/** Days of the week without review; at least one is left to study. */
export const DaysOff = ({ value, onChange }: DaysOffProps) => {
  const id = useId();
  const toggle = (day: Weekday): void =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day]);
  return (
    <div>
      <Text as="div" id={id} size="2" weight="medium" mb="1">
        Days off
      </Text>
      <Flex gap="1" wrap="wrap" role="group" aria-labelledby={id}>
        {weekday.options.map((day) => {
          const isOff = value.includes(day);
          return (
            <Button
              key={day}
              type="button"
              size="2"
              color="gray"
              {...highContrast}
              variant={isOff ? 'solid' : 'soft'}
              aria-pressed={isOff}
              disabled={!isOff && value.length === weekday.options.length - 1}
              onClick={() => toggle(day)}
            >
              {names[day]}
            </Button>
          );
        })}
      </Flex>
    </div>
  );
};

/** "Sun", "Sat and Sun", "Mon, Tue, and Wed". */
export const daysOffText = (days: readonly Weekday[]): string =>
  listWords(weekday.options.filter((day) => days.includes(day)).map((day) => names[day]));
