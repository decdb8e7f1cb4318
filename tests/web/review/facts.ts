import {
  type ReviewAnswered,
  type ReviewOverview,
  reviewAnswered,
  reviewOverview,
} from '../../../domain/contracts/review.ts';
import { addDays, type CalendarDay } from '../../../domain/kernel/time.ts';

const today = '2026-11-20' as CalendarDay;

/** A learner with an exam in three weeks and Sundays off. */
export const overviewFact = (changes: Partial<ReviewOverview> = {}): ReviewOverview =>
  reviewOverview.parse({
    today,
    cards: 120,
    due: 14,
    planned: 12,
    plannedMinutes: 15,
    doneToday: 0,
    secondsPerCard: 75,
    leftOut: 0,
    overload: null,
    nextDay: '2026-11-21',
    plan: { isSet: true, exam: 'TMC', examDay: '2026-12-12', minutesADay: 15, daysOff: ['sun'] },
    forecast: { day: '2026-12-12', withPlan: 84, withoutReview: 61 },
    days: Array.from({ length: 14 }, (_, index) => {
      const isDayOff = index === 2 || index === 9;
      const cards = isDayOff ? 0 : 12 - Math.floor(index / 2);
      return { day: addDays(today, index), cards, minutes: Math.ceil(cards * 1.25), isDayOff };
    }),
    ...changes,
  });

export const noOverview = (): ReviewOverview =>
  overviewFact({
    cards: 0,
    due: 0,
    planned: 0,
    plannedMinutes: 0,
    forecast: null,
    nextDay: null,
    plan: { isSet: false, exam: null, examDay: null, minutesADay: 20, daysOff: [] },
    days: [],
  });

export const answeredFact = (id: string, correct: boolean): ReviewAnswered =>
  reviewAnswered.parse({
    correct,
    day: today,
    intervals: correct ? { hard: 1, good: 3, easy: 8 } : null,
    answer: {
      id,
      correctAnswer: 'A',
      explanation: 'What to keep from this question.',
      answerExplanations: {},
    },
  });
