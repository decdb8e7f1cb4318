import type { Instant } from '../../../../domain/kernel/time.ts';
import { clockText } from './session/time-level.ts';
import { useMsLeft } from './session/use-ms-left.ts';

/** "2:41:07 left" of a paper whose clock runs, wherever the learner is. */
export const Remaining = ({ endsAt }: { readonly endsAt: Instant }) => {
  const msLeft = useMsLeft(endsAt);
  return (
    <span className="num nowrap">{msLeft > 0 ? `${clockText(msLeft)} left` : 'time is up'}</span>
  );
};
