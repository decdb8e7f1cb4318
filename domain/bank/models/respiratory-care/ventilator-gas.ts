import { type GasCase, gasCases } from '../../facts/ventilation/gas-cases.ts';
import type { ItemModel, SingleDraft } from '../item-model.ts';
import { rounded } from '../numeric-model.ts';
import { placesOf } from './places.ts';
import { type Change, changeFor, rightChange, wrongChanges } from './ventilator-change.ts';

const lessons: Readonly<Record<Change, string>> = {
  'more-rate':
    'With a volume of 6 to 8 mL/kg the rate is what corrects PaCO₂. New rate = rate × PaCO₂ / wanted PaCO₂.',
  'less-rate':
    'With a volume of 6 to 8 mL/kg a low PaCO₂ is corrected by a lower rate. New rate = rate × PaCO₂ / wanted PaCO₂.',
  'more-volume':
    'Correct a volume below 5 mL/kg before the rate, as long as the plateau pressure stays below 30 cm H₂O.',
  'less-volume':
    'Volume is set by predicted body weight. Correct a volume above 8 mL/kg before the rate.',
  'more-oxygen':
    'At an FIO₂ below 0.60 oxygen is raised first, above all where PEEP could do harm.',
  'less-oxygen': 'Bring FIO₂ below 0.60 first, then reduce PEEP in small steps.',
  'more-peep': 'When an FIO₂ of 0.60 does not suffice, raise PEEP and watch blood pressure.',
  'less-peep': 'At an FIO₂ of 0.40 or less, lower PEEP by 2 cm H₂O at a time and recheck SpO₂.',
  'dead-space': '',
  keep: '',
};

const asks = [
  'Which change should the therapist make first?',
  'What should the therapist recommend?',
  'Which change of the settings is most appropriate?',
] as const;

/** By Henderson and Hasselbalch. */
const bicarbonate = ({ ph, paco2 }: GasCase): string =>
  rounded(0.0307 * paco2 * 10 ** (ph - 6.1), 0);

const settings = ({ volume, weight, rate, fio2, peep }: GasCase): string =>
  `Volume control gives ${volume} mL (predicted body weight ${weight} kg) at ${rate}/min with FIO₂ ${fio2.toFixed(2)} and PEEP ${peep} cm H₂O.`;

const results = (one: GasCase): string =>
  `Plateau pressure is ${one.plateau} cm H₂O. Blood gas: pH ${one.ph.toFixed(2)}, PaCO₂ ${one.paco2} mm Hg, HCO₃ ${bicarbonate(one)} mEq/L, PaO₂ ${one.pao2} mm Hg.`;

const draftOf = (one: GasCase, index: number): SingleDraft => {
  const key = rightChange(one);
  return {
    type: 'single',
    name: one.id,
    facts: [one.id],
    places: placesOf('ventilator'),
    level: 'analysis',
    stem: `${one.scene} ${settings(one)} ${results(one)} ${asks[index % asks.length] ?? asks[0]}`,
    key,
    distractors: wrongChanges(one),
    explanation: `${key.why} ${lessons[changeFor(one)]}`,
    source: 'Standard respiratory care and mechanical ventilation texts',
  };
};

/** The settings and the blood gas they give; the change is found by rule. */
export const ventilatorGas: ItemModel = {
  id: 'c-vent-gas',
  version: 1,
  problem: 'A blood gas on volume control is out of range; the change of settings is to be chosen.',
  features: 'PaCO₂ with pH, volume per predicted weight, PaO₂ with FIO₂ and PEEP, danger of PEEP.',
  slips: 'Changing the wrong pair; raising a fast rate; more oxygen for shunt; overlarge breaths.',
  drafts: () => gasCases.map(draftOf),
};
