import { Box, Button, Flex, Heading, Text, VisuallyHidden } from '@radix-ui/themes';
import type { AuditCounts, AuditEntry } from '../../../../domain/contracts/audit.ts';
import type { CalendarDay, TimeZone } from '../../../../domain/kernel/time.ts';
import { grouped } from '../../../format/counts.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../audit.module.css';
import { dayTitle } from '../day-title.ts';
import { foldRuns, type LogDay } from './fold-runs.ts';
import { LogRow } from './log-row.tsx';

type LogListProps = {
  readonly entries: readonly AuditEntry[];
  readonly counts: AuditCounts | undefined;
  readonly calendar: { readonly timeZone: TimeZone; readonly today: CalendarDay };
  readonly open: string | undefined;
  readonly onOpen: (position: string) => void;
  /** Absent at the end. */
  readonly onEarlier: (() => void) | undefined;
  readonly isFetching: boolean;
};

const countOf = (counts: AuditCounts | undefined, of: CalendarDay): string => {
  const found = counts?.days.find(({ day }) => day === of);
  return found ? `${grouped(found.count)}${found.isMore ? '+' : ''}` : '';
};

type DayProps = Pick<LogListProps, 'counts' | 'calendar' | 'open' | 'onOpen'> & {
  readonly of: LogDay;
};

const Day = ({ of: { day, lines }, counts, calendar, open, onOpen }: DayProps) => (
  <section aria-label={dayTitle(day, calendar.today)}>
    <Flex className={styles['log-day']} justify="between" align="baseline">
      <Heading as="h2" size="2" weight="medium">
        {dayTitle(day, calendar.today)}
      </Heading>
      <Text size="2" color="gray" className={textStyles['num']}>
        {countOf(counts, day)}
        <VisuallyHidden> events</VisuallyHidden>
      </Text>
    </Flex>
    {lines.map((line) => (
      <LogRow
        key={line.entry.position}
        line={line}
        timeZone={calendar.timeZone}
        isOpen={line.run.some(({ position }) => position === open)}
        onOpen={onOpen}
      />
    ))}
  </section>
);

/** The log by day, newest first. */
export const LogList = ({ entries, onEarlier, isFetching, calendar, ...days }: LogListProps) => (
  <Box minWidth="0">
    {foldRuns(entries, calendar.timeZone).map((of) => (
      <Day key={of.day} of={of} calendar={calendar} {...days} />
    ))}
    <Flex justify="center" py="4">
      {onEarlier ? (
        <Button
          variant="ghost"
          color="gray"
          {...highContrast}
          loading={isFetching}
          onClick={onEarlier}
        >
          Show 50 earlier
        </Button>
      ) : (
        <Text size="2" color="gray">
          This is the beginning.
        </Text>
      )}
    </Flex>
  </Box>
);
