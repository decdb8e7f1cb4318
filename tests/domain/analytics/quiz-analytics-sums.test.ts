import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../domain/analytics/month-summary.ts';
import { isWithin, monthsCut, periodUpTo } from '../../../domain/analytics/periods.ts';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import type { AnalyticsPeriod } from '../../../domain/contracts/analytics.ts';
import { addDays } from '../../../domain/kernel/time.ts';
import { analyticsAfter, memberSince, today } from './support/analytics-after.ts';
import { monthsAfter, quizOn } from './support/studied.ts';

describe('analytics of any quizzes', () => {
  it('adds up to what its days add up to, however the quizzes fall', () => {
    const anyQuiz = fc.record({
      back: fc.nat(800),
      correct: fc.nat(10),
      topic: fc.constantFrom('Airway', 'Gases', 'Safety'),
      timeSpent: fc.nat(4000),
    });
    const anyPeriod = fc.constantFrom<AnalyticsPeriod>('week', 'month', 'quarter', 'year');
    fc.assert(
      fc.property(fc.array(anyQuiz, { maxLength: 40 }), anyPeriod, (quizzes, period) => {
        const taken = quizzes.map((quiz) => ({
          on: addDays(today, -quiz.back),
          total: 10,
          ...quiz,
        }));
        const counted = taken.filter(({ on }) => isWithin(periodUpTo(period, today), on));
        const { performance, days, topicMastery } = analyticsAfter(taken, period);
        const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
        const right = sum(counted.map(({ correct }) => correct));
        expect(performance.quizzesTaken).toBe(counted.length);
        expect(sum(days.map(({ quizzes }) => quizzes))).toBe(counted.length);
        expect(sum(days.map(({ correct }) => correct))).toBe(right);
        expect(sum(days.map(({ questions }) => questions))).toBe(10 * counted.length);
        expect(sum(topicMastery.map(({ questionsAnswered }) => questionsAnswered))).toBe(
          10 * counted.length,
        );
        expect(performance.overallAccuracy).toBe(
          counted.length === 0 ? 0 : Math.round((10 * right) / counted.length),
        );
      }),
    );
  });

  it('says the same when months within a period are given as their sums', () => {
    const anyQuiz = fc.record({
      back: fc.nat(800),
      correct: fc.nat(10),
      topic: fc.constantFrom('Airway', 'Gases', 'Safety', 'Pharmacology'),
      skipped: fc.nat(2),
    });
    const anyPeriod = fc.constantFrom<AnalyticsPeriod>('week', 'month', 'quarter', 'year');
    fc.assert(
      fc.property(
        ...([fc.array(anyQuiz, { maxLength: 60 }), anyPeriod, fc.nat(62)] as const),
        (quizzes, period, later) => {
          const asOf = addDays(today, later);
          const months = monthsAfter(
            quizzes.map(({ back, ...quiz }) =>
              quizOn({ on: addDays(asOf, -back), total: 12, ...quiz }),
            ),
          );
          const cut = monthsCut(period, asOf);
          const read = months.map((month) =>
            cut.includes(month.month) ? month : summaryOf(month),
          );
          const answer = { streak: undefined, topics: [], period, today: asOf, memberSince };
          expect(quizAnalyticsOf({ ...answer, months: read })).toEqual(
            quizAnalyticsOf({ ...answer, months }),
          );
        },
      ),
    );
  });
});
