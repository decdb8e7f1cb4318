import { addDays, type CalendarDay } from '../../../domain/kernel/time.ts';
import { fullDayWords } from '../../format/day-words.ts';

/** "Today, Friday, November 20", "Thursday, November 19", and the year with an older one. */
export const dayTitle = (day: CalendarDay, today: CalendarDay): string => {
  const name = fullDayWords(day, today);
  if (day === today) return `Today, ${name}`;
  return day === addDays(today, -1) ? `Yesterday, ${name}` : name;
};
