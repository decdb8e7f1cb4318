import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCorrect } from '../../../domain/attempt/points.ts';
import { percentScore, scorePaper } from '../../../domain/attempt/scoring.ts';
import { paperItem } from '../../support/facts.ts';

const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const letters = fc.uniqueArray(letter, { maxLength: 5 });

describe('scoring one question', () => {
  it('[QUIZ-31] K-Type is right only when the chosen set equals the key exactly', () => {
    const kType = { type: 'multiple', key: ['A', 'C', 'D'] } as const;
    const key = [...kType.key];
    expect(isCorrect({ ...kType, key }, ['D', 'A', 'C'])).toBe(true);
    expect(isCorrect({ ...kType, key }, ['A', 'C'])).toBe(false);
    expect(isCorrect({ ...kType, key }, ['A', 'B', 'C', 'D'])).toBe(false);
    expect(isCorrect({ ...kType, key }, [])).toBe(false);
  });

  it('[QUIZ-31] neither order nor repetition of letters matters', () => {
    fc.assert(
      fc.property(letters, letters, (key, chosen) => {
        const item = { type: 'multiple', key } as const;
        const same = [...key].sort().join() === [...chosen].sort().join();
        expect(isCorrect(item, chosen)).toBe(same);
        expect(isCorrect(item, [...chosen, ...chosen].reverse())).toBe(same);
      }),
    );
  });

  it('[QUIZ-32] a single answer is right when it equals the key', () => {
    expect(isCorrect({ type: 'single', key: ['B'] }, ['B'])).toBe(true);
    expect(isCorrect({ type: 'single', key: ['B'] }, ['A'])).toBe(false);
  });

  it('[QUIZ-33] a single answer is right when a list of right answers includes it', () => {
    expect(isCorrect({ type: 'single', key: ['B', 'D'] }, ['D'])).toBe(true);
    expect(isCorrect({ type: 'single', key: ['B', 'D'] }, ['B', 'D'])).toBe(false);
  });
});

describe('scoring a paper', () => {
  it('[QUIZ-35] is the rounded share of correct answers over all questions', () => {
    const scoreOf = (right: number, total: number) => {
      const items = Array.from({ length: total }, (_, index) => paperItem(`q${index}`));
      const given = items
        .slice(0, right)
        .map(({ itemId, key }) => [itemId, { chosen: key, seconds: 1 }] as const);
      const { correct } = scorePaper(items, new Map(given));
      return percentScore('practice', correct, total);
    };
    expect([scoreOf(1, 3), scoreOf(2, 3), scoreOf(1, 8), scoreOf(0, 0)]).toEqual([33, 67, 13, 0]);
    // The fraction 23/40 times 100 is a hair below 57.5.
    expect(scoreOf(23, 40)).toBe(58);
  });

  it('correct, incorrect and skipped always make up the whole', () => {
    const paper = fc.array(fc.record({ key: letter, chosen: fc.option(letter) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(paper, (questions) => {
        const items = questions.map(({ key }, index) => paperItem(`q${index}`, { key: [key] }));
        const given = new Map(
          questions.map(({ chosen }, index) => [
            `q${index}`,
            { chosen: chosen === null ? [] : [chosen], seconds: 1 },
          ]),
        );
        const score = scorePaper(items, given);
        expect(score.correct + score.incorrect + score.skipped).toBe(score.total);
        expect(score.skipped).toBe(questions.filter(({ chosen }) => chosen === null).length);
        const share = percentScore('practice', score.correct, score.total);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
        expect(percentScore('adaptive', score.correct, score.total)).toBeNull();
      }),
    );
  });
});
