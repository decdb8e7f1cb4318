import { daysOf } from '../../../domain/analytics/periods.ts';
import type {
  AnalyticsPeriod,
  AnalyzedTopic,
  DayPart,
  QuizAnalytics,
} from '../../../domain/contracts/analytics.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { counted } from '../../format/counts.ts';
import { longDayWords } from '../../format/day-words.ts';
import { bandMarks } from '../../ui/band.ts';

export const periodLabels: Readonly<Record<AnalyticsPeriod, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
};

export const lastDays: Readonly<Record<AnalyticsPeriod, string>> = {
  week: 'the last 7 days',
  month: 'the last 30 days',
  quarter: 'the last 90 days',
  year: 'the last 365 days',
};

/** the 30 days through November 3 */
export const daysUpTo = (period: AnalyticsPeriod, day: CalendarDay): string =>
  `the ${daysOf[period]} days through ${longDayWords(day)}`;

/** ", up 10 points on the previous 30 days"; nothing where it may be chance. */
const moved = ({ period, performance }: QuizAnalytics): string => {
  const { improvementTrend, moved: direction } = performance;
  if (improvementTrend === null || (direction !== 'up' && direction !== 'down')) return '';
  const points = counted(Math.abs(improvementTrend), 'point');
  return `, ${direction} ${points} on the previous ${daysOf[period]} days`;
};

/** Why there is no accuracy to tell. */
const noPercent = 'which have no percent score';

/** The page's answer in one or two sentences. */
export const analyticsAnswer = (analytics: QuizAnalytics): string => {
  const { period, performance } = analytics;
  const { overallAccuracy, quizzesTaken, scores, weakestTopic } = performance;
  if (quizzesTaken === 0) return `You took no quizzes in ${lastDays[period]}.`;
  if (scores === 0) return `In ${lastDays[period]} you took only adaptive exams, ${noPercent}.`;
  const answer = `You answered ${overallAccuracy}% right in ${lastDays[period]}${moved(analytics)}.`;
  return weakestTopic ? `${answer} ${weakestTopic} needs the most work.` : answer;
};

/** The answer as it was at the end of a past day. */
export const pastAnalyticsAnswer = (analytics: QuizAnalytics): string => {
  const { period, performance, to } = analytics;
  const { overallAccuracy, quizzesTaken, scores } = performance;
  const days = daysUpTo(period, to);
  if (quizzesTaken === 0) return `You took no quizzes in ${days}.`;
  if (scores === 0) return `In ${days} you took only adaptive exams, ${noPercent}.`;
  return `You answered ${overallAccuracy}% right in ${days}${moved(analytics)}.`;
};

/** How accuracy stands against the last period, for under the figure. */
export const trendNote = ({
  improvementTrend: points,
  moved: direction,
}: Pick<QuizAnalytics['performance'], 'improvementTrend' | 'moved'>): string => {
  if (points === null) return 'Not enough to compare with last period';
  if (points === 0) return 'Same as last period';
  const trend = `${points > 0 ? 'Up' : 'Down'} ${counted(Math.abs(points), 'point')} vs last period`;
  return direction === 'level' ? `${trend}, could be chance` : trend;
};

export const quizzesNote = (taken: number, before: number | null): string => {
  if (before === null) return 'Too early to compare with last period';
  if (taken === before) return 'Same as last period';
  const difference = Math.abs(taken - before);
  return `${difference} ${taken > before ? 'more' : 'fewer'} than last period`;
};

const risen = (topics: readonly AnalyzedTopic[]): readonly (AnalyzedTopic & Changed)[] =>
  topics
    .filter(
      (topic): topic is AnalyzedTopic & Changed => topic.change !== null && topic.moved === 'up',
    )
    .toSorted((a, b) => b.change - a.change);
type Changed = { readonly change: number };

/** What the topic table says. */
export const topicFinding = ({ topicMastery: topics, performance }: QuizAnalytics): string => {
  const [best] = risen(topics);
  const slipped = topics.filter(({ moved: direction }) => direction === 'down').length;
  const slips = `${counted(slipped, 'topic')} slipped`;
  if (best) {
    const rose = `${best.topic} is up ${counted(best.change, 'point')}`;
    return slipped > 0 ? `${rose}; ${slips}` : rose;
  }
  if (slipped > 0) return slips;
  const { weakestTopic } = performance;
  return weakestTopic ? `${weakestTopic} is your weakest topic` : 'Your topics';
};

const partWords: Readonly<Record<DayPart, { readonly name: string; readonly hours: string }>> = {
  morning: { name: 'Morning', hours: '5 AM to noon' },
  afternoon: { name: 'Afternoon', hours: 'Noon to 5 PM' },
  evening: { name: 'Evening', hours: '5 PM to 10 PM' },
  night: { name: 'Night', hours: '10 PM to 5 AM' },
};

export const studyTime = (part: DayPart | null): { name: string; hours: string } =>
  part ? partWords[part] : { name: '–', hours: 'After 5 days of study' };

/** What the heat map says. */
export const patternFinding = ({ studyPatterns }: QuizAnalytics): string => {
  const { preferredStudyTime, mostActiveDay, daysStudied } = studyPatterns;
  if (daysStudied === 0) return 'No study in this period';
  if (!mostActiveDay) return `You studied on ${counted(daysStudied, 'day')}`;
  if (!preferredStudyTime) return `You study most on ${mostActiveDay}s`;
  const when =
    preferredStudyTime === 'night'
      ? 'at night'
      : `in the ${partWords[preferredStudyTime].name.toLowerCase()}`;
  return `You study mostly ${when}, and most on ${mostActiveDay}s`;
};

/** The way to the goal that the product sets everyone: the mark of a strong score. */
export const goalLine = (accuracy: number): string => {
  const left = bandMarks.strong - accuracy;
  if (left <= 0) return `You reached the ${bandMarks.strong}% goal: you are at ${accuracy}%`;
  return `${counted(left, 'point')} below the ${bandMarks.strong}% goal`;
};
