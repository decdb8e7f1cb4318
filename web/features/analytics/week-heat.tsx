import { Flex, Text } from '@radix-ui/themes';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { QuizAnalytics, StudiedHour } from '../../../domain/contracts/analytics.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { scoreWords } from '../../format/score-words.ts';
import { ChartPanel } from '../../ui/chart-panel.tsx';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './analytics.module.css';
import { patternFinding } from './analytics-sentences.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Fewer questions say nothing about an hour. */
const enoughQuestions = 40;

const hourName = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

const shade = (minutes: number, most: number): CSSProperties =>
  minutes === 0 || most === 0
    ? {}
    : {
        background: `color-mix(in oklab, var(--accent-9) ${Math.round(8 + (54 * minutes) / most)}%, var(--color-panel-solid))`,
      };

const accuracyIn = ({ correct, questions }: StudiedHour): string =>
  questions >= enoughQuestions ? String(percent(correct, questions)) : '';

const Cell = ({ found, most }: { readonly found: StudiedHour | undefined; most: number }) => (
  <span
    className={classes(styles['heat-cell'], textStyles['num'])}
    style={shade(found?.minutes ?? 0, most)}
  >
    {found ? accuracyIn(found) : ''}
  </span>
);

const Grid = ({ studied, label }: { readonly studied: readonly StudiedHour[]; label: string }) => {
  const most = Math.max(0, ...studied.map(({ minutes }) => minutes));
  const at = new Map(studied.map((found) => [`${found.weekday}/${found.hour}`, found]));
  return (
    <div className={styles['heat']} role="img" aria-label={label}>
      <span />
      {hours.map((hour) => (
        <span key={hour} className={styles['heat-hour']}>
          {hour % 6 === 0 ? hourName(hour) : ''}
        </span>
      ))}
      {weekdays.map((name, weekday) => [
        <span key={name} className={styles['heat-day']}>
          {name}
        </span>,
        ...hours.map((hour) => (
          <Cell key={`${name} ${hour}`} found={at.get(`${weekday}/${hour}`)} most={most} />
        )),
      ])}
    </div>
  );
};

const Key = ({ most }: { readonly most: number }) => (
  <Flex align="center" gap="2" mt="3" aria-hidden="true">
    <Text size="2" color="gray">
      0 min
    </Text>
    {[0, 0.25, 0.5, 0.75, 1].map((share) => (
      <span key={share} className={styles['heat-key']} style={shade(share * most, most)} />
    ))}
    <Text size="2" color="gray" className={textStyles['num']}>
      {most} min
    </Text>
  </Flex>
);

type FrameProps = { readonly studied: readonly StudiedHour[]; readonly children: ReactNode };

/** Where not every hour fits, the first one studied in is in view, and not midnight. */
const Frame = ({ studied, children }: FrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const first = Math.min(...studied.map(({ hour }) => hour));
  useLayoutEffect(() => {
    const names = frame.current?.querySelectorAll<HTMLElement>(`.${styles['heat-hour']}`);
    const [midnight, wanted] = [names?.[0], names?.[first]];
    if (frame.current && midnight && wanted) {
      frame.current.scrollLeft = wanted.offsetLeft - midnight.offsetLeft;
    }
  }, [first]);
  return (
    <section
      ref={frame}
      className={styles['heat-frame']}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key
      tabIndex={0}
      aria-label="Study time by hour"
    >
      {children}
    </section>
  );
};

/** When in the week the learner studies, and how well. */
export const WeekHeat = ({ analytics }: { readonly analytics: QuizAnalytics }) => {
  const finding = patternFinding(analytics);
  const rows = analytics.hours.map(
    (found) =>
      [
        `${weekdays[found.weekday]}, ${hourName(found.hour)}`,
        `${found.minutes} min`,
        found.questions,
        scoreWords(found.questions === 0 ? null : percent(found.correct, found.questions)),
      ] as const,
  );
  return (
    <ChartPanel
      title={finding}
      note={`Minutes studied in each hour, in your time zone. The numbers show accuracy in hours with ${enoughQuestions} or more questions.`}
      table={{ columns: ['Hour', 'Study time', 'Questions', 'Accuracy'], rows }}
    >
      <Frame studied={analytics.hours}>
        <Grid studied={analytics.hours} label={`Chart: ${finding}`} />
      </Frame>
      <Key most={Math.max(0, ...analytics.hours.map(({ minutes }) => minutes))} />
    </ChartPanel>
  );
};
