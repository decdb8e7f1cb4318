import { describe, expect, it } from 'vitest';
import { amount, between, rounded } from '../../../../domain/bank/models/numeric-model.ts';

describe('the numbers of a question', () => {
  it.each([
    [0.5, 0, '1'],
    [-0.5, 0, '-1'],
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [0.125, 2, '0.13'],
    [12.3, 2, '12.3'],
    [40, 1, '40'],
    [-0.004, 2, '0'],
    [1234567.5, 0, '1234568'],
  ])('%d to %i decimals is %s', (value, decimals, text) => {
    expect(rounded(value, decimals)).toBe(text);
  });

  it('are rounded as on paper, whatever a binary fraction leaves missing', () => {
    const flow = (0.42 / 0.8) * 60;
    expect(flow).toBeLessThan(31.5);
    expect(amount(flow, { decimals: 0, unit: 'L/min', why: '' }).text).toBe('32 L/min');
    expect(rounded((4.35 * 100) / 10, 0)).toBe('44');
  });

  it('stand on their grid, both ends included', () => {
    const grid = { from: 0.35, to: 0.6, step: 0.05 };
    const drawn = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map((chance) => between(grid, () => chance));
    expect(drawn).toEqual([0.35, 0.4, 0.45, 0.5, 0.55, 0.6]);
  });
});
