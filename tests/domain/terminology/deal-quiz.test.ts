import { describe, expect, it } from 'vitest';
import type { TermEntry } from '../../../domain/contracts/terminology-study.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { dealQuiz } from '../../../domain/terminology/deal-quiz.ts';
import { sampleNamed, sampleTerms } from '../../support/sample-terms.ts';

const deal = (asked: readonly TermEntry[], seed = 1, terms = sampleTerms) =>
  dealQuiz(terms, asked, randomFrom(seed));

describe('dealing a quiz of terms', () => {
  it('[TERM-12] asks ten different terms, fewer where there are fewer', () => {
    const ids = deal(sampleTerms).map(({ termId }) => termId);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(10);
    expect(deal(sampleTerms.slice(0, 4))).toHaveLength(4);
    expect(deal([])).toEqual([]);
  });

  it('[TERM-13] offers the right definition and three others, each once', () => {
    for (const { termId, options } of deal(sampleTerms)) {
      expect(options).toHaveLength(4);
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(termId);
    }
  });

  it('[TERM-13] shuffles: the right one stands at every place sooner or later', () => {
    const places = Array.from({ length: 40 }, (_, seed) => {
      const [first] = deal(sampleTerms, seed);
      return first?.options.indexOf(first.termId);
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('takes the wrong ones from the same category as long as it has some', () => {
    const asked = sampleNamed('Pneumothorax');
    const [question] = deal([asked]);
    const categories = question?.options.map(
      (id) => sampleTerms.find((entry) => entry.id === id)?.category,
    );
    expect(new Set(categories)).toEqual(new Set(['Pulmonology']));
  });

  it('offers no other name of the same thing', () => {
    const asked = sampleNamed('Pneumothorax');
    const twin = { ...asked, id: 'collapsed-lung', term: 'Collapsed lung' };
    const few = [asked, twin, ...sampleTerms.filter(({ id }) => id !== asked.id).slice(0, 3)];
    const [question] = deal([asked], 1, few);
    expect(question?.options).not.toContain('collapsed-lung');
    expect(question?.options).toHaveLength(4);
  });

  it('[TERM-19] deals another quiz from another seed, and the same from the same', () => {
    expect(deal(sampleTerms, 7)).toEqual(deal(sampleTerms, 7));
    expect(deal(sampleTerms, 7)).not.toEqual(deal(sampleTerms, 8));
  });
});
