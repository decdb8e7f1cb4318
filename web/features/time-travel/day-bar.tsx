import { Box, Button, Flex, Slider, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import type { DayRange } from '../../../domain/analytics/periods.ts';
import { addDays, type CalendarDay, daysBetween } from '../../../domain/kernel/time.ts';
import { counted } from '../../format/counts.ts';
import { dayWords, shortDayWords, weekdayWords } from '../../format/day-words.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import { DayPicker } from './day-picker.tsx';
import styles from './time-travel.module.css';

type DayBarProps = {
  readonly range: DayRange;
  readonly shown: CalendarDay;
  readonly onMove: (day: CalendarDay) => void;
  /** Quizzes submitted after that day, once it is known. */
  readonly laterQuizzes: number | undefined;
  /** Ticks above the track. */
  readonly children: ReactNode;
};

/** Radix gives the thumb of its slider no name and no words. */
const nameThumb = (words: string) => (root: HTMLElement | null) => {
  const thumb = root?.querySelector('[role=slider]');
  thumb?.setAttribute('aria-label', 'Day shown');
  thumb?.setAttribute('aria-valuetext', words);
};

const leftOut = (quizzes: number | undefined): string => {
  if (!quizzes) return 'Anything after that is not included.';
  return `${counted(quizzes, 'later quiz is', 'later quizzes are')} not included.`;
};

const Notice = ({ day, laterQuizzes }: { day: CalendarDay; laterQuizzes: number | undefined }) => (
  <Text
    as="p"
    size="2"
    className={classes(styles['as-of-notice'], textStyles['pretty'])}
    role="status"
  >
    <Text weight="medium">As of {dayWords(day)}. </Text>
    This is your progress at the end of {shortDayWords(day)}. {leftOut(laterQuizzes)}
  </Text>
);

const Track = ({ range, shown, onMove, children }: Omit<DayBarProps, 'laterQuizzes'>) => {
  const words = shown === range.to ? `Today, ${weekdayWords(shown)}` : weekdayWords(shown);
  return (
    <Box className={styles['as-of-track']} minWidth="0">
      {children}
      <Slider
        size="2"
        min={0}
        max={daysBetween(range.from, range.to)}
        value={[daysBetween(range.from, shown)]}
        onValueChange={([days = 0]) => onMove(addDays(range.from, days))}
        ref={nameThumb(words)}
      />
      <Flex justify="between" mt="1" gap="3" aria-hidden="true">
        <Text size="1" color="gray">
          {shortDayWords(range.from)}
        </Text>
        <Text size="1" color="gray">
          {shortDayWords(range.to)}
        </Text>
      </Flex>
    </Box>
  );
};

/** Takes the page to any day since the account was opened, and says what that leaves out. */
export const DayBar = ({ laterQuizzes, ...bar }: DayBarProps) => {
  const { range, shown, onMove } = bar;
  const isPast = shown < range.to;
  return (
    <Box
      className={isPast ? classes(styles['as-of'], styles['past']) : styles['as-of']}
      mb="5"
      asChild
    >
      <section aria-label="Choose a day">
        <DayPicker range={range} shown={shown} onMove={onMove} />
        <Track {...bar} />
        <Button
          variant={isPast ? 'solid' : 'surface'}
          {...(isPast ? {} : { color: 'gray' })}
          disabled={!isPast}
          onClick={() => onMove(range.to)}
        >
          {isPast ? 'Back to today' : 'Today'}
        </Button>
        {isPast ? <Notice day={shown} laterQuizzes={laterQuizzes} /> : null}
      </section>
    </Box>
  );
};
