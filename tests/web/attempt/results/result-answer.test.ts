import { describe, expect, it } from 'vitest';
import type { ScaledScore } from '../../../../domain/contracts/measurement.ts';
import { scaledScore } from '../../../../domain/contracts/measurement.ts';
import { resultAnswer } from '../../../../web/features/attempt/results/result-answer.ts';
import { markWords, scaleSentence } from '../../../../web/features/attempt/results/scale-words.ts';

type Verdict = ScaledScore['cuts'][number]['verdict'];

const areas = [
  { name: 'Patient Data', correct: 1, total: 7 },
  { name: 'Interventions', correct: 2, total: 13 },
];

const onTmc = (low: Verdict, high: Verdict): ScaledScore =>
  scaledScore.parse({
    exam: 'TMC',
    kind: 'raw',
    min: 0,
    max: 140,
    standard: 62.9,
    isAssumed: false,
    source: 'secondary',
    asOf: '2026-11-20',
    note: 'Each form has its own cuts.',
    unit: 'points',
    estimate: 105,
    low: 97,
    high: 112,
    cuts: [
      { name: 'CRT (low cut)', onScale: 88, mark: 88, verdict: low },
      { name: 'RRT (high cut)', onScale: 94, mark: 94, verdict: high },
    ],
  });

const onCse = (verdict: Verdict): ScaledScore =>
  scaledScore.parse({
    ...onTmc(verdict, verdict),
    exam: 'CSE',
    max: 376,
    standard: 70,
    estimate: 300,
    cuts: [{ name: null, onScale: 272, mark: 272, verdict }],
  });

describe('the answer of an exam’s result', () => {
  it('says pass or not before all else, then the band', () => {
    expect(resultAnswer({ score: 82, scaled: onCse('pass'), areas }, '66 of 80.')).toBe(
      'Pass, by our estimate. 66 of 80. Strong: 2 points above the 80% goal.',
    );
    expect(resultAnswer({ score: 40, scaled: onCse('not-yet'), areas }, '32 of 80.')).toMatch(
      /^Not a pass yet, by our estimate\. 32 of 80\./,
    );
    expect(resultAnswer({ score: 70, scaled: onCse('too-close'), areas }, '56 of 80.')).toMatch(
      /^Too close to call: the pass mark falls inside your range\. 56 of 80\./,
    );
  });

  it('says it for both cuts of the TMC', () => {
    expect(
      resultAnswer({ score: 75, scaled: onTmc('pass', 'too-close'), areas }, '120 of 160.'),
    ).toMatch(
      /^Pass for CRT \(low cut\), too close to call for RRT \(high cut\), by our estimate\. 120/,
    );
  });

  it('says first that time ran out', () => {
    const result = { score: 40, scaled: onCse('not-yet'), timeRanOut: true, areas };
    expect(resultAnswer(result, '32 of 80.')).toMatch(/^Time ran out\. Not a pass yet/);
  });

  it('gives no verdict where the paper is unlike the exam', () => {
    expect(resultAnswer({ score: 75, areas }, '15 of 20 right.')).toBe(
      '15 of 20 right. Borderline: 5 points below the 80% goal.',
    );
  });

  it('says where to start, instead of a distance, when there is much to do', () => {
    expect(resultAnswer({ score: 15, areas }, '3 of 20 right.')).toBe(
      '3 of 20 right. Start with Interventions: 11 of your 17 misses.',
    );
  });

  it('names the pass mark, also of the CSE', () => {
    expect(markWords(onCse('pass'))).toBe('70% right (to reach 272 of 376)');
    expect(markWords(onTmc('pass', 'pass'))).toBe(
      'CRT (low cut): 62.9% (88 of 140); RRT (high cut): 94 of 140',
    );
    expect(scaleSentence(onTmc('pass', 'pass'))).toBe('About 105 of 140, range 97 to 112');
  });
});
