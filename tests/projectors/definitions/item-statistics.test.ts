import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import type { AttemptEvent, QuizResult } from '../../../domain/attempt/events.ts';
import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import { isCorrect } from '../../../domain/attempt/points.ts';
import { percentScore, scorePaper } from '../../../domain/attempt/scoring.ts';
import { facility, type ItemUse, pointBiserial } from '../../../domain/bank/item/quality.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import { type AttemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import { foldInMemory } from '../../../projectors/runtime/fold-in-memory.ts';
import {
  fourOptions,
  later,
  learner,
  optionsBehind,
  paperIssued,
  paperItem,
  quizSubmitted,
} from '../../support/facts.ts';
import { recorded } from '../support/events.ts';
import { known } from '../support/rows.ts';

const letters = ['A', 'B', 'C', 'D'] as const;
const letter = fc.constantFrom(...letters);
const bank = 12;

type Sitting = {
  readonly mode: QuizResult['mode'];
  readonly items: readonly PaperItem[];
  readonly chosen: readonly string[];
};

const sitting: fc.Arbitrary<Sitting> = fc.record({
  mode: fc.constantFrom('practice', 'practice', 'exam', 'tutor'),
  items: fc
    .tuple(
      fc.shuffledSubarray(
        Array.from({ length: bank }, (_, index) => index),
        { minLength: 9 },
      ),
      fc.array(fc.boolean(), { minLength: bank, maxLength: bank }),
    )
    .map(([places, repeats]) =>
      places.map((place, index) =>
        paperItem(`item-${place}`, { firstSeen: index > 1 || repeats[index] === true }),
      ),
    ),
  chosen: fc.array(fc.oneof({ arbitrary: letter, weight: 6 }, fc.constant('')), {
    minLength: bank,
    maxLength: bank,
  }),
});

type Rekeying = { readonly item: number; readonly key: string };
const rekeyings = fc.array(fc.record({ item: fc.nat(bank - 1), key: letter }), { maxLength: 5 });

const nameOf = (index: number) => `attempt-${index}` as AttemptId;

const handedIn = ({ mode, items, chosen }: Sitting, index: number): AttemptEvent[] => {
  const given = new Map(
    items.map(({ itemId }, place) => [
      itemId as string,
      { chosen: [chosen[place] ?? ''].filter((one) => one !== ''), seconds: 5 },
    ]),
  );
  const { answers, ...counts } = scorePaper(items, given);
  const score = percentScore(mode, counts.correct, counts.total);
  const about = { attemptId: nameOf(index), mode };
  return [
    paperIssued([...items], about),
    quizSubmitted({ ...about, ...counts, score, answers: [...answers] }),
  ];
};

/** What the decider writes of these corrected keys, one after the other. */
const rekeyed = (past: readonly AttemptEvent[], index: number, all: readonly Rekeying[]) =>
  all.reduce((events, { item, key }) => {
    const about = { attemptId: nameOf(index), learnerId: learner, at: later, revision: 1 };
    const { itemId } = paperItem(`item-${item}`);
    const decision = attempt.decide(
      { type: 'RescoreAttempt', ...about, itemId, reason: 'wrong', key: optionsBehind([key]) },
      fold(attempt, events),
    );
    return decision.ok ? events.concat(decision.value) : events;
  }, past);

const rowsOf = (events: readonly { readonly index: number; readonly event: AttemptEvent }[]) =>
  foldInMemory(
    known('item-quality'),
    recorded(
      events.map(({ index, event }) => ({
        stream: attemptStream(nameOf(index)),
        event,
        subject: learner,
      })),
    ),
  );

const sumsOf = (rows: ReturnType<typeof rowsOf>, item: number) =>
  rows.get(`item-${item}@1`)?.['use'] as ItemUse | undefined;

const withKeys = (sat: Sitting, keys: ReadonlyMap<number, string>): Sitting => ({
  ...sat,
  items: sat.items.map((one) => {
    const key = keys.get(Number(one.itemId.slice('item-'.length)));
    return key === undefined ? one : { ...one, key: [key as (typeof letters)[number]] };
  }),
});

it('the statistics of a question after corrected keys are those of papers with the right keys', () => {
  fc.assert(
    fc.property(fc.array(sitting, { maxLength: 6 }), rekeyings, (sittings, corrected) => {
      const told = sittings.flatMap((sat, index) =>
        rekeyed(handedIn(sat, index), index, corrected).map((event) => ({ index, event })),
      );
      const keys = new Map(corrected.map(({ item, key }) => [item, key]));
      const fresh = sittings.flatMap((sat, index) =>
        handedIn(withKeys(sat, keys), index).map((event) => ({ index, event })),
      );
      const [after, scratch] = [rowsOf(told), rowsOf(fresh)];
      for (let item = 0; item < bank; item += 1) {
        const use = sumsOf(after, item);
        expect(use).toEqual(sumsOf(scratch, item));
        const key = optionsBehind([keys.get(item) ?? 'A']);
        const keyed = { type: 'single' as const, options: fourOptions, key };
        if (!use) continue;
        expect(use.asked).toBe(
          Object.values(use.answers).reduce((sum, { asked }) => sum + asked, 0),
        );
        expect([facility(use, keyed), pointBiserial(use, keyed)]).toEqual(
          recounted(sittings, keys, item),
        );
      }
    }),
    { numRuns: 60 },
  );
});

/** Facility and point-biserial straight from the papers, by Pearson's formula. */
const recounted = (
  sittings: readonly Sitting[],
  keys: ReadonlyMap<number, string>,
  item: number,
): unknown[] => {
  const seen = sittings.flatMap((sat) => {
    const met = withKeys(sat, keys)
      .items.map((one, place) => ({
        one,
        right: isCorrect(one, [sat.chosen[place] ?? ''].filter(Boolean)),
      }))
      .filter(({ one }) => one.firstSeen);
    const own = met.find(({ one }) => one.itemId === `item-${item}`);
    if (sat.mode === 'tutor' || met.length < 10 || !own) return [];
    const others = met.filter((one) => one !== own);
    const rest = others.filter(({ right }) => right).length / others.length;
    return [{ right: Number(own.right), rest: Math.round(10_000 * rest) }];
  });
  const mean = (of: (one: (typeof seen)[number]) => number) =>
    seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
  if (seen.length === 0) return [undefined, undefined];
  const [p, m] = [mean(({ right }) => right), mean(({ rest }) => rest)];
  const variance = mean(({ rest }) => (rest - m) ** 2);
  if (p === 0 || p === 1 || variance < 1e-4) return [expect.closeTo(p, 9), undefined];
  const covariance = mean(({ right, rest }) => (right - p) * (rest - m));
  const correlation = covariance / Math.sqrt(p * (1 - p) * variance);
  return [expect.closeTo(p, 9), expect.closeTo(correlation, 6)];
};
