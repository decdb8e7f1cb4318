import type { Instant } from '../../domain/kernel/time.ts';
import { shortDate } from '../format/learner-dates.ts';
import { useSession } from './use-session.ts';

/** Dates as the own calendar of whoever is signed in has them: Nov 18, 2026. */
export const useShortDate = (): ((at: Instant) => string) => {
  const { user } = useSession();
  return (at) => (user ? shortDate(at, user) : '');
};
