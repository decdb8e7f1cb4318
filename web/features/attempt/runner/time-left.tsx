import { Badge, IconButton } from '@radix-ui/themes';
import { AlarmClock, Clock, Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { withoutFocus } from '../../../ui/without-focus.ts';
import styles from './runner.module.css';
import { clockText, type TimeLevel, timeLevel, timeNotice } from './session/time-level.ts';
import { useMsLeft } from './session/use-ms-left.ts';

type TimeLeftProps = {
  /** The server's word for the end. */
  readonly endsAt: Instant;
  /** Called once, at zero. */
  readonly onOver: () => void;
};

const looks = {
  quiet: { color: 'gray', Icon: Clock },
  soon: { color: 'amber', Icon: AlarmClock },
  last: { color: 'red', Icon: TriangleAlert },
  over: { color: 'red', Icon: TriangleAlert },
} as const;

const ClockBadge = ({ msLeft, level }: { readonly msLeft: number; readonly level: TimeLevel }) => {
  const { color, Icon } = looks[level];
  return (
    <Badge
      size="3"
      color={color}
      variant="soft"
      className={classes(styles['clock'], textStyles['num'], textStyles['nowrap'])}
      role="timer"
      {...highContrast}
    >
      <Icon
        size={16}
        aria-hidden="true"
        className={level === 'quiet' ? styles['where-room'] : ''}
      />
      {clockText(msLeft)}
      <span className={styles['where-room']}> left</span>
    </Badge>
  );
};

const Shown = ({ isShown, onChange }: { isShown: boolean; onChange: (shown: boolean) => void }) => {
  const label = isShown ? 'Hide time left' : 'Show time left';
  return (
    <Tooltip content={label}>
      <IconButton
        variant="ghost"
        color="gray"
        size="2"
        aria-label={label}
        onClick={() => onChange(!isShown)}
        {...withoutFocus}
        {...highContrast}
      >
        {isShown ? <EyeOff size={16} /> : <Eye size={16} />}
      </IconButton>
    </Tooltip>
  );
};

/** A region that is there before its words are, or a screen reader would not hear them. */
const Notice = ({ level }: { readonly level: TimeLevel }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSaid(timeNotice[level]);
  }, [level]);
  return (
    <span className={textStyles['vh']} role="status">
      {said}
    </span>
  );
};

/** The time left of a timed paper; the learner may hide it until ten minutes are left. */
export const TimeLeft = ({ endsAt, onOver }: TimeLeftProps) => {
  const msLeft = useMsLeft(endsAt);
  const [isShown, setShown] = useState(true);
  const level = timeLevel(msLeft);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (level === 'over') end();
  }, [level]);
  return (
    <>
      {isShown || level !== 'quiet' ? <ClockBadge msLeft={msLeft} level={level} /> : null}
      {level === 'quiet' ? <Shown isShown={isShown} onChange={setShown} /> : null}
      <Notice level={level} />
    </>
  );
};
