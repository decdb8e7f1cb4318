import { type CalendarDay, daysBetween } from '../../../domain/kernel/time.ts';

/** "in 28 days", as of a day that is not after it. */
export const examCountdown = (examDay: CalendarDay, today: CalendarDay): string => {
  const days = daysBetween(today, examDay);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};
