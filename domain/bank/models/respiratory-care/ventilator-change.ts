import { halfUp } from '../../../kernel/half-up.ts';
import type { GasCase } from '../../facts/ventilation/gas-cases.ts';
import type { Choice } from '../item-model.ts';
import { rounded } from '../numeric-model.ts';

/** What may be done to the settings of volume control. */
export type Change =
  | 'more-rate'
  | 'less-rate'
  | 'more-volume'
  | 'less-volume'
  | 'more-oxygen'
  | 'less-oxygen'
  | 'more-peep'
  | 'less-peep'
  | 'dead-space'
  | 'keep';

const perKilogram = ({ volume, weight }: GasCase): number => volume / weight;

const forVentilation = (one: GasCase): Change | undefined => {
  if (one.ph < 7.31 && one.paco2 > 50) return perKilogram(one) < 5 ? 'more-volume' : 'more-rate';
  if (one.ph > 7.5 && one.paco2 < 32) return perKilogram(one) > 9 ? 'less-volume' : 'less-rate';
  return undefined;
};

const forOxygenation = ({ pao2, fio2 }: GasCase): Change | undefined => {
  if (pao2 < 60) return fio2 < 0.6 ? 'more-oxygen' : 'more-peep';
  if (pao2 > 100) return fio2 > 0.5 ? 'less-oxygen' : 'less-peep';
  return undefined;
};

/** What the settings need: ventilation first, then oxygenation. */
export const changeFor = (one: GasCase): Change =>
  forVentilation(one) ?? forOxygenation(one) ?? 'keep';

const toTen = (value: number): number => halfUp(value / 10, 0) * 10;
const fraction = (value: number): string => value.toFixed(2);

const rateFor = ({ rate, paco2 }: GasCase): number => halfUp((rate * paco2) / 40, 0);

const texts: Readonly<Record<Change, (one: GasCase, key: Change) => string>> = {
  'more-rate': (one, key) =>
    `Raise the rate to ${key === 'more-rate' ? rateFor(one) : one.rate + 8}/min`,
  'less-rate': (one, key) =>
    `Lower the rate to ${key === 'less-rate' ? rateFor(one) : Math.max(6, one.rate - 4)}/min`,
  'more-volume': (one, key) =>
    `Raise the tidal volume to ${toTen(one.weight * (key === 'more-volume' ? 6.5 : 12))} mL`,
  'less-volume': (one, key) =>
    `Lower the tidal volume to ${toTen(one.weight * (key === 'less-volume' ? 8 : 4))} mL`,
  'more-oxygen': ({ fio2 }) => `Raise the FIO₂ to ${fraction(Math.min(1, fio2 + 0.15))}`,
  'less-oxygen': ({ fio2 }, key) =>
    `Lower the FIO₂ to ${fraction(key === 'less-oxygen' ? 0.4 : Math.max(0.21, fio2 - 0.1))}`,
  'more-peep': ({ peep }) => `Raise PEEP to ${peep + 3} cm H₂O`,
  'less-peep': ({ peep }) => `Lower PEEP to ${Math.max(0, peep - 2)} cm H₂O`,
  'dead-space': () => 'Add 100 mL of dead space',
  keep: () => 'Keep the present settings',
};

const size = (one: GasCase): string => `${rounded(perKilogram(one), 1)} mL/kg`;

const rights: Readonly<Record<Change, (one: GasCase) => string>> = {
  'more-rate': (one) =>
    `PaCO₂ is ${one.paco2} mm Hg with acidosis, and the volume is ${size(one)} of predicted body weight, so more breaths are what is lacking.`,
  'less-rate': (one) =>
    `PaCO₂ is ${one.paco2} mm Hg with alkalosis at a fitting volume of ${size(one)}, so the rate is what is too high.`,
  'more-volume': (one) =>
    `The breaths of ${size(one)} of predicted body weight are too small and mostly dead space, while the rate is already fast. A larger breath clears CO₂ better.`,
  'less-volume': (one) =>
    `The breaths of ${size(one)} of predicted body weight are too large and have washed out CO₂. A smaller breath corrects both.`,
  'more-oxygen': (one) =>
    `PaO₂ is ${one.pao2} mm Hg at an FIO₂ of just ${fraction(one.fio2)}, ventilation is normal, and this situation speaks against more PEEP.`,
  'less-oxygen': (one) =>
    `PaO₂ of ${one.pao2} mm Hg is far above need at an FIO₂ of ${fraction(one.fio2)}. Oxygen in the toxic range is lowered first.`,
  'more-peep': (one) =>
    `PaO₂ is ${one.pao2} mm Hg although FIO₂ is already ${fraction(one.fio2)}. Diffuse disease with a stable circulation responds to PEEP.`,
  'less-peep': (one) =>
    `PaO₂ is ${one.pao2} mm Hg at a safe FIO₂ of ${fraction(one.fio2)}, so the high PEEP can be lowered step by step.`,
  'dead-space': () => 'Dead space is not needed here.',
  keep: () => 'All values are on target.',
};

