import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { addDays, daysBetween } from '../../../domain/kernel/time.ts';
import { retrievability } from '../../../domain/review/memory.ts';
import { modelOn } from '../../../domain/review/memory-models.ts';
import { type PlanRequest, planReviews } from '../../../domain/review/plan.ts';
import { type Schedule, scheduleAfter } from '../../../domain/review/schedule.ts';
import { day } from '../../support/facts.ts';

const today = day('2026-11-20');

type Card = { readonly itemId: string; readonly schedule: Schedule };

/** Cards of a learner who missed them within the last fortnight and has reviewed about half of them once. */
const missedCards = (count: number, random: () => number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => {
    const missedOn = addDays(today, -Math.floor(random() * 14));
    const missed = scheduleAfter(null, 'again', missedOn);
    const isReviewed = random() < 0.5;
    return {
      itemId: `card-${String(index).padStart(3, '0')}`,
      schedule: isReviewed ? scheduleAfter(missed, 'good', addDays(missedOn, 1)) : missed,
    };
  });

const chance = ({ stability, difficulty, reviewedOn }: Schedule, on: string): number => {
  const memory = { stability, difficulty };
  return retrievability(modelOn(day(on)), memory, daysBetween(reviewedOn, day(on)));
};

/** A day of the real thing: the plan is made anew, each card is remembered or not, a miss comes again. */
const studied = (cards: Map<string, Card>, wish: PlanRequest, random: () => number): void => {
  const { today: on, minutesADay, secondsPerCard } = wish;
  let left = Math.floor((minutesADay * 60) / secondsPerCard);
  const waiting = [
    ...(planReviews({ ...wish, cards: [...cards.values()] }).days[0]?.itemIds ?? []),
  ];
  while (left > 0 && waiting.length > 0) {
    const card = cards.get(waiting.shift() ?? '');
    if (!card) continue;
    left -= 1;
    const isRight = random() < chance(card.schedule, on);
    const schedule = scheduleAfter(card.schedule, isRight ? 'good' : 'again', on);
    cards.set(card.itemId, { ...card, schedule });
    if (!isRight) waiting.push(card.itemId);
  }
};

const rememberedInTheEnd = (wish: PlanRequest, seed: number): number => {
  const random = randomFrom(seed);
  const cards = new Map((wish.cards as readonly Card[]).map((card) => [card.itemId, card]));
  const examDay = wish.examDay ?? today;
  for (let on = today; on < examDay; on = addDays(on, 1)) {
    studied(cards, { ...wish, today: on }, random);
  }
  const right = [...cards.values()].filter(({ schedule }) => random() < chance(schedule, examDay));
  return right.length / cards.size;
};

/** Points in a hundred that what was told may differ from what happened. */
const tolerance = 4;

describe('what a learner is told to remember on exam day', () => {
  it.each([
    { count: 60, minutesADay: 20, examIn: 30 },
    { count: 150, minutesADay: 15, examIn: 21 },
    { count: 200, minutesADay: 10, examIn: 40 },
    { count: 30, minutesADay: 30, examIn: 8 },
  ])(
    'is what they remember: %o',
    ({ count, minutesADay, examIn }) => {
      const wish: PlanRequest = {
        cards: missedCards(count, randomFrom(count)),
        today,
        daysOff: [],
        horizonDays: 30,
        examDay: addDays(today, examIn),
        minutesADay,
        secondsPerCard: 60,
        secondsSpentToday: 0,
      };
      const told = 100 * (planReviews(wish).remembered?.withPlan ?? 0);
      const happened = [1, 2, 3, 4].map((seed) => 100 * rememberedInTheEnd(wish, seed));
      const mean = happened.reduce((sum, one) => sum + one, 0) / happened.length;
      process.stdout.write(
        `${count} cards, ${minutesADay} min, ${examIn} days: told ${told.toFixed(1)}, remembered ${mean.toFixed(1)}, tolerance ${tolerance}\n`,
      );
      expect(Math.abs(told - mean)).toBeLessThanOrEqual(tolerance);
    },
    60_000,
  );
});
