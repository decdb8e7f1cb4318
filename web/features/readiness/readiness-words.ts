import { passingCount } from '../../../domain/contracts/exams.ts';
import { type ExamReadiness, evidenceDays } from '../../../domain/contracts/readiness.ts';
import { type CalendarDay, daysBetween } from '../../../domain/kernel/time.ts';
import { counted } from '../../format/counts.ts';
import { shortDayWords, weekdayName } from '../../format/day-words.ts';
import { calendarDate } from '../../format/learner-dates.ts';

/** "since yesterday", "since Monday" within a week, "since Nov 3" before. */
const since = (day: CalendarDay, today: CalendarDay): string => {
  const days = daysBetween(day, today);
  if (days === 1) return 'since yesterday';
  if (days < 7) return `since ${weekdayName(day)}`;
  return `since ${shortDayWords(day)}`;
};

const changed = ({ previous, change }: ExamReadiness, today: CalendarDay): string => {
  if (!previous || change === null) return '';
  const when = since(previous.day, today);
  if (change === 0) return `, unchanged ${when}`;
  return `, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} ${Math.abs(change) === 1 ? 'point' : 'points'} ${when}`;
};

const opening = (likelihood: number, exam: string): string => {
  if (likelihood >= 70) return `You are on track for ${exam}`;
  return likelihood >= 40 ? `You are close to passing ${exam}` : `Not there yet for ${exam}`;
};

/** "You are on track for TMC: 74% likely to pass, up 6 points since Monday." Undefined without an estimate. */
export const readinessSentence = (
  readiness: ExamReadiness,
  today: CalendarDay,
): string | undefined => {
  const { exam, likelihood } = readiness;
  if (likelihood === null) return undefined;
  return `${opening(likelihood, exam)}: ${likelihood}% likely to pass${changed(readiness, today)}.`;
};

/** ", Aug 3 to Nov 20". */
export const answerDates = ({ from, day }: ExamReadiness, today: CalendarDay): string => {
  if (from === null || day === null) return '';
  const dates = [...new Set([from, day].map((each) => calendarDate(each, today)))];
  return `, ${dates.join(' to ')}`;
};

/** "62.9% (88 of 140)" where the exam counts right answers; "65%" elsewhere. */
export const passMarkWords = ({ exam, mark }: Pick<ExamReadiness, 'exam' | 'mark'>): string => {
  const count = passingCount(exam);
  return count === undefined ? `${mark}%` : `${mark}% (${count})`;
};

/** Why a figure that was there is gone. */
const expiredAnswers = ({ expired }: ExamReadiness): string =>
  expired === 0
    ? ''
    : ` ${counted(expired, 'older answer')} (more than ${evidenceDays} days ago) no longer ${expired === 1 ? 'counts' : 'count'}.`;

const areasShown = 3;

const thinAreas = ({ missing: { areas } }: ExamReadiness): string => {
  if (areas.length === 0) return '';
  const first = areas.slice(0, areasShown).map(({ name, items }) => `${name} (${items} more)`);
  const others = areas.length - areasShown;
  return ` Still needed: ${first.join(', ')}${others > 0 ? `, and ${others} more ${others === 1 ? 'area' : 'areas'}` : ''}.`;
};

const takeOne = 'Take a timed quiz or exam.';
const noneToTake =
  "We don't have questions for your field yet; you can change your field in your profile.";

/** Why there is no estimate, and what brings one. */
export const notEnough = (readiness: ExamReadiness, hasQuestions = true): string => {
  const { items, neededItems } = readiness;
  const soFar =
    items < neededItems
      ? `${items} of the ${neededItems} timed, first-time questions we need`
      : `${items} timed, first-time questions so far`;
  return `Not enough to go on yet: ${soFar}.${expiredAnswers(readiness)}${items > 0 ? thinAreas(readiness) : ''} ${hasQuestions ? takeOne : noneToTake}`;
};
