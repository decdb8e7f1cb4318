import type { LaboratoryValue } from '../../../contracts/laboratory.ts';
import { halfUp } from '../../../kernel/half-up.ts';
import type { LaboratoryTest, Panel } from './laboratory-test.ts';
import { laboratoryTests } from './laboratory-tests.ts';
import { type SiUnit, siUnits } from './si-units.ts';

/** Panels of the table, in its order; the others are looked up too seldom. */
const groups: Partial<Record<Panel, string>> = {
  gases: 'Blood gases',
  metabolic: 'Electrolytes, kidney and glucose',
  'blood-count': 'Blood count and iron',
  coagulation: 'Coagulation',
  liver: 'Liver and pancreas',
  heart: 'Heart and lipids',
  endocrine: 'Endocrine',
  immune: 'Inflammation',
  other: 'Drug levels',
};

/** Of panels that hold more than is looked up, what is. */
const picked: Partial<Record<Panel, readonly string[]>> = {
  immune: ['sed-rate', 'crp'],
  other: ['digoxin', 'lithium', 'phenytoin', 'theophylline'],
};

const isListed = ({ id, panel, reference }: LaboratoryTest): boolean =>
  /\d/.test(reference) && panel in groups && (picked[panel]?.includes(id) ?? true);

const amount = /\d[\d,]*(?:\.\d+)?/g;

/** A range in SI units: every amount times the factor, the unit in place of the old one. */
export const inSi = (reference: string, { from, to, factor, decimals }: SiUnit): string =>
  reference
    .replaceAll(amount, (text) =>
      halfUp(Number(text.replaceAll(',', '')) * factor, decimals).toFixed(decimals),
    )
    .replaceAll(from, to);

const shown = ({ id, label, reference, panel }: LaboratoryTest): LaboratoryValue => {
  const unit = siUnits[id];
  const si = unit ? inSi(reference, unit) : null;
  return { id, label, reference, group: groups[panel] ?? '', si };
};

const order = Object.keys(groups);

/**
 * Common reference ranges of adults, from the facts that the question bank is built on: those that
 * standard laboratory references agree on. Each laboratory prints its own.
 */
export const laboratoryValues: readonly LaboratoryValue[] = laboratoryTests
  .filter(isListed)
  .toSorted((one, other) => order.indexOf(one.panel) - order.indexOf(other.panel))
  .map(shown);
