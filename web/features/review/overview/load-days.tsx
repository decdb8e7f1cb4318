import { Table } from '@radix-ui/themes';
import type { PlannedDay } from '../../../../domain/contracts/review.ts';
import { Panel } from '../../../ui/panel.tsx';
import { weekdayAndDay } from '../study-plan/exam-days.ts';
import './review.css';

type DayRowProps = { readonly day: PlannedDay; readonly most: number; readonly isToday: boolean };

const DayRow = ({ day: { day, cards, minutes, isDayOff }, most, isToday }: DayRowProps) => (
  <Table.Row>
    <Table.RowHeaderCell className="nowrap load-day">
      {isToday ? 'Today' : weekdayAndDay(day)}
    </Table.RowHeaderCell>
    <Table.Cell className="load-bar" aria-hidden="true">
      <div style={{ width: `${most === 0 ? 0 : (cards / most) * 100}%` }} />
    </Table.Cell>
    <Table.Cell className="num right nowrap">{isDayOff ? 'Day off' : cards}</Table.Cell>
    <Table.Cell className="num right nowrap">{cards === 0 ? '' : `${minutes} min`}</Table.Cell>
  </Table.Row>
);

const titleOf = (days: readonly PlannedDay[]): string => {
  const cards = days.reduce((sum, day) => sum + day.cards, 0);
  const span = days.length === 1 ? 'today' : `in the next ${days.length} days`;
  return `${cards.toLocaleString('en-US')} ${cards === 1 ? 'review' : 'reviews'} ${span}`;
};

/** How many cards each coming day holds. */
export const LoadDays = ({ days }: { readonly days: readonly PlannedDay[] }) => {
  const most = Math.max(0, ...days.map(({ cards }) => cards));
  return (
    <Panel title={titleOf(days)} note="Planned cards and minutes per day, not counting new misses">
      <Table.Root className="bare tight" size="1">
        <Table.Header className="vh">
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
