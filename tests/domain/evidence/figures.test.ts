import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentPastHistory } from '../../../api/progress/presenters/as-of.ts';
import { presentProgress } from '../../../api/progress/presenters/progress.ts';
import { presentReadiness } from '../../../api/readiness/presenters/readiness.ts';
import { type Lived, livedDays, upToEndOf } from '../../../domain/analytics/lived-days.ts';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import { analyticsPeriod } from '../../../domain/contracts/analytics.ts';
import {
  periodFigure,
  periodTopicFigure,
  readinessFigure,
  topicFigure,
} from '../../../domain/contracts/evidence.ts';
import { progressFigures } from '../../../domain/evidence/changes.ts';
import { figureValue } from '../../../domain/evidence/formula.ts';
import { figureNames, formulaOf } from '../../../domain/evidence/registry.ts';
import { reviewedCards, studiedQuizzes } from '../../../domain/evidence/studied-quizzes.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { percent, roundedMean } from '../../../domain/kernel/percent.ts';
import type { CalendarDay } from '../../../domain/kernel/time.ts';
import { scoreBand } from '../../../domain/progress/bands.ts';
import { isListedScore } from '../../../domain/progress/history-item.ts';
import { foldPast } from '../../../projectors/time-travel/fold-past.ts';
import { day, later, quizResult } from '../../support/facts.ts';
import { simulationCompleted } from '../../support/simulation-facts.ts';
import { historyOf, studyPlan } from '../analytics/support/study-history.ts';

const counted = (figure: string, lived: readonly Lived[], today: CalendarDay) => {
  const formula = formulaOf(figure);
  if (!formula) throw new Error(`There is no formula of ${figure}`);
  const contributions = formula.contributions({
    quizzes: studiedQuizzes(lived),
    reviews: reviewedCards(lived),
    today,
  });
  return { value: figureValue(formula.combine, contributions), contributions };
};

/** What the pages show, from the rows of the live projections. */
const shown = (lived: readonly Lived[], today: CalendarDay): Readonly<Record<string, number>> => {
  const past = foldPast(lived.map(({ event }) => event));
  const progress = presentProgress(past, today);
  const history = presentPastHistory(past, () => false).slice(0, 100);
  const inBand = (band: string) =>
    history.filter((quiz) => isListedScore(quiz) && scoreBand(quiz.score) === band).length;
  const { months, progress: row } = past;
  const periods = analyticsPeriod.options.flatMap((period) => {
    const { performance, topicMastery } = quizAnalyticsOf({
      months,
      streak: row?.streak,
      topics: [],
      memberSince: today,
      period,
      today,
    });
    return [
      [periodFigure('accuracy', period), performance.overallAccuracy],
      [periodFigure('average', period), performance.averageScore],
      [periodFigure('quizzes', period), performance.quizzesTaken],
      ...topicMastery.map(({ topic, accuracy }) => [periodTopicFigure(topic, period), accuracy]),
    ];
  });
  return {
    ...Object.fromEntries(periods),
    ...Object.fromEntries(
      Object.entries(progressFigures).map(([figure, read]) => [figure, read(progress)]),
    ),
    'average-quiz-time': Math.round(progress.quizTime / Math.max(1, progress.quizzesTaken)),
    pace: roundedMean(progress.quizTime, progress.questionsAnswered),
    ...Object.fromEntries(
      presentReadiness({ field: 'RT', papers: past.papers, rows: [], today }).exams.map(
        ({ exam, items }) => [readinessFigure(exam), items],
      ),
    ),
    'high-scores': inBand('strong'),
    'borderline-scores': inBand('borderline'),
    'need-improvement': inBand('weak'),
    ...Object.fromEntries(
      progress.topicMastery.map(({ topic, correct, total }) => [
        topicFigure(topic),
        percent(correct, total),
      ]),
    ),
  };
};

