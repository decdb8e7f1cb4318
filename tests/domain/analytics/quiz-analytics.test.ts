import { describe, expect, it } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import { quizAnalytics } from '../../../domain/contracts/analytics.ts';
import { addDays } from '../../../domain/kernel/time.ts';
import { masteryLevel } from '../../../domain/progress/mastery.ts';
import { analyticsAfter, memberSince, today } from './support/analytics-after.ts';
import { monthsAfter, quizOn } from './support/studied.ts';

describe('analytics of a period', () => {
  it('[ANLY-10] labels accuracy expert from 90, advanced from 80, intermediate from 70', () => {
    expect([100, 90, 89, 80, 79, 70, 69, 0].map(masteryLevel)).toEqual([
      ...['expert', 'expert', 'advanced', 'advanced'],
      ...['intermediate', 'intermediate', 'beginner', 'beginner'],
    ]);
  });

  it('of nothing is zeros and nothing named', () => {
    const analytics = analyticsAfter([]);
    expect(quizAnalytics.parse(analytics)).toEqual(analytics);
    expect(analytics).toMatchObject({
      performance: { overallAccuracy: 0, improvementTrend: null, averageScore: 0, quizzesTaken: 0 },
      studyPatterns: { preferredStudyTime: null, mostActiveDay: null, averageSessionLength: 0 },
      topicMastery: [],
      recentScores: [],
      days: [],
      hours: [],
    });
  });

  it('counts the first and the last day of the period and not the day before', () => {
    const quizzes = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'];
    const { performance, days } = analyticsAfter(
      quizzes.map((on) => ({ on })),
      'week',
    );
    expect(performance).toMatchObject({ quizzesTaken: 2, quizzesBefore: 1 });
    expect(days.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-21']);
  });

  it('says how accuracy moved against the period before, and nothing where there was none', () => {
    const before = { on: '2026-11-10', correct: 5, total: 10 };
    const now = { on: '2026-11-20', correct: 8, total: 10 };
    expect(analyticsAfter([before, now], 'week').performance).toMatchObject({
      overallAccuracy: 80,
      improvementTrend: 30,
      averageScore: 80,
      timeSpentStudying: 10,
    });
    expect(analyticsAfter([now], 'week').performance.improvementTrend).toBeNull();
    expect(analyticsAfter([before], 'week').performance.improvementTrend).toBeNull();
  });

  it('ranks topics from the weakest, with answers, last day and change', () => {
    const { topicMastery, performance } = analyticsAfter([
      { on: '2026-10-20', topic: 'Airway', correct: 5, total: 10 },
      { on: '2026-11-18', topic: 'Gases', correct: 6, total: 20, skipped: 4 },
      { on: '2026-11-19', topic: 'Airway', correct: 9, total: 10 },
      { on: '2026-11-20', topic: 'Airway', correct: 9, total: 10 },
      { on: '2026-11-20', time: '13:00', topic: 'Safety', correct: 0, total: 2 },
    ]);
    expect(topicMastery).toEqual([
      {
        topic: 'Gases',
        correct: 6,
        total: 20,
        accuracy: 30,
        questionsAnswered: 16,
        lastPracticed: '2026-11-18',
        change: null,
        moved: 'unknown',
      },
      {
        topic: 'Airway',
        correct: 18,
        total: 20,
        accuracy: 90,
        questionsAnswered: 20,
        lastPracticed: '2026-11-20',
        change: 40,
        moved: 'up',
      },
      {
        topic: 'Safety',
        correct: 0,
        total: 2,
        accuracy: 0,
        questionsAnswered: 2,
        lastPracticed: '2026-11-20',
        change: null,
        moved: 'unknown',
      },
    ]);
    // Two answers do not make Safety the weakest topic.
    expect(performance).toMatchObject({
      strongestTopics: ['Airway'],
      weakestTopics: ['Gases'],
      weakestTopic: 'Gases',
    });
  });

  it('lists the ten newest scores, the newest first', () => {
    const quizzes = Array.from({ length: 12 }, (_, n) => ({
      on: `2026-11-${String(n + 1).padStart(2, '0')}`,
      correct: n,
      total: 20,
    }));
    const { recentScores } = analyticsAfter(quizzes);
    expect(recentScores).toHaveLength(10);
    expect(recentScores[0]).toMatchObject({ topic: 'Airway', score: 55, date: '2026-11-12' });
    expect(recentScores[0]?.areas).toEqual(['RT/interventions']);
    expect(recentScores[9]).toMatchObject({ topic: 'Airway', score: 10, date: '2026-11-03' });
  });

  it('joins quizzes with no long break between them to one session', () => {
    const { studyPatterns } = analyticsAfter([
      { on: '2026-11-20', time: '12:10', timeSpent: 600 },
      { on: '2026-11-20', time: '12:40', timeSpent: 1200 },
      { on: '2026-11-20', time: '19:00', timeSpent: 600 },
    ]);
    expect(studyPatterns).toMatchObject({ sessions: 2, averageSessionLength: 20 });
  });

  it('tells the part of the day with most study, and each hour of the week', () => {
    const { studyPatterns, hours } = analyticsAfter([
      { on: '2026-11-02', time: '10:00', timeSpent: 0 },
      { on: '2026-11-03', time: '10:00', timeSpent: 0 },
      { on: '2026-11-18', time: '08:00', timeSpent: 1200, correct: 2 },
      { on: '2026-11-19', time: '19:00', timeSpent: 900 },
      { on: '2026-11-12', time: '19:30', timeSpent: 900 },
    ]);
    expect(studyPatterns.preferredStudyTime).toBe('evening');
    expect(studyPatterns.mostActiveDay).toBe('Thursday');
    expect(hours.filter(({ minutes }) => minutes > 0)).toEqual([
      { weekday: 2, hour: 8, minutes: 20, correct: 2, questions: 2 },
      { weekday: 3, hour: 19, minutes: 30, correct: 2, questions: 4 },
    ]);
  });

  it('leaves hours out that were not written down', () => {
    const months = monthsAfter([{ ...quizOn({ on: '2026-11-18' }), hour: null }]);
    const analytics = quizAnalyticsOf({
      months,
      streak: undefined,
      topics: [],
      period: 'week',
      today,
      memberSince,
    });
    expect(analytics.hours).toEqual([]);
  });

  it.each([
    ...([
      [4, 'night'],
      [5, 'morning'],
      [11, 'morning'],
      [12, 'afternoon'],
      [17, 'evening'],
      [21, 'evening'],
      [22, 'night'],
    ] as const),
  ])('calls %i o’clock %s', (hour, part) => {
    const week = ['15', '16', '17', '18', '19'].map((on) => ({
      ...quizOn({ on: `2026-11-${on}` }),
      hour,
    }));
    const months = monthsAfter(week);
    const analytics = quizAnalyticsOf({
      months,
      streak: undefined,
      topics: [],
      period: 'week',
      today,
      memberSince,
    });
    expect(analytics.studyPatterns.preferredStudyTime).toBe(part);
  });

  it('scores consistency from the first day studied, and a beginner not as perfect', () => {
    expect(analyticsAfter([{ on: '2026-11-21' }]).studyPatterns).toMatchObject({
      consistencyScore: 14,
      daysStudied: 1,
      daysCounted: 7,
    });
    const everySecondDay = Array.from({ length: 10 }, (_, n) => ({
      on: addDays(today, -2 * n),
    }));
    expect(analyticsAfter(everySecondDay).studyPatterns).toMatchObject({
      consistencyScore: 53,
      daysStudied: 10,
      daysCounted: 19,
    });
    const longAgo = { on: '2026-10-01' };
    expect(analyticsAfter([longAgo, ...everySecondDay]).studyPatterns).toMatchObject({
      consistencyScore: 33,
      daysStudied: 10,
      daysCounted: 30,
    });
  });
});
