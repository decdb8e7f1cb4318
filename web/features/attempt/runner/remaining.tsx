import type { Instant } from '../../../../domain/kernel/time.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { clockText } from './session/time-level.ts';
import { useMsLeft } from './session/use-ms-left.ts';

/** "2:41:07 left" of a paper whose clock runs, wherever the learner is. */
export const Remaining = ({ endsAt }: { readonly endsAt: Instant }) => {
  const msLeft = useMsLeft(endsAt);
  return (
    <span className={classes(textStyles['num'], textStyles['nowrap'])}>
      {msLeft > 0 ? `${clockText(msLeft)} left` : 'time is up'}
    </span>
  );
};
