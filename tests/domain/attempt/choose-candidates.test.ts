import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choice,
  inPlace,
  ofStatus,
  type PlacedCandidate,
} from '../../../domain/attempt/choose-candidates.ts';
import { drawPractice } from '../../../domain/attempt/draw-paper.ts';
import { minutesAtExamPace } from '../../../domain/contracts/exams.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';

const areas = ['Interventions', 'Patient Data', 'Troubleshooting'];
const topics = ['Weaning', 'Suctioning', 'Spirometry', 'Gas cylinders'];

const seen = fc.option(fc.record({ correct: fc.boolean(), at: fc.nat() }), { nil: undefined });

const bank: fc.Arbitrary<PlacedCandidate[]> = fc
  .array(
    fc.record({
      places: fc.array(
        fc.record({ areaName: fc.constantFrom(...areas), topic: fc.constantFrom(...topics) }),
        { minLength: 1, maxLength: 2 },
      ),
      family: fc.constantFrom(...'abcdefghijkl'),
      flagged: fc.boolean(),
      seen,
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((one, place) => ({ ...one, area: 'x', itemId: `item-${place}` })));

const choice: fc.Arbitrary<Choice> = fc.record({
  areas: fc.uniqueArray(fc.constantFrom(...areas)),
  topics: fc.uniqueArray(fc.constantFrom(...topics)),
  status: fc.constantFrom('unused', 'missed', 'flagged', 'all'),
});

const fits = ({ areas, topics, status }: Choice, one: PlacedCandidate): boolean => {
  const isAnywhere = areas.length + topics.length === 0;
  const isThere =
    isAnywhere ||
    one.places.some(({ areaName, topic }) => areas.includes(areaName) || topics.includes(topic));
  const standing = {
    all: true,
    unused: one.seen === undefined,
    missed: one.seen !== undefined && !one.seen.correct,
    flagged: one.flagged,
  };
  return isThere && standing[status];
};

const chosen = (candidates: readonly PlacedCandidate[], wish: Choice) =>
  ofStatus(inPlace(candidates, wish), wish.status);

describe('a quiz of the learner’s own choice', () => {
  it('is drawn from every question of the choice and no other', () => {
    fc.assert(
      fc.property(bank, choice, (candidates, wish) => {
        expect(chosen(candidates, wish)).toEqual(candidates.filter((one) => fits(wish, one)));
      }),
    );
  });

  it('never has more than was asked, never two siblings, and all there is when that is less', () => {
    fc.assert(
      fc.property(bank, choice, fc.integer({ min: 1, max: 20 }), (candidates, wish, count) => {
        const matching = chosen(candidates, wish);
        const drawn = drawPractice(matching, { count, random: randomFrom(count) });
        const families = new Set(matching.map(({ family }) => family)).size;
        expect(drawn).toHaveLength(Math.min(count, families));
        expect(new Set(drawn.map(({ family }) => family)).size).toBe(drawn.length);
        expect(drawn.every((one) => matching.some(({ itemId }) => itemId === one.itemId))).toBe(
          true,
        );
      }),
    );
  });
});

describe('the pace of the exam', () => {
  it('gives a shorter quiz its share of the minutes, rounded up', () => {
    expect(minutesAtExamPace('RT', 160)).toBe(180);
    expect(minutesAtExamPace('RT', 20)).toBe(23);
    expect(minutesAtExamPace('RN', 1)).toBe(4);
  });
});
