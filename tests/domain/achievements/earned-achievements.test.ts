import { describe, expect, it } from 'vitest';
import { announcements } from '../../../domain/achievements/announcements.ts';
import {
  afterAnnouncement,
  afterQuiz,
  afterRescoring,
  type EarnedAchievements,
} from '../../../domain/achievements/earned-achievements.ts';
import type { AchievementEvent } from '../../../domain/achievements/events.ts';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { addDays, type CalendarDay } from '../../../domain/kernel/time.ts';
import { attemptOne, day, itemNamed, later, learner, quizResult } from '../../support/facts.ts';
import { given } from '../../support/given.ts';

const standingAfter = (...quizzes: readonly Partial<QuizResult>[]): EarnedAchievements => {
  const [first = {}, ...others] = quizzes.map((quiz) => quizResult({ timeSpent: 900, ...quiz }));
  return others.reduce(afterQuiz, afterQuiz(undefined, quizResult(first)));
};

const earnedAfter = (...quizzes: readonly Partial<QuizResult>[]) =>
  Object.fromEntries(standingAfter(...quizzes).earned.map(({ name, day: on }) => [name, on]));

const start = day('2026-11-01');
const inARow = (days: number): { day: CalendarDay }[] =>
  Array.from({ length: days }, (_, n) => ({ day: addDays(start, n) }));

describe('achievements', () => {
  it('[ACH-01] [ACH-06] are dated with the learner’s day on which they were first earned', () => {
    expect(earnedAfter({ day: start }, { day: day('2026-11-03'), timeSpent: 299 })).toEqual({
      'First Quiz': '2026-11-01',
      'Speed Demon': '2026-11-03',
    });
  });

  it('[ACH-02] [ACH-05] come on the seventh and on the thirtieth day in a row', () => {
    expect(earnedAfter(...inARow(6))).toEqual({ 'First Quiz': start });
    expect(earnedAfter(...inARow(30))).toEqual({
      'First Quiz': '2026-11-01',
      'Week Warrior': '2026-11-07',
      'Consistent Learner': '2026-11-30',
    });
  });

  it('[ACH-03] stay when the scores that earned them are no longer recent', () => {
    const master = Array.from({ length: 5 }, () => ({ day: start, score: 95 }));
    const weak = Array.from({ length: 10 }, () => ({ day: day('2026-11-02'), score: 10 }));
    expect(earnedAfter(...master, ...weak)['Quiz Master']).toBe('2026-11-01');
  });

  it('[ACH-03] may be earned by a score that is counted anew', () => {
    const four = Array.from({ length: 4 }, (_, n) => ({
      day: start,
      score: 95,
      attemptId: `attempt-${n + 2}` as AttemptId,
    }));
    const before = standingAfter(...four, {
      day: day('2026-11-03'),
      score: 85,
      attemptId: attemptOne,
    });
    expect(before.earned.map(({ name }) => name)).not.toContain('Quiz Master');
    const counted = { correct: 18, incorrect: 2, skipped: 0 };
    const rescored = afterRescoring(before, {
      attemptId: attemptOne,
      learnerId: learner,
      at: later,
      submittedAt: later,
      itemId: itemNamed('one'),
      revision: 1,
      area: 'interventions',
      topic: 'Airway',
      key: ['B'],
      reason: 'The key was wrong.',
      wasCorrect: false,
      correct: true,
      before: { ...counted, score: 85 },
      after: { ...counted, score: 90 },
      others: [],
    });
    expect(rescored.earned.at(-1)).toEqual({ name: 'Quiz Master', day: '2026-11-03' });
  });

  it('remember which of them were announced', () => {
    const told = afterAnnouncement(standingAfter({ day: start }), 'First Quiz');
    expect(told.announced).toEqual(['First Quiz']);
    expect(afterAnnouncement(told, 'First Quiz').announced).toEqual(['First Quiz']);
    expect(afterQuiz(told, quizResult({ day: start })).announced).toEqual(['First Quiz']);
  });
});

const announced = (claim: string): AchievementEvent => ({
  type: 'AchievementAnnounced',
  data: { learnerId: learner, name: 'First Quiz', claim, at: later },
});

const announce = (claim: string, name: 'First Quiz' | 'Week Warrior' = 'First Quiz') =>
  ({ type: 'AnnounceAchievement', learnerId: learner, name, claim, at: later }) as const;

describe('announcing an achievement', () => {
  it('falls to the first page that asks', () => {
    given(announcements, []).when(announce('one')).thenRecords(announced('one'));
  });

  it('happens once: a second page, and a retry of the first, record nothing', () => {
    given(announcements, [announced('one')])
      .when(announce('two'))
      .thenRecords();
    given(announcements, [announced('one')])
      .when(announce('one'))
      .thenRecords();
    given(announcements, [announced('one')]).thenState(new Map([['First Quiz', 'one']]));
  });

  it('is counted for each achievement alone', () => {
    given(announcements, [announced('one')])
      .when(announce('two', 'Week Warrior'))
      .thenRecords({
        ...announced('two'),
        data: { ...announced('two').data, name: 'Week Warrior' },
      });
  });
});
