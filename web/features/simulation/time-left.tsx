import { Badge, Box } from '@radix-ui/themes';
import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { clockTime } from '../results/duration.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type TimeLeftProps = {
  /** As the server counted them. */
  readonly seconds: number;
  readonly onOver: () => void;
};

/** Seconds from which the time is short, and from which it is nearly over. */
const short = 600;
const nearlyOver = 120;

const colorOf = (left: number) => {
  if (left <= nearlyOver) return 'red';
  return left <= short ? 'amber' : 'gray';
};

const warningOf = (left: number): string => {
  if (left === 0) return 'The time is over.';
  if (left <= nearlyOver) return 'Two minutes left.';
  return left <= short ? 'Ten minutes left.' : '';
};

/** Asked again while the server still grants its moment of grace. */
const askAgainMs = 3000;

/** The time of the exam: amber at ten minutes, red at two, and heard at both. */
export const TimeLeft = ({ seconds, onOver }: TimeLeftProps) => {
  const left = useSecondsLeft(seconds);
  const isOver = left === 0;
  const askServer = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOver) return;
    const asking = setInterval(() => askServer(), askAgainMs);
    return () => clearInterval(asking);
  }, [isOver]);
  return (
    <>
      <Badge size="3" color={colorOf(left)} className="num" role="timer" aria-live="off">
        <Clock size={16} aria-hidden="true" />
        {clockTime(left)}
        <Box asChild display={{ initial: 'none', sm: 'inline' }}>
          <span>left</span>
        </Box>
      </Badge>
      <span className="vh" role="status">
        {warningOf(left)}
      </span>
    </>
  );
};
