import { describe, expect, it } from 'vitest';
import { laboratoryTests } from '../../../../domain/bank/facts/laboratory/laboratory-tests.ts';
import {
  inSi,
  laboratoryValues,
} from '../../../../domain/bank/facts/laboratory/laboratory-values.ts';
import { siUnits } from '../../../../domain/bank/facts/laboratory/si-units.ts';

const siOf = (id: string) => laboratoryValues.find((value) => value.id === id)?.si;

describe('the laboratory values a learner may look up', () => {
  it.each([
    ['hemoglobin', '120 to 160 g/L in women and 140 to 180 g/L in men'],
    ['white-cells', '5.0 to 10.0 × 10⁹/L'],
    ['platelets', '150 to 400 × 10⁹/L'],
    ['paco2', '4.7 to 6.0 kPa'],
    ['sodium', '135 to 145 mmol/L'],
    ['potassium', '3.5 to 5.0 mmol/L'],
    ['creatinine', '53 to 106 mcmol/L'],
    ['glucose', '3.9 to 5.5 mmol/L'],
    ['bilirubin', '5 to 17 mcmol/L'],
    ['ldl', 'below 2.6 mmol/L is optimal'],
    ['hdl', 'above 1.0 mmol/L in men and 1.3 mmol/L in women'],
    ['digoxin', '0.6 to 2.6 nmol/L'],
  ])('give %s in SI units too', (id, si) => {
    expect(siOf(id)).toBe(si);
  });

  it('are facts of the question bank, each with a number in its range', () => {
    const facts = new Map(laboratoryTests.map(({ id, reference }) => [id, reference]));
    for (const { id, reference, group } of laboratoryValues) {
      expect(facts.get(id)).toBe(reference);
      expect(reference).toMatch(/\d/);
      expect(group).not.toBe('');
    }
    expect(new Set(laboratoryValues.map(({ id }) => id)).size).toBe(laboratoryValues.length);
  });

  it('name the unit that is replaced', () => {
    for (const [id, unit] of Object.entries(siUnits)) {
      const reference = laboratoryValues.find((value) => value.id === id)?.reference ?? '';
      expect(reference, id).toContain(unit.from);
      expect(inSi(reference, unit)).toContain(unit.to);
    }
  });
});
