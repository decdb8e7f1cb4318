import { percent } from '../../kernel/percent.ts';

/** What learners did when they met an item for the first time, each counted once; no testers. */
export type FirstMeetings = {
  readonly learners: number;
  /** How often each option was chosen, by its id. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Answers by the time they took: as many counts as `timeBounds` and one for the longer ones. */
  readonly times: readonly number[];
};

/** Seconds, the upper ends of the counts of `times`; each at most a fourth above the one before from 8 s. */
export const timeBounds = [
  ...[5, 8, 10, 12, 15, 18, 22, 26, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90, 105, 120],
  ...[140, 160, 180, 210, 240, 300, 360, 450, 600],
] as const;

export const noMeetings: FirstMeetings = {
  learners: 0,
  chosen: {},
  times: [...timeBounds.map(() => 0), 0],
};

/** Fewer learners than this say nothing yet, and could be told apart. */
export const enoughLearners = 20;

/** `chosen` are ids of options. */
type Answer = { readonly chosen: readonly string[]; readonly seconds: number };

const withOptions = (counts: FirstMeetings['chosen'], options: readonly string[]) => ({
  ...counts,
  ...Object.fromEntries(options.map((id) => [id, (counts[id] ?? 0) + 1])),
});

const withTime = (times: readonly number[], seconds: number): readonly number[] => {
  const found = timeBounds.findIndex((bound) => seconds <= bound);
  const place = found < 0 ? timeBounds.length : found;
  return times.map((count, index) => (index === place ? count + 1 : count));
};

/** One more learner; the time of a question that was left out is not counted. */
export const withMeeting = (
  meetings: FirstMeetings,
  { chosen, seconds }: Answer,
): FirstMeetings => ({
  learners: meetings.learners + 1,
  chosen: withOptions(meetings.chosen, chosen),
  times: chosen.length === 0 ? meetings.times : withTime(meetings.times, seconds),
});

/**
 * Median seconds of the answers, by a straight line within the count that holds the middle one: off
 * by less than that count's width (5 s up to a minute, a fourth of the time above it). The longest
 * count has no end and is told as its beginning. Undefined without answers.
 */
export const medianSeconds = ({ times }: Pick<FirstMeetings, 'times'>): number | undefined => {
  const half = times.reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return undefined;
  let below = 0;
  for (const [place, count] of times.entries()) {
    const from = timeBounds[place - 1] ?? 0;
    const to = timeBounds[place] ?? from;
    if (below + count >= half) return from + ((half - below) / count) * (to - from);
    below += count;
  }
  return undefined;
};

/** Percent of the learners who chose each option, rounded; an option nobody chose is left out. */
export const optionShares = ({
  learners,
  chosen,
}: FirstMeetings): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(chosen).map(([id, count]) => [id, percent(count, learners)]));