const wrongs: Readonly<Record<Change, (one: GasCase, key: Change) => string>> = {
  'more-rate': (one, key) =>
    key === 'more-volume'
      ? `At ${one.rate}/min more breaths of this small size would mostly move dead space and shorten exhalation.`
      : `More breaths would lower a PaCO₂ of ${one.paco2} mm Hg, which does not need to fall.`,
  'less-rate': (one, key) =>
    key === 'less-volume'
      ? `Fewer breaths would raise PaCO₂ but leave the injurious volume of ${size(one)} in place.`
      : `Fewer breaths would raise a PaCO₂ of ${one.paco2} mm Hg, which does not need to rise.`,
  'more-volume': () =>
    'About 12 mL/kg of predicted body weight overstretches the lung, whatever it does to PaCO₂.',
  'less-volume': (_, key) =>
    key === 'less-rate'
      ? 'A fitting volume would be cut to about 4 mL/kg, which favors collapse. The rate is what is excessive.'
      : 'Breaths of about 4 mL/kg would lower alveolar ventilation, and the plateau pressure gives no reason for it.',
  'more-oxygen': ({ pao2, fio2 }, key) =>
    key === 'more-peep'
      ? `Shunt responds little to more oxygen, and FIO₂ is already ${fraction(fio2)}.`
      : `A PaO₂ of ${pao2} mm Hg is enough, so more oxygen brings no benefit.`,
  'less-oxygen': ({ pao2, fio2 }, key) => {
    if (pao2 < 60) return `PaO₂ is ${pao2} mm Hg, and less oxygen would worsen the hypoxemia.`;
    return key === 'less-peep'
      ? `An FIO₂ of ${fraction(fio2)} is already safe. The PEEP is what exceeds the need.`
      : `With a PaO₂ of ${pao2} mm Hg oxygen is not what has to change, and less could bring hypoxemia.`;
  },
  'more-peep': ({ pao2 }, key) =>
    key === 'more-oxygen'
      ? 'The disease or the circulation of this patient speaks against more pressure, and FIO₂ is still low.'
      : `PaO₂ of ${pao2} mm Hg does not call for more pressure, which would burden the circulation.`,
  'less-peep': ({ pao2, peep }, key) =>
    key === 'less-oxygen'
      ? `A PEEP of ${peep} cm H₂O is modest and keeps the lung open. FIO₂ is reduced first.`
      : `Less PEEP would not help ventilation and risks collapse at a PaO₂ of ${pao2} mm Hg.`,
  'dead-space': ({ paco2 }) =>
    `Added dead space raises PaCO₂ by rebreathing. With ${paco2} mm Hg the settings themselves should be corrected.`,
  keep: () => 'The blood gas is out of range, and a simple change can correct it.',
};

const offered: Readonly<Record<Change, readonly Change[]>> = {
  'more-rate': [
    'more-volume',
    'less-volume',
    'more-peep',
    'less-peep',
    'dead-space',
    'more-oxygen',
  ],
  'less-rate': [
    'less-volume',
    'more-volume',
    'more-peep',
    'less-peep',
    'dead-space',
    'more-oxygen',
  ],
  'more-volume': ['more-rate', 'less-rate', 'more-peep', 'less-peep', 'dead-space', 'more-oxygen'],
  'less-volume': ['less-rate', 'more-rate', 'more-peep', 'less-peep', 'dead-space', 'less-oxygen'],
  'more-oxygen': ['more-peep', 'less-peep', 'more-rate', 'less-rate', 'more-volume', 'keep'],
  'less-oxygen': ['less-peep', 'more-peep', 'more-rate', 'less-rate', 'less-volume', 'keep'],
  'more-peep': ['more-oxygen', 'less-oxygen', 'more-rate', 'less-rate', 'more-volume', 'keep'],
  'less-peep': ['less-oxygen', 'more-oxygen', 'more-rate', 'less-rate', 'more-volume', 'keep'],
  'dead-space': [],
  keep: [],
};

/** The change that is needed, as an option. */
export const rightChange = (one: GasCase): Choice => {
  const key = changeFor(one);
  return { text: texts[key](one, key), why: rights[key](one) };
};

/** Changes that are wrong for the case, and why. */
export const wrongChanges = (one: GasCase): readonly Choice[] => {
  const key = changeFor(one);
  return offered[key].map((code) => ({ text: texts[code](one, key), why: wrongs[code](one, key) }));
};
