import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { memoryAfter, retrievability } from '../../../domain/review/memory.ts';
import { modelOn } from '../../../domain/review/memory-models.ts';
import { intervalsOn, scheduleAfter } from '../../../domain/review/schedule.ts';
import { day } from '../../support/facts.ts';

const today = day('2026-11-20');
const model = modelOn(today);
const missed = scheduleAfter(null, 'again', today);

describe('what a learner remembers of a card', () => {
  it('follows the scheduler of ts-fsrs answer by answer', () => {
    // Without its minute steps, which a day of review has no use for, but with its same-day rule.
    const scheduler = fsrs({ enable_fuzz: false, learning_steps: [], relearning_steps: [] });
    const answers = [
      ['2026-11-20', 'again', Rating.Again],
      ['2026-11-20', 'good', Rating.Good],
      ['2026-11-23', 'good', Rating.Good],
      ['2026-12-03', 'hard', Rating.Hard],
      ['2026-12-20', 'again', Rating.Again],
      ['2027-01-10', 'easy', Rating.Easy],
    ] as const;
    let theirs = createEmptyCard(new Date('2026-11-20T00:00:00Z'));
    let ours: ReturnType<typeof scheduleAfter> | null = null;
    for (const [on, grade, rating] of answers) {
      theirs = scheduler.next(theirs, new Date(`${on}T00:00:00Z`), rating).card;
      ours = scheduleAfter(ours, grade, day(on));
      expect(ours.stability).toBeCloseTo(theirs.stability, 4);
      expect(ours.difficulty).toBeCloseTo(theirs.difficulty, 4);
    }
  });

  it('is nine in ten after as many days as the card is stable', () => {
    expect(retrievability(model, { stability: 12, difficulty: 5 }, 12)).toBeCloseTo(0.9, 6);
  });

  it('grows more stable with every good answer and drops with a miss', () => {
    let schedule = missed;
    for (const on of ['2026-11-20', '2026-11-21', '2026-11-25', '2026-12-10'].map(day)) {
      const next = scheduleAfter(schedule, 'good', on);
      expect(next.stability).toBeGreaterThan(schedule.stability);
      schedule = next;
    }
    const lapsed = scheduleAfter(schedule, 'again', day('2026-12-30'));
    expect(lapsed.stability).toBeLessThan(schedule.stability);
    expect(lapsed).toMatchObject({ lapses: 2, dueOn: '2026-12-30' });
  });

  it('is better the easier the answer was', () => {
    const { hard, good, easy } = intervalsOn(missed, day('2026-11-22'));
    expect(hard).toBeGreaterThanOrEqual(1);
    expect(good).toBeGreaterThanOrEqual(hard);
    expect(easy).toBeGreaterThan(good);
  });

  it('is asked again the same day when it was missed', () => {
    expect(missed).toMatchObject({ reviewedOn: today, dueOn: today, answers: 1, lapses: 1 });
    expect(missed.model).toBe(model.version);
  });

  it('takes a day before the last answer, over a time zone, as the same day', () => {
    expect(scheduleAfter(missed, 'good', day('2026-11-19')).stability).toBe(
      scheduleAfter(missed, 'good', today).stability,
    );
    expect(retrievability(model, missed, -1)).toBe(1);
  });

  it('is a number of six decimals, the same on every machine', () => {
    const { stability } = memoryAfter(model, { memory: null, elapsedDays: 0, grade: 'good' });
    expect(stability).toBe(2.3065);
  });
});
