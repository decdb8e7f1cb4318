import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lifeIds, testerAccount } from '../../../api/test-mode/tester-ids.ts';
import { planPrices } from '../../../domain/contracts/plans.ts';
import { studyAidContents } from '../../../domain/contracts/study-aid-content.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { definitionOf } from '../../../domain/events/registry.ts';
import { addDays, type CalendarDay, daysBetween, instant } from '../../../domain/kernel/time.ts';
import { type HandedIn, isHandedIn } from '../../../domain/progress/handed-in.ts';
import { type SubscriptionEvent, subscriptionEvents } from '../../../domain/subscription/events.ts';
import { heldAfter, noPlans, paidAt, tierAt } from '../../../domain/subscription/held-plans.ts';
import { liveLife } from '../../../domain/test-mode/life/live.ts';
import { sampleLife, testerLife } from '../../../domain/test-mode/lives.ts';
import { sampleLearners, testerNamed, testers } from '../../../domain/test-mode/testers.ts';
import {
  eventIdOf,
  randomIdentifiers,
} from '../../../ops/adapters/identifiers/random-identifiers.ts';
import { day } from '../../support/facts.ts';
import { madeUpBank } from './made-up-bank.ts';

const until = day('2026-11-20');
const naming = { commandOf: randomIdentifiers.commandOf, eventId: eventIdOf };
const banks = new Map(
  (['RN', 'LPN', 'RT', 'PA', 'NP'] as const).map((field) => [field, madeUpBank(field)] as const),
);

const lifeOf = (username: string, on: CalendarDay = until) => {
  const tester = testerNamed(username);
  const bank = tester && banks.get(tester.field as 'RN');
  if (!tester || !bank) throw new Error(`${username} is no tester`);
  const accountId = testerAccount(naming, username);
  return liveLife(testerLife(tester, { accountId, until: on }), bank, lifeIds(naming, username));
};

const eventsOf = (life: ReturnType<typeof lifeOf>): readonly BoardwellEvent[] =>
  life.deeds.flatMap(({ events }) => events);

const handedInOf = (events: readonly BoardwellEvent[]): readonly HandedIn[] =>
  events.filter(({ type }) => isHandedIn(type)).map(({ data }) => data as HandedIn);

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const some = ['test01', 'test02', 'test03', 'test04', 'test05', 'test100', 'admin01'];

describe('the names of testers', () => {
  it('[DEMO-04] are test01 to test99, test100 and admin01', () => {
    expect(testers).toHaveLength(101);
    expect(
      [testers[0], testers[98], testers[99], testers[100]].map((one) => one?.username),
    ).toEqual(['test01', 'test99', 'test100', 'admin01']);
    for (const name of ['test00', 'test1', 'test001', 'test101', 'admin02', '']) {
      expect(testerNamed(name)).toBeUndefined();
    }
  });
});

