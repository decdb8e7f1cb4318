import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { studyPlanStream } from '../../../domain/kernel/ids.ts';
import { addDays, type Instant } from '../../../domain/kernel/time.ts';
import type { Row } from '../../../projectors/projection.ts';
import { foldInMemory, foldOnto } from '../../../projectors/runtime/fold-in-memory.ts';
import { attemptOne, day, itemNamed, later, learner, quizSubmitted } from '../../support/facts.ts';
import { recorded } from '../support/events.ts';
import { known } from '../support/rows.ts';

const first = day('2026-11-01');
const about = { revision: 1, area: 'interventions', topic: 'Weaning', key: ['A'] };

const what = fc.record({
  kind: fc.constantFrom('quiz', 'review', 'rating', 'rescoring'),
  item: fc.constantFrom('one', 'two', 'three'),
  after: fc.integer({ min: 0, max: 9 }),
  correct: fc.boolean(),
  rating: fc.constantFrom('hard', 'good', 'easy'),
  seconds: fc.integer({ min: 0, max: 900 }),
} as const);
type What = typeof what extends fc.Arbitrary<infer Value> ? Value : never;

type Now = { readonly on: ReturnType<typeof day>; readonly last: Instant };

const eventOf = ({ kind, item, correct, rating, seconds }: What, { on, last }: Now) => {
  const at = `${on}T12:00:00.000Z` as Instant;
  const answer = {
    ...about,
    itemId: itemNamed(item),
    chosen: [correct ? 'A' : 'B'],
    correct,
    seconds,
    chosenOptions: [],
  };
  const counts = { correct: 0, incorrect: 1, skipped: 0, score: 0 };
  const events: Readonly<Record<What['kind'], BoardwellEvent>> = {
    quiz: quizSubmitted({ at, day: on, answers: [{ ...answer, firstSeen: false }] }),
    review: {
      type: 'ReviewAnswered',
      data: {
        ...answer,
        learnerId: learner,
        at,
        day: on,
        hour: 6,
        field: 'RT',
        rating: correct ? 'good' : 'again',
      },
    },
    rating: {
      type: 'ReviewRated',
      data: { learnerId: learner, itemId: answer.itemId, at, day: on, answeredAt: last, rating },
    },
    rescoring: {
      type: 'AttemptRescored',
      data: {
        ...about,
        attemptId: attemptOne,
        learnerId: learner,
        at,
        submittedAt: later,
        itemId: answer.itemId,
        reason: 'The key was wrong.',
        wasCorrect: !correct,
        correct,
        before: counts,
        after: counts,
        others: [],
      },
    },
  };
  return { event: events[kind], at };
};

const logOf = (happened: readonly What[]) => {
  let on = first;
  let last = `${on}T12:00:00.000Z` as Instant;
  const told = happened.map((one) => {
    on = addDays(on, one.after);
    const { event, at } = eventOf(one, { on, last });
    last = at;
    return { stream: studyPlanStream(learner), event, subject: learner };
  });
  return [...recorded(told)];
};

const dump = (rows: ReadonlyMap<string, Row>): string => JSON.stringify([...rows].sort());

describe.each(['review-cards', 'review-paces'])('%s', (name) => {
  it('come out the same however they are replayed, stored and loaded on the way', () => {
    fc.assert(
      fc.property(fc.array(what, { maxLength: 40 }), (happened) => {
        const log = logOf(happened);
        const whole = dump(foldInMemory(known(name), log));
        expect(dump(foldInMemory(known(name), log))).toBe(whole);
        let rows = new Map<string, Row>();
        for (const event of log) {
          foldOnto({ projection: known(name), rows }, [event]);
          rows = new Map(JSON.parse(JSON.stringify([...rows])) as [string, Row][]);
        }
        expect(dump(rows)).toBe(whole);
      }),
    );
  });
});

describe('review-cards', () => {
  it('never hold a card whose numbers no scheduler would give', () => {
    fc.assert(
      fc.property(fc.array(what, { maxLength: 40 }), (happened) => {
        for (const row of foldInMemory(known('review-cards'), logOf(happened)).values()) {
          const { schedule } = row as { readonly schedule: Record<string, number | string> };
          expect(schedule['stability']).toBeGreaterThan(0);
          expect(schedule['difficulty']).toBeGreaterThanOrEqual(1);
          expect(schedule['difficulty']).toBeLessThanOrEqual(10);
          expect(String(schedule['dueOn']) >= String(schedule['reviewedOn'])).toBe(true);
        }
      }),
    );
  });
});
