import { describe, expect, it } from 'vitest';

import { choose } from '../../../ops/test/choose.ts';
import { steps } from '../../../ops/test/steps.ts';

const namesFor = (...names: string[]): string[] | string => {
  const choice = choose(steps, names);
  return choice.ok ? choice.steps.map(({ name }) => name) : choice.message;
};

describe('choosing what to run', () => {
  it('takes every step where none is named', () => {
    expect(namesFor()).toEqual(steps.map(({ name }) => name));
  });

  it('keeps the order of the steps, whatever the order of the names', () => {
    expect(namesFor('browser', 'unit')).toEqual(['unit', 'browser']);
  });

  it('refuses a name it does not know and tells those it knows', () => {
    expect(namesFor('unit', 'e2e')).toMatch(/^No step is called e2e\. The steps: format, lint,/);
  });
});