describe('a figure counted from its evidence', () => {
  it('is the figure shown, for every figure, today and on any day before', () => {
    fc.assert(
      fc.property(studyPlan, fc.nat(60), (plan, back) => {
        const { events, today } = historyOf(plan);
        const all = livedDays(events);
        const day = all.at(-1 - (back % Math.max(1, all.length)))?.day ?? today;
        for (const [asOf, lived] of [
          [today, all],
          [day, upToEndOf(day, all)],
        ] as const) {
          const expected = shown(lived, asOf);
          const found = Object.keys(expected).map((figure) => [
            figure,
            counted(figure, lived, asOf).value,
          ]);
          expect(Object.fromEntries(found)).toEqual(expected);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('is the same study time on My Progress as in Analytics, minutes of review included', () => {
    fc.assert(
      fc.property(studyPlan, (plan) => {
        const { events, today } = historyOf(plan);
        const past = foldPast(events);
        const { performance } = quizAnalyticsOf({
          months: past.months,
          streak: undefined,
          topics: [],
          memberSince: today,
          period: 'year',
          today,
        });
        const { totalStudyTime } = presentProgress(past, today);
        expect(Math.round(totalStudyTime / 60)).toBe(performance.timeSpentStudying);
      }),
      { numRuns: 50 },
    );
  });

  it('names no quiz beside a card in review', () => {
    const answers = [{ topic: 0, given: 'right' as const }];
    const { events, today } = historyOf([
      { gap: 1, isFullLength: false, timeSpent: 60, answers, reviewed: 45.4, rekeyed: null },
    ]);
    const { value, contributions } = counted('total-study-time', livedDays(events), today);
    expect(value).toBe(105);
    expect(contributions.map(({ attemptId, words }) => [attemptId === null, words])).toEqual([
      [false, 'Practice quiz: 1 min 0 s'],
      [true, 'Review of Ventilation: 0 min 45 s'],
    ]);
    expect(counted('average-quiz-time', livedDays(events), today).value).toBe(60);
  });

  it('has a name for every figure shown', () => {
    const names = Object.keys(shown([], '2026-11-20' as CalendarDay));
    expect(names.filter((name) => !name.includes(':')).toSorted()).toEqual(figureNames.toSorted());
  });

  it('names a formula, its version and what it counts in words', () => {
    const families = [
      topicFigure('Ventilation'),
      periodFigure('accuracy', 'month'),
      periodTopicFigure('Ventilation', 'year'),
      readinessFigure('TMC'),
    ];
    for (const figure of [...figureNames, ...families]) {
      const { name, version, words, title } = formulaOf(figure) ?? {};
      expect(name).toMatch(/^[a-z-]+$/);
      expect(version).toBeGreaterThan(0);
      expect(words).toMatch(/\.$/);
      expect(title).not.toBe('');
    }
    const unknown = ['topic-accuracy:month', 'topic-accuracy:decade:Weaning', 'readiness:CSE'];
    for (const name of ['luck', 'accuracy', 'accuracy:decade', 'toString:week', ...unknown]) {
      expect(formulaOf(name)).toBeUndefined();
    }
  });

  it('names decisions where a simulation was completed, and questions elsewhere', () => {
    const submitted = {
      ...simulationCompleted({ total: 9, skipped: 2 }),
      position: '1' as Position,
      at: later,
      day: day('2026-11-20'),
    };
    const quizzes = [
      { submitted, rescorings: [] },
      { submitted: { ...submitted, type: 'QuizSubmitted', data: quizResult() }, rescorings: [] },
    ];
    const wordsOf = (figure: string) =>
      formulaOf(figure)
        ?.contributions({ quizzes, reviews: [], today: day('2026-11-20') })
        .map(({ words }) => words);
    expect(wordsOf('quizzes-taken')).toEqual([
      'Clinical simulation, 9 decisions',
      'Practice quiz, 2 questions',
    ]);
    expect(wordsOf('questions-answered')).toEqual([
      'Clinical simulation: 7 of 9 decisions made',
      'Practice quiz: 1 of 2 questions answered',
    ]);
  });

  it('lists each event once, and tells what a corrected key did', () => {
    const rekeyed = { question: 0, after: 0 };
    const answers = [{ topic: 0, given: 'wrong' as const }];
    const base = { gap: 1, isFullLength: false, timeSpent: 60, answers };
    const { events, today } = historyOf([
      { ...base, rekeyed },
      { ...base, rekeyed: null },
    ]);
    const { value, contributions } = counted('average-score', livedDays(events), today);
    expect(value).toBe(50);
    expect(contributions.map(({ type, words }) => `${type}: ${words}`)).toEqual([
      'QuizSubmitted: Practice quiz: 0%',
      'AttemptRescored: Corrected answer key: from 0% to 100%',
      'QuizSubmitted: Practice quiz: 0%',
    ]);
    const topic = counted(topicFigure('Ventilation'), livedDays(events), today);
    expect(topic.contributions.map(({ words }) => words)).toEqual([
      '0 of 1 right',
      'Corrected answer key: one more correct answer',
      '0 of 1 right',
    ]);
  });
});
