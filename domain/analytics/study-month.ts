import type { Rescoring } from '../attempt/events.ts';
import type { AccountId, AttemptId } from '../kernel/ids.ts';
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
import { askedAreas } from '../progress/asked-areas.ts';
import { type HandedIn, isScored, isStudy, reachedIn } from '../progress/handed-in.ts';
import type { ReviewAnsweredData } from '../review/events.ts';
import { withinReason } from '../review/pace.ts';

/**
 * One handed-in quiz or simulation. A list and not a record, for a year of them is read at once; times in
 * seconds, the hour is the learner's own and null when it is not known.
 */
export type Sitting = readonly [
  submittedMs: number,
  hour: number | null,
  /** Its place in `names`. */
  subject: number,
  /** Null without one that counts, as of an adaptive exam: no question is counted as right or asked. */
  score: number | null,
  seconds: number,
  correct: number,
  answered: number,
  /** Questions that were reached. */
  total: number,
  attemptId: AttemptId,
  /** The areas it asked about, as places in `names`, the most asked first. */
  areas: readonly number[],
];

/** Questions and decisions of one topic on one day, none of adaptive exams; the topic is its place in `names`. */
export type TopicCount = readonly [topic: number, correct: number, answered: number, total: number];

/** Seconds of study in an hour of the day; null where the hour was not written down. */
export type HourWork = readonly [hour: number | null, seconds: number];

export type StudyDay = {
  readonly day: CalendarDay;
  /** Handed in on that day; the time on them may lie on the day before. */
  readonly sittings: readonly Sitting[];
  /** Each hour once. */
  readonly work: readonly HourWork[];
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

const emptyDay = (day: CalendarDay): StudyDay => ({ day, sittings: [], work: [], topics: [] });

/** The month with one of its days changed. */
const withDay = (
  month: StudyMonth,
  day: CalendarDay,
  change: (before: StudyDay) => StudyDay,
): StudyMonth => {
  const known = month.days.find((one) => one.day === day) ?? emptyDay(day);
  const others = month.days.filter((one) => one.day !== day);
  const days = [...others, change(known)].sort((a, b) => (a.day < b.day ? -1 : 1));
  return { ...month, days };
};

const withHour = (work: readonly HourWork[], [hour, seconds]: HourWork): readonly HourWork[] => {
  const before = work.find(([known]) => known === hour)?.[1] ?? 0;
  return [...work.filter(([known]) => known !== hour), [hour, before + seconds]];
};

type DayWork = {
  readonly day: CalendarDay;
  readonly hour: number | null;
  readonly seconds: number;
};

/** When the time on a paper was; of papers of before only when they were handed in is known. */
const workOn = (result: HandedIn): readonly DayWork[] => {
  const { day, hour, timeSpent, worked } = result;
  if (!isStudy(result)) return [];
  return worked.length > 0 ? worked : [{ day, hour, seconds: timeSpent }];
};

/** The months in which a paper was worked on or handed in. */
export const monthsOf = (result: HandedIn): readonly CalendarMonth[] => [
  ...new Set([result, ...workOn(result)].map(({ day }) => monthOf(day))),
];

const withWork = (month: StudyMonth, work: readonly DayWork[]): StudyMonth =>
  work
    .filter(({ day }) => monthOf(day) === month.month)
    .reduce(
      (after, { day, hour, seconds }) =>
        withDay(after, day, (before) => ({
          ...before,
          work: withHour(before.work, [hour, seconds]),
        })),
      month,
    );

type Reviewed = Pick<ReviewAnsweredData, 'learnerId' | 'day' | 'hour' | 'seconds'>;

/** The month with the time of one more card in it. */
export const withReview = (
  before: StudyMonth | undefined,
  { learnerId, day, hour, seconds }: Reviewed,
): StudyMonth => {
  const known = before ?? { learnerId, month: monthOf(day), names: [], days: [] };
  return withWork(known, [{ day, hour, seconds: withinReason(seconds) }]);
};

const withSitting = (month: StudyMonth, result: HandedIn): StudyMonth => {
  const subject = subjectOf(result);
  const asked = reachedIn(result);
  const counting = isScored(result) ? asked : [];
  const areas = askedAreas(result);
  const topics = counting.map(({ topic }) => topic);
  const names = [subject, ...topics, ...areas].reduce(withName, month.names);
  const placeOf = (name: string) => names.indexOf(name);
  const { at, hour, timeSpent, total, skipped } = result;
  const score = isScored(result) ? result.score : null;
  const correct = counting.filter((answer) => answer.correct).length;
  const sitting: Sitting = [
    epochMs(at),
    hour,
    placeOf(subject),
    score,
    timeSpent,
    correct,
    total - skipped,
    counting.length,
    result.attemptId,
    areas.map(placeOf),
  ];
  return withDay({ ...month, names }, result.day, (before) => ({
    ...before,
    sittings: [...before.sittings, sitting],
    topics: countAnswers(before.topics, counting, placeOf),
  }));
};

/** What a month holds of one more quiz: the time that was worked in it, and the result handed in in it. */
export const withQuiz = (
  before: StudyMonth | undefined,
  result: HandedIn,
  month: CalendarMonth,
): StudyMonth => {
  const known = before ?? { learnerId: result.learnerId, month, names: [], days: [] };
  const worked = withWork(known, workOn(result));
  const isSat = isStudy(result) && monthOf(result.day) === month;
  return isSat ? withSitting(worked, result) : worked;
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
  ...day,
  sittings: day.sittings.map((sitting, index) => {
    if (index !== place.sitting) return sitting;
    const [at, hour, subject, , seconds, right, ...rest] = sitting;
    const now = right + after.correct - before.correct;
    return [at, hour, subject, after.score, seconds, now, ...rest];
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
