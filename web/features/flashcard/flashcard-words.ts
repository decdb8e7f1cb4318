import type { FlashcardOverview, FlashcardSource } from '../../../domain/contracts/flashcards.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { cardCount, grouped, minuteCount } from '../../format/counts.ts';
import { calendarDate } from '../../format/learner-dates.ts';

export const sourceWords: Readonly<Record<FlashcardSource, string>> = {
  generated: 'Generated',
  own: 'Written by you',
  missed: 'From a question',
  import: 'Imported',
};

/** How things stand today. */
export const flashcardAnswer = ({ due, minutes, total, doneToday }: FlashcardOverview): string => {
  if (total === 0) return 'Your flashcards will be here.';
  if (due > 0) return `${cardCount(due)} due today, about ${minuteCount(minutes)}.`;
  return doneToday > 0 ? 'Done for today.' : 'Nothing due today.';
};

/** What stands below the answer. */
export const flashcardBasis = ({ total, fresh, doneToday }: FlashcardOverview): string =>
  [
    doneToday > 0 ? `${cardCount(doneToday)} reviewed today.` : '',
    fresh > 0 ? `${grouped(fresh)} of the cards due ${fresh === 1 ? 'is' : 'are'} new.` : '',
    total > 0 ? `${cardCount(total)} in all.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const most = (days: FlashcardOverview['days']): number =>
  Math.max(0, ...days.map(({ cards }) => cards));

/** What the days after today hold, as the answer of their chart. */
export const forecastTitle = (days: FlashcardOverview['days']): string => {
  const [, tomorrow, ...later] = days;
  const first = tomorrow?.cards ?? 0;
  const highest = most(tomorrow ? [tomorrow, ...later] : []);
  if (highest === 0) return `Nothing due in the next ${days.length - 1} days`;
  if (highest === first) return `${grouped(first)} tomorrow, and no day above that`;
  return `${first === 0 ? 'None' : grouped(first)} tomorrow, and no day above ${grouped(highest)}`;
};

/** "Due today", "Due Nov 29", "New". */
export const dueWords = (dueOn: CalendarDay | null, today: CalendarDay): string => {
  if (dueOn === null) return 'New';
  return dueOn <= today ? 'Due today' : `Due ${calendarDate(dueOn, today)}`;
};

/** "today", "1 day", "13 days", "2 months", "1.5 years". */
export const intervalWords = (days: number): string => {
  if (days === 0) return 'today';
  if (days < 60) return days === 1 ? '1 day' : `${days} days`;
  if (days < 365) return `${Math.round(days / 30.44)} months`;
  const years = Math.round((days / 365.25) * 10) / 10;
  return years === 1 ? '1 year' : `${years} years`;
};
