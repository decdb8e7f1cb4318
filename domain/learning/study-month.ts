import type { Rescoring } from '../attempt/events.ts';
import type { AccountId } from '../kernel/ids.ts';
import {
  addDays,
  type CalendarDay,
  type CalendarMonth,
  dayIn,
  epochMs,
  monthOf,
  monthsFrom,
  utc,
} from '../kernel/time.ts';
import { type HandedIn, isScored, reachedIn } from './handed-in.ts';

/**
 * One handed-in quiz or simulation. A list and not a record, for a year of them is read at once; times in
 * seconds, the hour is the learner's own and null when it is not known.
 */
export type Sitting = readonly [
  submittedMs: number,
  hour: number | null,
  /** Its place in `names`. */
  subject: number,
  /** Null of an adaptive exam, of which no question is counted as right or asked. */
  score: number | null,
  seconds: number,
  correct: number,
  answered: number,
  /** Questions that were reached. */
  total: number,
];

/** Questions and decisions of one topic on one day, none of adaptive exams; the topic is its place in `names`. */
export type TopicCount = readonly [topic: number, correct: number, answered: number, total: number];

export type StudyDay = {
  readonly day: CalendarDay;
  readonly sittings: readonly Sitting[];
  readonly topics: readonly TopicCount[];
};

/** What one learner studied in one month of their own calendar; a year is thirteen of these. */
export type StudyMonth = {
  readonly learnerId: AccountId;
  readonly month: CalendarMonth;
  readonly names: readonly string[];
  /** Days with study, in calendar order. */
  readonly days: readonly StudyDay[];
};

export const studyMonthKey = (learner: string, month: CalendarMonth): string =>
  `${learner}/${month}`;

const mixed = 'Mixed topics';

/** What a quiz was about: its exam, its only topic, or a mixture. */
const subjectOf = ({ exam, isFullLength, answers }: HandedIn): string => {
  if (isFullLength) return exam ?? 'Full-length exam';
  const [first, ...others] = new Set(answers.map(({ topic }) => topic));
  return first !== undefined && others.length === 0 ? first : mixed;
};

const withName = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names, name];

const countAnswers = (
  before: readonly TopicCount[],
  answers: ReturnType<typeof reachedIn>,
  placeOf: (topic: string) => number,
): readonly TopicCount[] => {
  const counts = new Map(before.map((count) => [count[0], count]));
  for (const { topic, chosen, correct } of answers) {
    const place = placeOf(topic);
    const [, right, answered, total] = counts.get(place) ?? [place, 0, 0, 0];
    counts.set(place, [
      place,
      right + Number(correct),
      answered + Number(chosen.length > 0),
      total + 1,
    ]);
  }
  return [...counts.values()];
};

const empty = (learnerId: AccountId, day: CalendarDay): StudyMonth => ({
  ...{ learnerId, month: monthOf(day), names: [], days: [] },
});

/** The month with one more quiz in it. */
export const withQuiz = (before: StudyMonth | undefined, result: HandedIn): StudyMonth => {
  const month = before ?? empty(result.learnerId, result.day);
  const subject = subjectOf(result);
  const asked = reachedIn(result);
  const counting = isScored(result) ? asked : [];
  const names = [subject, ...counting.map(({ topic }) => topic)].reduce(withName, month.names);
  const placeOf = (name: string) => names.indexOf(name);
  const known = month.days.find(({ day }) => day === result.day);
  const { at, hour, score, timeSpent, total, skipped } = result;
  const correct = counting.filter((answer) => answer.correct).length;
  const sitting: Sitting = [
    ...([epochMs(at), hour, placeOf(subject)] as const),
    ...([score, timeSpent, correct, total - skipped, counting.length] as const),
  ];
  const today: StudyDay = {
    day: result.day,
    sittings: [...(known?.sittings ?? []), sitting],
    topics: countAnswers(known?.topics ?? [], counting, placeOf),
  };
  const others = month.days.filter(({ day }) => day !== result.day);
  const days = [...others, today].sort((a, b) => (a.day < b.day ? -1 : 1));
  return { learnerId: month.learnerId, month: month.month, names, days };
};

/** The months that may hold a quiz handed in at this moment, wherever the learner was. */
export const monthsOfRescored = ({ submittedAt }: Rescoring): readonly CalendarMonth[] => {
  const day = dayIn(utc, submittedAt);
  return monthsFrom(addDays(day, -1), addDays(day, 1));
};

const recount = (
  day: StudyDay,
  { before, after, correct, wasCorrect }: Rescoring,
  place: { readonly sitting: number; readonly topic: number },
): StudyDay => ({
  day: day.day,
  sittings: day.sittings.map((sitting, index) => {
    if (index !== place.sitting) return sitting;
    const [at, hour, subject, , seconds, right, answered, total] = sitting;
    const now = right + after.correct - before.correct;
    return [at, hour, subject, after.score, seconds, now, answered, total];
  }),
  topics: day.topics.map((count) => {
    if (count[0] !== place.topic) return count;
    const [topic, right, answered, total] = count;
    return [topic, right + Number(correct) - Number(wasCorrect), answered, total];
  }),
});

/** The month after one answer in it counted anew; the same one when the quiz is not in it. */
export const withRescoring = (month: StudyMonth, rescoring: Rescoring): StudyMonth => {
  // A learner hands in one paper at a time, so its moment names it.
  const moment = epochMs(rescoring.submittedAt);
  const held = month.days.find(({ sittings }) => sittings.some(([at]) => at === moment));
  const sitting = held?.sittings.findIndex(([at]) => at === moment) ?? -1;
  // What has no score has nothing to count anew.
  if (!held || held.sittings[sitting]?.[3] == null) return month;
  const recounted = recount(held, rescoring, {
    sitting,
    topic: month.names.indexOf(rescoring.topic),
  });
  return { ...month, days: month.days.map((day) => (day === held ? recounted : day)) };
};
