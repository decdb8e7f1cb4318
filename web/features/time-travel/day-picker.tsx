import { Flex, IconButton, Text, TextField } from '@radix-ui/themes';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { DayRange } from '../../../domain/analytics/periods.ts';
import { addDays, type CalendarDay, calendarDay } from '../../../domain/kernel/time.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import textStyles from '../../ui/text.module.css';

type DayPickerProps = {
  readonly range: DayRange;
  readonly shown: CalendarDay;
  readonly onMove: (day: CalendarDay) => void;
};

/** One day back, a day by its date, one day on. */
export const DayPicker = ({ range, shown, onMove }: DayPickerProps) => {
  const pick = (text: string) => {
    const { data: day } = calendarDay.safeParse(text);
    if (day && day >= range.from && day <= range.to) onMove(day);
  };
  return (
    <Flex align="center" gap="3">
      <Text size="2" color="gray" aria-hidden="true" className={textStyles['nowrap']}>
        As of
      </Text>
      <IconButton
        variant="ghost"
        color="gray"
        aria-label="Previous day"
        disabled={shown <= range.from}
        onClick={() => onMove(addDays(shown, -1))}
        {...highContrast}
      >
        <ChevronLeft size={18} />
      </IconButton>
      <TextField.Root
        key={shown}
        type="date"
        size="2"
        aria-label="As of"
        className={textStyles['num']}
        min={range.from}
        max={range.to}
        defaultValue={shown}
        onChange={({ target }) => pick(target.value)}
        onBlur={({ target }) => {
          // Half a date, or a day out of range, goes nowhere: the field says again what is shown.
          target.value = shown;
        }}
      />
      <IconButton
        variant="ghost"
        color="gray"
        aria-label="Next day"
        disabled={shown >= range.to}
        onClick={() => onMove(addDays(shown, 1))}
        {...highContrast}
      >
        <ChevronRight size={18} />
      </IconButton>
    </Flex>
  );
};
