import { describe, expect, it } from 'vitest';
import { worthOf } from '../../../../domain/bank/ratings/worth.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';

const ofModel = (id: string, field: 'PA' | 'RN' = 'PA') => ({ field, model: { id, version: 1 } });
const day = (text: string) => text as CalendarDay;

describe('what an item is worth', () => {
  it('is what readers gave the kind of its model, in the fields that were read', () => {
    expect(worthOf(ofModel('cause-renal'))).toBe(1.7);
    expect(worthOf(ofModel('cause-renal', 'RN'))).toBeUndefined();
  });

  it('is what they gave its case', () => {
    const item = { field: 'NP' as const, case: { id: 'albuminuria-with-a-good-a1c', ask: 'x' } };
    expect(worthOf(item)).toBe(4.3);
  });

  it('is nobody’s guess where nobody has read it', () => {
    expect(worthOf({ field: 'RN' })).toBeUndefined();
  });

  it('is what the last reading says', () => {
    const names = ['cause-'];
    const later = { on: day('2027-01-02'), of: 'model' as const, names, mean: 4 };
    const earlier = { on: day('2026-11-22'), of: 'model' as const, names, mean: 1.7 };
    expect(worthOf(ofModel('cause-gi'), [later, earlier])).toBe(4);
  });
});
