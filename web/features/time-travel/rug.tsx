import type { DayRange } from '../../../domain/analytics/periods.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import {
  type CalendarDay,
  dayIn,
  daysBetween,
  type TimeZone,
} from '../../../domain/kernel/time.ts';
import styles from './time-travel.module.css';

type RugProps = {
  readonly quizzes: readonly QuizHistoryItem[];
  readonly timeZone: TimeZone;
  readonly range: DayRange;
  readonly shown: CalendarDay;
};

const width = 1000;

/** Every quiz is a tick above the track; a full-length exam is a tall one. */
export const Rug = ({ quizzes, timeZone, range, shown }: RugProps) => {
  const days = Math.max(1, daysBetween(range.from, range.to));
  return (
    <svg
      className={styles['rug']}
      viewBox={`0 0 ${width} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {quizzes.map(({ id, createdAt, isFullLength }) => {
        const day = dayIn(timeZone, createdAt);
        const x = (daysBetween(range.from, day) / days) * width;
        return (
          <line
            key={id}
            x1={x}
            x2={x}
            y1={20}
            y2={isFullLength ? 0 : 9}
            stroke={day <= shown ? 'var(--accent-9)' : 'var(--gray-a7)'}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
};
