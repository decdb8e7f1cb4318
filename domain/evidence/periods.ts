import { daysOf, isWithin, periodUpTo } from '../analytics/periods.ts';
import { type AnalyticsPeriod, analyticsPeriod } from '../contracts/analytics.ts';
import type { PeriodFigure } from '../contracts/evidence.ts';
import { paperKind } from '../contracts/paper-kind.ts';
import { isScored, reachedIn } from '../progress/handed-in.ts';
import { type Contribution, contribution, type Formula, type Study } from './formula.ts';
import { scoreParts } from './scores.ts';
import { type StudiedQuiz, takenOf } from './studied-quizzes.ts';
import { topicParts } from './topics.ts';

const rightParts = ({ submitted, rescorings }: StudiedQuiz): readonly Contribution[] => {
  if (!isScored(submitted.data)) return [];
  const { correct } = submitted.data;
  const asked = reachedIn(submitted.data).length;
  return [
    contribution(submitted, {
      words: `${paperKind(submitted.data)}: ${correct} of ${asked} right`,
      amount: correct,
      of: asked,
    }),
    ...rescorings.map((rescored) => {
      const { before, after } = rescored.data;
      const words = `Corrected answer key: from ${before.correct} to ${after.correct} right`;
      return contribution(rescored, { words, amount: after.correct - before.correct, of: 0 });
    }),
  ];
};

const onePart = ({ submitted }: StudiedQuiz): readonly Contribution[] => {
  const { data } = submitted;
  const words = isScored(data) ? `${paperKind(data)}: ${data.score}%` : paperKind(data);
  return [contribution(submitted, { words, amount: 1 })];
};

type Kind = Pick<Formula, 'name' | 'title' | 'unit' | 'combine'> & {
  readonly says: string;
  readonly parts: (quiz: StudiedQuiz) => readonly Contribution[];
};

const kinds: Readonly<Record<PeriodFigure, Kind>> = {
  accuracy: {
    name: 'period-accuracy',
    title: 'Overall accuracy',
    unit: 'percent',
    combine: 'share',
    says: 'Correct answers divided by questions reached (a skipped question counts as not correct) in',
    parts: rightParts,
  },
  average: {
    name: 'period-average',
    title: 'Average score',
    unit: 'percent',
    combine: 'mean',
    says: 'The average score of',
    parts: scoreParts,
  },
  quizzes: {
    name: 'period-quizzes',
    title: 'Quizzes taken',
    unit: 'quizzes',
    combine: 'sum',
    says: 'The number of',
    parts: onePart,
  },
};

const within = ({ quizzes, today }: Study, period: AnalyticsPeriod): readonly StudiedQuiz[] => {
  const range = periodUpTo(period, today);
  return takenOf(quizzes).filter(({ submitted }) => isWithin(range, submitted.data.day));
};

/** A figure of the analytics page, for example `accuracy:month`; undefined for another name. */
export const periodFormula = (figure: string): Formula | undefined => {
  const [kindName = '', periodName] = figure.split(':');
  const { data: period } = analyticsPeriod.safeParse(periodName);
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName as PeriodFigure] : undefined;
  if (!kind || !period) return undefined;
  const { says, parts, ...named } = kind;
  const unscored =
    named.unit === 'percent'
      ? ' Adaptive exams and quizzes without a single answer have no percent score that counts.'
      : ' One whose time ran out before you looked at it does not count.';
  return {
    ...named,
    version: 5,
    words: `${says} the quizzes and exams you submitted in ${daysOf[period]} days, including the last day.${unscored}`,
    contributions: (study) => within(study, period).flatMap(parts),
  };
};

/** How a topic went in a period, for example `topic-accuracy:month:Weaning`; undefined for another name. */
export const periodTopicFormula = (figure: string): Formula | undefined => {
  const [, periodName, topic] = /^topic-accuracy:([a-z]+):(.+)$/u.exec(figure) ?? [];
  const { data: period } = analyticsPeriod.safeParse(periodName);
  if (!period || !topic) return undefined;
  return {
    name: 'period-topic-accuracy',
    version: 2,
    title: topic,
    words: `Correct answers divided by questions reached on this topic (a skipped question counts as not correct) in the quizzes and exams you submitted in ${daysOf[period]} days, including the last day. Adaptive exams and quizzes without a single answer do not count.`,
    unit: 'percent',
    combine: 'share',
    contributions: (study) => within(study, period).flatMap(topicParts(topic)),
  };
};
