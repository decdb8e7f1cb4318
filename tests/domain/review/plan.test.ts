import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday, weekdayNameOf } from '../../../domain/kernel/time.ts';
import { type PlanRequest, planReviews } from '../../../domain/review/plan.ts';
import { day } from '../../support/facts.ts';

const today = day('2026-11-20');

const cardArbitrary = fc.record({
  dueIn: fc.integer({ min: -20, max: 40 }),
  seenAgo: fc.integer({ min: 0, max: 30 }),
  stability: fc.double({ min: 0.1, max: 60, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
});

const cardsOf = (values: readonly { dueIn: number; seenAgo: number }[]) =>
  values.map(({ dueIn, seenAgo, ...memory }, index) => ({
    itemId: `card-${String(index).padStart(3, '0')}`,
    schedule: {
      stability: 3,
      difficulty: 5,
      ...memory,
      reviewedOn: addDays(today, -seenAgo),
      dueOn: addDays(today, dueIn),
      answers: 1,
      lapses: 1,
      model: 'test',
    },
  }));

const wishArbitrary: fc.Arbitrary<PlanRequest> = fc
  .record({
    cards: fc.array(cardArbitrary, { maxLength: 60 }).map(cardsOf),
    examIn: fc.option(fc.integer({ min: -3, max: 60 })),
    minutesADay: fc.integer({ min: 5, max: 60 }),
    secondsPerCard: fc.integer({ min: 15, max: 240 }),
    secondsSpentToday: fc.integer({ min: 0, max: 2000 }),
    daysOff: fc.subarray(weekday.options, { maxLength: 6 }),
    horizonDays: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ examIn, ...wish }) => ({
    ...wish,
    today,
    examDay: examIn === null ? null : addDays(today, examIn),
  }));

const wish = (changes: Partial<PlanRequest> = {}): PlanRequest => ({
  cards: [],
  today,
  daysOff: [],
  examDay: null,
  horizonDays: 14,
  minutesADay: 20,
  secondsPerCard: 60,
  secondsSpentToday: 0,
  ...changes,
});

const due = (count: number, dueIn = 0) =>
  cardsOf(Array.from({ length: count }, () => ({ dueIn, seenAgo: 3 })));

describe('a plan of reviews', () => {
  it('never asks for more minutes than a day has', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        for (const [index, { itemIds }] of planReviews(made).days.entries()) {
          const spent = index === 0 ? made.secondsSpentToday : 0;
          expect(itemIds.length * made.secondsPerCard).toBeLessThanOrEqual(
            Math.max(0, made.minutesADay * 60 - spent),
          );
        }
      }),
    );
  });

  it('names no card twice a day and leaves days off empty', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        for (const { day: on, itemIds } of planReviews(made).days) {
          expect(new Set(itemIds).size).toBe(itemIds.length);
          if (made.daysOff.includes(weekdayNameOf(on))) expect(itemIds).toEqual([]);
        }
      }),
    );
  });

  it('plans every card that is due on a day whose minutes hold them all', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        const [first] = planReviews(made).days;
        if (!first) return;
        const dueNow = made.cards.filter(({ schedule }) => schedule.dueOn <= today);
        if (dueNow.length > first.capacity) return;
        expect(first.itemIds).toEqual(expect.arrayContaining(dueNow.map(({ itemId }) => itemId)));
      }),
    );
  });

  it('names exactly the cards that come back before the exam on no day', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        const { days, leftOut } = planReviews(made);
        const planned = new Set(days.flatMap(({ itemIds }) => itemIds));
        expect(leftOut.filter((itemId) => planned.has(itemId))).toEqual([]);
      }),
    );
  });

  it('is the same plan for the same cards in another order', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        const turned = { ...made, cards: made.cards.toReversed() };
        expect(planReviews(turned).days).toEqual(planReviews(made).days);
      }),
    );
  });

  it('forecasts no less for those who review than for those who do not', () => {
    fc.assert(
      fc.property(wishArbitrary, (made) => {
        const { remembered } = planReviews(made);
        if (!remembered) return;
        // What is missed on the way costs a little of what was well known.
        expect(remembered.withPlan).toBeGreaterThanOrEqual(remembered.withoutReview - 0.03);
        expect(remembered.withPlan).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a learner with an exam', () => {
  it('sees every card once more in the last week when the minutes allow', () => {
    const cards = due(40, 60);
    const { days, leftOut } = planReviews(wish({ cards, examDay: addDays(today, 30) }));
    const lastWeek = days.slice(-7).flatMap(({ itemIds }) => itemIds);
    expect(new Set(lastWeek).size).toBe(40);
    expect(leftOut).toEqual([]);
    expect(days.at(-1)?.day).toBe('2026-12-19');
  });

  it('is not asked again within the last week for what was seen in it', () => {
    const seen = cardsOf([{ dueIn: 30, seenAgo: 3 }]).concat(
      cardsOf([
        { dueIn: 30, seenAgo: 3 },
        { dueIn: 30, seenAgo: 20 },
      ]).slice(1),
    );
    const { days } = planReviews(wish({ cards: seen, examDay: addDays(today, 3) }));
    expect(days.flatMap(({ itemIds }) => itemIds)).toEqual(['card-001']);
  });

  it('has caught up on the day on which nothing is left due, misses counted in', () => {
    const of = (minutesADay: number) =>
      planReviews(wish({ cards: due(100), minutesADay })).caughtUpOn;
    expect(of(240)).toBe(today);
    expect(of(20) ?? '').toMatch(/^2026-11-2[5-9]|^2026-1[12]/);
    expect(of(5)).toBeNull();
  });

  it('learns how many cards do not come back when the minutes do not suffice', () => {
    const { leftOut } = planReviews(
      wish({ cards: due(120), minutesADay: 5, examDay: addDays(today, 10) }),
    );
    expect(leftOut.length).toBeGreaterThanOrEqual(70);
  });

  it('is planned nothing for an exam that is today or over', () => {
    const { remembered, days } = planReviews(wish({ cards: due(3), examDay: today }));
    expect(remembered).toBeNull();
    expect(days).toHaveLength(14);
  });
});

describe('a day of review', () => {
  it('begins with what is closest to being forgotten', () => {
    const cards = cardsOf([
      { dueIn: 0, seenAgo: 1 },
      { dueIn: -5, seenAgo: 20 },
      { dueIn: -1, seenAgo: 5 },
    ]);
    expect(planReviews(wish({ cards })).days[0]?.itemIds).toEqual([
      'card-001',
      'card-002',
      'card-000',
    ]);
  });

  it('hands on what its minutes do not hold to the next day', () => {
    const { days } = planReviews(wish({ cards: due(30), secondsSpentToday: 600 }));
    expect(days[0]?.itemIds).toHaveLength(10);
    expect(days[1]?.itemIds.length).toBeGreaterThanOrEqual(20);
  });

  it('stands on the calendar that the learner lives by', () => {
    expect(daysBetween(today, addDays(today, 100))).toBe(100);
    expect(weekdayNameOf(today)).toBe('fri');
  });
});
