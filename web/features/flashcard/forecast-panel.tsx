import { Flex } from '@radix-ui/themes';
import { useState } from 'react';
import type { FlashcardOverview } from '../../../domain/contracts/flashcards.ts';
import { weekdayWords } from '../../format/day-words.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { classes } from '../../ui/classes.ts';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import styles from './flashcard.module.css';
import { forecastTitle } from './flashcard-words.ts';

type Days = FlashcardOverview['days'];

const spans = [
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
] as const;
type Span = (typeof spans)[number]['value'];

/** Pixels of the highest bar. */
const highest = 72;

const dayName = (day: Days[number]['day'], index: number): string =>
  index === 0 ? 'Today' : weekdayWords(day).slice(0, 3);

const Bars = ({ days }: { readonly days: Days }) => {
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  const said = days.map(
    ({ day, cards }, at) => `${at === 0 ? 'today' : weekdayWords(day)} ${cards}`,
  );
  return (
    <div
      className={
        days.length > 14
          ? classes(styles['card-forecast'], styles['many'])
          : styles['card-forecast']
      }
      role="img"
      aria-label={`Due per day: ${said.join('; ')}`}
    >
      {days.map(({ day, cards }, at) => (
        <div key={day} className={at === 0 ? styles['today'] : ''} aria-hidden="true">
          <span className={styles['card-count']}>{cards}</span>
          <i style={{ height: `${Math.max(2, (cards / most) * highest)}px` }} />
          <span className={styles['card-day']}>{dayName(day, at)}</span>
        </div>
      ))}
    </div>
  );
};

/** How many cards the coming days hold, as bars or as a table. */
export const ForecastPanel = ({ days: all }: { readonly days: Days }) => {
  const [span, setSpan] = useState<Span>('14');
  const days = all.slice(0, Number(span));
  return (
    <ChartPanel
      title={forecastTitle(days)}
      note="Cards due per day, if you finish each day"
      table={{
        columns: ['Day', 'Cards due'],
        rows: days.map(({ day, cards }, at) => [at === 0 ? 'Today' : weekdayWords(day), cards]),
      }}
    >
      <Bars days={days} />
      <Flex mt="3" justify="end">
        <ToggleButtons label="Days ahead" options={spans} value={span} onChange={setSpan} />
      </Flex>
    </ChartPanel>
  );
};
