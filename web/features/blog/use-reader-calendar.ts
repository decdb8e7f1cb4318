import { dayIn, instantOf, utc } from '../../../domain/kernel/time.ts';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { serverNow } from '../../http/server-clock.ts';
import { browserTimeZone } from '../../session/browser-time-zone.ts';
import { useSession } from '../../session/use-session.ts';

/** The calendar of whoever reads: a visitor's is the browser's. */
export const useReaderCalendar = (): LearnerCalendar => {
  const { user } = useSession();
  if (user) return user;
  const timeZone = browserTimeZone() ?? utc;
  return { timeZone, today: dayIn(timeZone, instantOf(serverNow())) };
};
