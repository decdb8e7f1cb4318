import { describe, expect, it } from 'vitest';
import {
  adaptiveVerdict,
  endReason,
  logits,
} from '../../../../web/features/attempt/adaptive/adaptive-words.ts';
import { reviewFact } from './facts.ts';

const said = (own: object) => adaptiveVerdict(reviewFact(own));

describe('the verdict of an adaptive exam', () => {
  it('is told with its confidence when the interval decided', () => {
    expect(said({})).toBe('Above the passing standard with 95% confidence after 97 questions.');
    expect(said({ passed: false, answered: 85 })).toBe(
      'Below the passing standard with 95% confidence after 85 questions.',
    );
  });

  it('claims no confidence when the longest exam left it open', () => {
    expect(said({ rule: 'maximum-length', answered: 150 })).toBe(
      'Above the passing standard by the final estimate, after 150 questions.',
    );
  });

  it('is not passed below the minimum, and by the final estimate from there on', () => {
    expect(said({ rule: 'out-of-time', passed: false, answered: 1 })).toBe(
      'Not passed: time ran out after 1 question. A result takes at least 85.',
    );
    expect(said({ rule: 'out-of-time', answered: 90 })).toBe(
      'Above the passing standard by the final estimate: time ran out after 90 questions.',
    );
    expect(said({ rule: 'ended-early', passed: false, answered: 12 })).toBe(
      'Not passed: you ended the exam after 12 questions. A result takes at least 85.',
    );
  });

  it('comes with the reason for the end, the bank that ran out among them', () => {
    expect(endReason(reviewFact({ rule: 'maximum-length', answered: 150 }))).toContain(
      'at its maximum of 150 questions',
    );
    expect(endReason(reviewFact({ rule: 'maximum-length', answered: 120 }))).toContain(
      'no suitable questions were left',
    );
  });

  it('signs logits, except nothing', () => {
    expect([0.424, -0.18, 0.001, -0.001].map(logits)).toEqual(['+0.42', '−0.18', '0.00', '0.00']);
  });
});
