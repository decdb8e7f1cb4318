import { expect, it } from 'vitest';
import { headingOf } from '../../../../domain/bank/cases-items/chart-words.ts';

it.each([
  ['pH', 'pH'],
  ['PaCO2', 'PaCO2'],
  ['FEV1', 'FEV1'],
  ['paco2', 'PaCO2, mm Hg'],
  ['urineOutput', 'Urine output'],
])('a chart heads %s as %s', (name, heading) => {
  expect(headingOf(name)).toBe(heading);
});
