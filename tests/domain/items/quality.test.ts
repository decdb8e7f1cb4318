import { describe, expect, it } from 'vitest';
import {
  concernsAbout,
  facility,
  type ItemUse,
  pointBiserial,
} from '../../../domain/item/quality.ts';

type Paper = { readonly correct: boolean; readonly rest: number; readonly chosen: string };

const useOf = (papers: readonly Paper[]): ItemUse => ({
  asked: papers.length,
  correct: papers.filter(({ correct }) => correct).length,
  omitted: 0,
  chosen: Object.fromEntries(
    ['A', 'B', 'C', 'D'].map((label) => [
      label,
      papers.filter(({ chosen }) => chosen === label).length,
    ]),
  ),
  rest: papers.reduce((sum, { rest }) => sum + rest, 0),
  restSquared: papers.reduce((sum, { rest }) => sum + rest ** 2, 0),
  restWhereCorrect: papers.reduce((sum, { rest, correct }) => sum + (correct ? rest : 0), 0),
});

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

const papers: readonly Paper[] = Array.from({ length: 40 }, (_, index) => ({
  correct: index % 3 !== 0,
  rest: ((index * 7) % 20) / 20,
  chosen: ['A', 'B', 'C', 'D'][index % 4] ?? 'A',
}));
const keyed = { options: ['A', 'B', 'C', 'D'], key: ['A'] };

describe('the quality of an item in use', () => {
  it('is told by facility and point-biserial', () => {
    const use = useOf(papers);
    expect(facility(use)).toBeCloseTo(26 / 40);
    expect(pointBiserial(use)).toBeCloseTo(correlation(papers), 10);
  });

  it('has no correlation when everyone was right or all scored alike', () => {
    expect(pointBiserial(useOf(papers.map((paper) => ({ ...paper, correct: true }))))).toBe(
      undefined,
    );
    expect(pointBiserial(useOf(papers.map((paper) => ({ ...paper, rest: 0.5 }))))).toBe(undefined);
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
