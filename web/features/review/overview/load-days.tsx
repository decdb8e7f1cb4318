import { Table } from '@radix-ui/themes';
import type { PlannedDay } from '../../../../domain/contracts/review.ts';
import { counted } from '../../../format/counts.ts';
import { weekdayAndDay } from '../../../format/day-words.ts';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from './review.module.css';

type DayRowProps = { readonly day: PlannedDay; readonly most: number; readonly isToday: boolean };

const DayRow = ({ day: { day, cards, minutes, isDayOff }, most, isToday }: DayRowProps) => (
  <Table.Row>
    <Table.RowHeaderCell className={classes(textStyles['nowrap'], styles['load-day'])}>
      {isToday ? 'Today' : weekdayAndDay(day)}
    </Table.RowHeaderCell>
    <Table.Cell className={styles['load-bar']} aria-hidden="true">
      <div style={{ width: `${most === 0 ? 0 : (cards / most) * 100}%` }} />
    </Table.Cell>
    <Table.Cell className={classes(textStyles['num'], textStyles['right'], textStyles['nowrap'])}>
      {isDayOff ? 'Day off' : cards}
    </Table.Cell>
    <Table.Cell className={classes(textStyles['num'], textStyles['right'], textStyles['nowrap'])}>
      {cards === 0 ? '' : `${minutes} min`}
    </Table.Cell>
  </Table.Row>
);

const titleOf = (days: readonly PlannedDay[]): string => {
  const cards = days.reduce((sum, day) => sum + day.cards, 0);
  const span = days.length === 1 ? 'today' : `in the next ${days.length} days`;
  return `${counted(cards, 'review')} ${span}`;
};

/** How many cards each coming day holds. */
export const LoadDays = ({ days }: { readonly days: readonly PlannedDay[] }) => {
  const most = Math.max(0, ...days.map(({ cards }) => cards));
  return (
    <Panel title={titleOf(days)} note="Planned cards and minutes per day, not counting new misses">
      <Table.Root className={classes(tablesStyles['bare'], tablesStyles['tight'])} size="1">
        <Table.Header className={textStyles['vh']}>
          <Table.Row>
            <Table.ColumnHeaderCell>Day</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell aria-hidden="true" />
            <Table.ColumnHeaderCell>Cards</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Minutes</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {days.map((day, index) => (
            <DayRow key={day.day} day={day} most={most} isToday={index === 0} />
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
};
