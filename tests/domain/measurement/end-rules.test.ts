import { describe, expect, it } from 'vitest';
import { adaptiveExamOn, adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import {
  type AbilityInterval,
  endByAnswers,
  endWithoutDecision,
  standingOf,
} from '../../../domain/measurement/end-rules.ts';
import { day } from '../../support/facts.ts';

const [{ rules } = { rules: undefined }] = adaptiveExams;
if (!rules) throw new Error('no adaptive exam is configured');

const standing = (answered: number, theta: number, se: number): AbilityInterval =>
  standingOf({ theta, se }, answered, rules);

describe('an adaptive exam ends', () => {
  it('when the whole interval lies on one side of the passing standard', () => {
    expect(standing(85, 0.5, 0.25)).toMatchObject({ low: 0.010_009, high: 0.989_991 });
    expect(endByAnswers(standing(85, 0.5, 0.25), rules)).toEqual({
      rule: 'confidence',
      passed: true,
    });
    expect(endByAnswers(standing(97, -0.5, 0.25), rules)).toEqual({
      rule: 'confidence',
      passed: false,
    });
  });

  it('not while the interval holds the standard, nor before the minimum', () => {
    expect(endByAnswers(standing(85, 0.4, 0.25), rules)).toBeUndefined();
    expect(endByAnswers(standing(84, 3, 0.25), rules)).toBeUndefined();
  });

  it('at the maximum by the ability itself, which must be above the standard', () => {
    const at = (theta: number) => endByAnswers(standing(150, theta, 0.2), rules);
    expect(at(0.01)).toEqual({ rule: 'maximum-length', passed: true });
    expect(at(0)).toEqual({ rule: 'maximum-length', passed: false });
    expect(at(-0.01)).toEqual({ rule: 'maximum-length', passed: false });
  });

  it('when time runs out: below the minimum not passed, else by the last ability', () => {
    const out = (answered: number, theta: number) =>
      endWithoutDecision(standing(answered, theta, 0.25), rules, 'out-of-time');
    expect(out(84, 2)).toEqual({ rule: 'out-of-time', passed: false });
    expect(out(85, 0.2)).toEqual({ rule: 'out-of-time', passed: true });
    expect(out(120, -0.2)).toEqual({ rule: 'out-of-time', passed: false });
  });
});

describe('the rules of an adaptive exam', () => {
  it('are those of the day', () => {
    const [first] = adaptiveExams;
    if (!first) throw new Error('no adaptive exam is configured');
    const later = { ...first, rules: { ...first.rules, version: '2027-04-01', cut: 0.1 } };
    const on = (text: string) => adaptiveExamOn([first, later], first.exam, day(text))?.rules.cut;
    expect([on('2027-03-31'), on('2027-04-01'), on('2020-01-01')]).toEqual([0, 0.1, undefined]);
  });

  it('are configured for both licensure examinations of nurses', () => {
    const today = day('2026-11-21');
    expect(adaptiveExamOn(adaptiveExams, 'NCLEX-RN', today)).toMatchObject({
      minutes: 300,
      rules: { cut: 0, confidence: 0.95, minimum: 85, maximum: 150 },
    });
    expect(adaptiveExamOn(adaptiveExams, 'NCLEX-PN', today)?.rules.cut).toBe(-0.18);
    expect(adaptiveExamOn(adaptiveExams, 'TMC', today)).toBeUndefined();
  });
});
