import { expect, it } from 'vitest';
import {
  type GasState,
  gasHistories,
} from '../../../../domain/bank/facts/blood-gases/gas-histories.ts';

const range = (value: number, low: number, high: number): string => {
  if (value < low) return 'low';
  return value > high ? 'high' : 'normal';
};

const plain: Readonly<Record<string, GasState>> = {
  'normal/normal': 'normal',
  'high/low': 'combined respiratory and metabolic acidosis',
  'low/high': 'combined respiratory and metabolic alkalosis',
};

/** The bedside rule: pH 7.35 to 7.45, PaCO2 35 to 45 mm Hg, HCO3 22 to 26 mEq/L; 7.40 tells the side. */
const stateOf = (paco2: number, hco3: number): string => {
  const ph = Number((6.1 + Math.log10(hco3 / (0.03 * paco2))).toFixed(2));
  const [carbon, bicarbonate] = [range(paco2, 35, 45), range(hco3, 22, 26)];
  const known = plain[`${carbon}/${bicarbonate}`];
  if (known) return known;
  const isAcid = ph < 7.4;
  const isRespiratory = carbon === (isAcid ? 'high' : 'low');
  const other = isRespiratory ? bicarbonate : carbon;
  const isFull = range(ph, 7.35, 7.45) === 'normal';
  const compensated = isFull ? 'fully compensated' : 'partially compensated';
  const grade = other === 'normal' ? 'uncompensated' : compensated;
  return `${grade} ${isRespiratory ? 'respiratory' : 'metabolic'} ${isAcid ? 'acidosis' : 'alkalosis'}`;
};

it.each(gasHistories)(
  'the blood gas of $id is what the bedside rule says',
  ({ paco2, hco3, state }) => {
    expect(stateOf(paco2, hco3)).toBe(state);
  },
);
