import { describe, expect, it } from 'vitest';
import {
  concernsAbout,
  countedChoice,
  facility,
  type ItemUse,
  omitted,
  pointBiserial,
  restScore,
  unused,
  withPaper,
} from '../../../../domain/bank/item/quality.ts';

type Paper = { readonly correct: boolean; readonly rest: number; readonly chosen: string };

/** The rest as a share of twenty other questions. */
const useOf = (papers: readonly Paper[]): ItemUse =>
  papers.reduce(
    (use, { chosen, rest }) => withPaper(use, [chosen], restScore(Math.round(20 * rest), 20)),
    unused,
  );

/** Pearson's correlation, written out: what the point-biserial must equal. */
const correlation = (papers: readonly Paper[]): number => {
  const mean = (of: (paper: Paper) => number) =>
    papers.reduce((sum, paper) => sum + of(paper), 0) / papers.length;
  const [x, y] = [mean(({ correct }) => Number(correct)), mean(({ rest }) => rest)];
  const covariance = mean((paper) => (Number(paper.correct) - x) * (paper.rest - y));
  const deviation = (of: (paper: Paper) => number, m: number) =>
    Math.sqrt(mean((paper) => (of(paper) - m) ** 2));
  return (
    covariance / (deviation(({ correct }) => Number(correct), x) * deviation(({ rest }) => rest, y))
  );
};

const chosenAt = (index: number): string =>
  index % 3 === 0 ? (['B', 'C', 'D'][(index / 3) % 3] ?? 'B') : 'A';

const papers: readonly Paper[] = Array.from({ length: 40 }, (_, index) => ({
  correct: index % 3 !== 0,
  rest: ((index * 7) % 20) / 20,
  chosen: chosenAt(index),
}));
const keyed = { type: 'single' as const, options: ['A', 'B', 'C', 'D'], key: ['A'] };

describe('the quality of an item in use', () => {
  it('is told by facility and point-biserial', () => {
    const use = useOf(papers);
    expect(facility(use, keyed)).toBeCloseTo(26 / 40);
    expect(pointBiserial(use, keyed)).toBeCloseTo(correlation(papers), 10);
  });

  it('has no correlation when everyone was right or all scored alike', () => {
    const everyone = useOf(papers.map((paper) => ({ ...paper, chosen: 'A' })));
    expect(pointBiserial(everyone, keyed)).toBe(undefined);
    const alike = useOf(papers.map((paper) => ({ ...paper, rest: 0.5 })));
    expect(pointBiserial(alike, keyed)).toBe(undefined);
  });

  it('follows the key as it stands, for several options too', () => {
    const use = [['B', 'A'], ['A'], [], ['C', 'B', 'A']].reduce(
      (sum, chosen) => withPaper(sum, chosen, 0),
      unused,
    );
    const several = { ...keyed, type: 'multiple' as const };
    expect(facility(use, { ...several, key: ['A', 'B'] })).toBe(0.5);
    expect(facility(use, { ...several, key: ['A'] })).toBe(0.25);
    expect(facility(use, { ...several, key: ['C'] })).toBe(0);
  });

  it('tells an order from the same options in another one', () => {
    const use = [['C', 'A', 'B'], ['A', 'B', 'C'], []]
      .map((chosenOptions) => countedChoice({ chosenOptions, inOrder: true }))
      .reduce((sum, chosen) => withPaper(sum, chosen, 0), unused);
    const ordered = { ...keyed, type: 'multiple', marking: { kind: 'ordered' } } as const;
    expect(facility(use, { ...ordered, key: ['C', 'A', 'B'] })).toBeCloseTo(1 / 3, 9);
    expect(omitted(use)).toBe(1);
  });
});

describe('an item is looked at again', () => {
  it('when it was reported, however little it was used', () => {
    expect(concernsAbout(useOf(papers.slice(0, 2)), keyed, 1)).toEqual(['reported']);
  });

  it('when the better learners miss it', () => {
    const upsideDown = papers.map((paper) => ({ ...paper, rest: paper.correct ? 0.2 : 0.9 }));
    expect(concernsAbout(useOf(upsideDown), keyed, 0)).toEqual(['does-not-discriminate']);
  });

  it('when nobody falls for one of its distractors', () => {
    const sound = papers.map((paper) => ({ ...paper, rest: paper.correct ? 0.9 : 0.2 }));
    expect(concernsAbout(useOf(sound), keyed, 0)).toEqual([]);
    const dead = sound.map((paper) => ({ ...paper, chosen: 'A' }));
    expect(concernsAbout(useOf(dead), keyed, 0)).toEqual(['dead-distractor']);
  });

  it('not before it stood on thirty papers', () => {
    const dead = papers.slice(0, 29).map((paper) => ({ ...paper, chosen: 'A' }));
    expect(concernsAbout(useOf(dead), keyed, 0)).toEqual([]);
  });
});
