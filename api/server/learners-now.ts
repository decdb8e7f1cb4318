import { type CalendarDay, dayIn, type Instant, type TimeZone } from '../../domain/kernel/time.ts';
import type { SignedIn } from '../plugins/policy.ts';
import type { ApiContext } from './context.ts';
import { ReadModelBehind } from './unavailable.ts';

/** Throws `ReadModelBehind` while it is not known: a guessed day would stay in the log for ever. */
const learnersZone = ({ account }: SignedIn): TimeZone => {
  if (!account) throw new ReadModelBehind('accounts');
  return account.timeZone;
};

/** The learner's own calendar day. Throws `ReadModelBehind`. */
export const learnersDay = (session: SignedIn, at: Instant): CalendarDay =>
  dayIn(learnersZone(session), at);

/** Now, and where the learner is. Throws `ReadModelBehind`. */
export const learnersNow = ({ world }: Pick<ApiContext, 'world'>, session: SignedIn) => ({
  at: world.clock.instant(),
  timeZone: learnersZone(session),
});
