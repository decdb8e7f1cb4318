import { describe, expect, it } from 'vitest';
import { labelledOptions } from '../../../../web/features/attempt/runner/session/question-options.ts';

describe('the options of a question', () => {
  it('[QUIZ-27] keep the labels of a list of items', () => {
    const items = [
      { label: 'B', text: 'Second' },
      { label: 'A', text: 'First' },
    ];
    expect(labelledOptions(items)).toEqual(items);
  });

  it('[QUIZ-28] are labelled A, B, C when they are plain strings', () => {
    expect(labelledOptions(['Mask', 'Tube', 'Nothing'])).toEqual([
      { label: 'A', text: 'Mask' },
      { label: 'B', text: 'Tube' },
      { label: 'C', text: 'Nothing' },
    ]);
  });

  it('[QUIZ-29] take their labels from a label-to-text map', () => {
    expect(labelledOptions({ A: 'Mask', D: 'Tube' })).toEqual([
      { label: 'A', text: 'Mask' },
      { label: 'D', text: 'Tube' },
    ]);
  });
});