describe('the life of a tester', () => {
  it.each(some)('[DEMO-14] of %s holds ten quizzes, a full-length one among them', (name) => {
    const handedIn = handedInOf(eventsOf(lifeOf(name)));
    expect(handedIn).toHaveLength(10);
    expect(handedIn.filter(({ isFullLength }) => isFullLength).length).toBeGreaterThan(0);
  });

  it.each(some)('[DEMO-14] of %s holds fifteen flashcards, made on three days', (name) => {
    const made = eventsOf(lifeOf(name)).flatMap(({ type, data }) =>
      type === 'StudyAidGenerated' ? [data] : [],
    );
    expect(new Set(made.map(({ day: on }) => on)).size).toBe(3);
    const cards = made.flatMap(
      ({ flashcards }) =>
        studyAidContents.flashcards.parse({ flashcards: JSON.parse(flashcards ?? '[]') })
          .flashcards,
    );
    expect(cards).toHaveLength(15);
    expect(new Set(cards.map(({ front }) => front)).size).toBe(15);
  });

  it.each(some)(
    'of %s recalls its flashcards as they come back, too few for an achievement',
    (name) => {
      const recalls = eventsOf(lifeOf(name)).flatMap((event) =>
        event.type === 'FlashcardReviewed' ? [event.data] : [],
      );
      expect(new Set(recalls.map(({ cardId }) => cardId)).size).toBe(15);
      expect(recalls.length).toBeGreaterThan(15);
      expect(recalls.filter(({ isFirstOfDay }) => isFirstOfDay).length).toBeLessThan(100);
      expect(recalls.filter(({ isNew }) => isNew)).toHaveLength(15);
    },
  );

  it.each(some)('of %s ends on the eve, after a streak and gaps before it', (name) => {
    const days = handedInOf(eventsOf(lifeOf(name))).map((one) => one.day);
    const gaps = days.slice(1).map((one, index) => daysBetween(days[index] ?? one, one));
    expect(days.at(-1)).toBe(addDays(until, -1));
    expect(gaps.slice(-2)).toEqual([1, 1]);
    expect(Math.max(...gaps)).toBeGreaterThan(1);
  });

  it('is made of what the schemas of events take', () => {
    for (const name of some) {
      for (const { type, data } of eventsOf(lifeOf(name))) {
        const parsed = definitionOf(type)?.data.safeParse(data);
        expect(parsed?.error, `${type} of ${name}`).toBeUndefined();
      }
    }
  });

  it('has everything that pages show', () => {
    const types = new Set(some.flatMap((name) => eventsOf(lifeOf(name)).map(({ type }) => type)));
    for (const type of [
      ...['StudyPlanSet', 'ReviewAnswered', 'ReviewRated', 'ReadinessEstimated', 'ItemFlagged'],
      ...['AnswerStruck', 'AnswerRevealed', 'SimulationCompleted', 'AchievementAnnounced'],
    ]) {
      expect(types).toContain(type);
    }
    expect(lifeOf('test01').reports.length).toBeGreaterThan(0);
  });

  it('has answers that were changed, and none beyond the time of its paper', () => {
    const events = eventsOf(lifeOf('test01'));
    const given = events.flatMap((event) => (event.type === 'AnswerGiven' ? [event.data] : []));
    const first = new Map<string, string>();
    const changed = given.filter(({ attemptId, itemId, chosen }) => {
      const key = `${attemptId} ${itemId}`;
      const before = first.get(key) ?? `${chosen}`;
      first.set(key, before);
      return before !== `${chosen}`;
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(some)(
    'of %s holds a plan that was tried and paid, with invoices that are paid',
    (name) => {
      const events = eventsOf(lifeOf(name));
      const invoices = events.flatMap((event) =>
        event.type === 'InvoiceReported' && event.data.report.status === 'paid'
          ? [event.data.report]
          : [],
      );
      expect(events.filter(({ type }) => type === 'TrialStarted')).toHaveLength(1);
      expect(invoices.map(({ cause }) => cause)).toEqual(['start', 'renewal', 'change']);
      for (const { issuedAt, paidAt, periodStart, periodEnd } of invoices) {
        expect([issuedAt, paidAt].toSorted()).toEqual([issuedAt, paidAt]);
        expect(periodStart < periodEnd).toBe(true);
      }
      const [start, , change] = invoices;
      expect(start?.amountCents).toBe(planPrices.monthly.cents);
      expect(change?.amountCents).toBeLessThan(planPrices.annual.cents);
      expect(change?.amountCents).toBeGreaterThan(
        planPrices.annual.cents - planPrices.monthly.cents,
      );
    },
  );

  it('has payments that failed at the first try', () => {
    const states = testers.flatMap(({ username }) =>
      eventsOf(lifeOf(username)).flatMap((event) =>
        event.type === 'SubscriptionReported' ? [event.data.report.status] : [],
      ),
    );
    const late = states.filter((status) => status === 'pastDue').length;
    expect(late).toBeGreaterThan(10);
    expect(late).toBeLessThan(60);
  });

  it('keeps Pro when what was paid is over', () => {
    const held = eventsOf(lifeOf('test01'))
      .filter((event): event is SubscriptionEvent =>
        subscriptionEvents.some(({ type }) => type === event.type),
      )
      .reduce(heldAfter, noPlans);
    expect(paidAt(held, instant.parse('2027-10-01T12:00:00.000Z'))?.plan).toBe('annual');
    expect(tierAt(held, instant.parse('2030-01-01T12:00:00.000Z'))).toBe('annual');
  });

  it('[DEMO-13] is the same for the same name, another for another', () => {
    expect(hashOf(lifeOf('test07'))).toBe(hashOf(lifeOf('test07')));
    const scores = (name: string) => handedInOf(eventsOf(lifeOf(name))).map(({ score }) => score);
    expect(scores('test07')).not.toEqual(scores('test13'));
  });

  it('[DEMO-13] is the same on every machine', () => {
    expect(some.map((name) => [name, hashOf(lifeOf(name))])).toMatchInlineSnapshot(`
      [
        [
          "test01",
          "3e8e08e7597e2f38",
        ],
        [
          "test02",
          "bb7c2d46bfa3c9cd",
        ],
        [
          "test03",
          "e22aa79dcbe1a12d",
        ],
        [
          "test04",
          "755414f7fc9e8438",
        ],
        [
          "test05",
          "17c08ec70c635d58",
        ],
        [
          "test100",
          "73746c636430fd97",
        ],
        [
          "admin01",
          "b88283c8b554dbea",
        ],
      ]
    `);
  });

  it('moves with the day of the first sign-in, and keeps its scores', () => {
    const [one, other] = [lifeOf('test01'), lifeOf('test01', addDays(until, 30))];
    const scores = (life: typeof one) => handedInOf(eventsOf(life)).map(({ score }) => score);
    expect(scores(one)).toEqual(scores(other));
    expect(handedInOf(eventsOf(other)).at(-1)?.day).toBe(addDays(until, 29));
  });

  it.each(testers)('of $username is never refused by the rules of the product', ({ username }) => {
    expect(handedInOf(eventsOf(lifeOf(username)))).toHaveLength(10);
  });

  it('of a sample learner is one in outline', () => {
    for (const [place, sample] of sampleLearners.entries()) {
      const { username, field } = sample;
      const bank = banks.get(field as 'RN');
      if (!bank) throw new Error(`${field} has no bank`);
      const accountId = testerAccount(naming, username);
      const wish = sampleLife(sample, { accountId, until, place });
      const { deeds } = liveLife(wish, bank, lifeIds(naming, username));
      expect(handedInOf(deeds.flatMap(({ events }) => events))).toHaveLength(4);
    }
  });
});
