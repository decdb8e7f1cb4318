import { describe, expect, it } from 'vitest';
import { finderOf, isWeak, servedAs, worthOf } from '../../../../domain/bank/ratings/worth.ts';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';

const ofModel = (id: string, field = 'PA') => ({ field, model: { id } });
const day = (text: string) => text as CalendarDay;

/** A model that was found weak in one field. */
const ofModels = {
  on: day('2026-11-22'),
  of: 'model' as const,
  fields: ['PA' as const],
  names: ['treat-gi'],
  mean: 3.1,
};
const inModels = finderOf([ofModels]);

describe('what an item is worth', () => {
  it('is what readers gave its model, in the fields that were read', () => {
    expect(worthOf(ofModel('treat-gi'), inModels)).toBe(3.1);
    expect(worthOf(ofModel('treat-gi', 'RN'), inModels)).toBeUndefined();
  });

  it('is what they gave its case', () => {
    const item = { field: 'NP', case: { id: 'albuminuria-with-a-good-a1c' } };
    expect(worthOf(item)).toBe(4.3);
  });

  it('is nobody’s guess where nobody has read it', () => {
    expect(worthOf({ field: 'RN' })).toBeUndefined();
  });

  it('is weak only where it was read and found so', () => {
    expect(isWeak({ field: 'PA', case: { id: 'induction-with-asthma' } })).toBe(true);
    expect(isWeak(ofModel('nobody-has-read-it'))).toBe(false);
    expect(isWeak({ field: 'NP', case: { id: 'albuminuria-with-a-good-a1c' } })).toBe(false);
  });

  it('is served as what was read, and unread as its kind was', () => {
    expect(servedAs(ofModel('treat-gi'), inModels)).toBe('weak');
    expect(servedAs(ofModel('nobody-has-read-it'))).toBe('fair');
    expect(servedAs({ field: 'NP', case: { id: 'nobody-has-read-it' } })).toBe('good');
    expect(servedAs({ field: 'NP', case: { id: 'albuminuria-with-a-good-a1c' } })).toBe('fine');
    expect(servedAs({ field: 'RN' }), 'written one by one').toBe('fair');
  });

  it('is told apart by quarters of a grade above the bar', () => {
    for (const [mean, worth] of [
      [4.5, 'best'],
      [4.25, 'fine'],
      [4.24, 'good'],
    ] as const) {
      const given = { on: day('2026-11-28'), of: 'case' as const, names: ['a-cough'], mean };
      expect(servedAs({ field: 'RT', case: { id: 'a-cough' } }, finderOf([given]))).toBe(worth);
    }
  });

  it('is what they gave the item itself, whatever they gave its case', () => {
    const ofCase = { on: day('2026-11-27'), of: 'case' as const, names: ['a-cough'], mean: 4.5 };
    const ofItem = { ...ofCase, of: 'item' as const, names: ['rt-case-a-cough-at-night'], mean: 3 };
    const find = finderOf([ofCase, ofItem]);
    const asked = { field: 'RT', case: { id: 'a-cough' } };
    expect(worthOf({ ...asked, id: 'rt-case-a-cough-at-night' }, find)).toBe(3);
    expect(worthOf({ ...asked, id: 'rt-case-a-cough-at-noon' }, find)).toBe(4.5);
    const inStudy = {
      ...asked,
      id: 'rt-case-a-cough-at-night',
      case: { id: 'a-cough', number: 2 },
    };
    expect(worthOf(inStudy, find), 'asked with the whole').toBe(4.5);
  });

  it('is what the last reading says', () => {
    const later = { ...ofModels, on: day('2027-01-02'), mean: 4 };
    expect(worthOf(ofModel('treat-gi'), finderOf([later, ofModels]))).toBe(4);
  });
});
