import type { RandomSource } from '../../../kernel/random.ts';
import type { ItemModel } from '../item-model.ts';
import { amount, between, numericModel, oneOf, rounded } from '../numeric-model.ts';
import { numericIn } from './numeric-body.ts';

const inWeaning = numericIn('weaning');

const indexFromVolume = (random: RandomSource) => {
  const rate = between({ from: 18, to: 34, step: 1 }, random);
  const volume = between({ from: 260, to: 480, step: 10 }, random);
  const exact = rate / (volume / 1000);
  const unit = { decimals: 0, unit: 'breaths/min/L' };
  return inWeaning({
    facts: ['shallow-breathing-index'],
    stem: `A minute after disconnection to a T-piece, a spirometer in line shows ${rate} breaths a minute with a mean tidal volume of ${volume} mL. What is the rapid shallow breathing index?`,
    given: { rate, volume },
    exact,
    key: amount(exact, {
      ...unit,
      why: `Rate over volume in liters is ${rate} / ${rounded(volume / 1000, 2)} L = ${rounded(exact, 0)} breaths/min/L.`,
    }),
    distractors: [
      amount((rate * volume) / 1000, {
        ...unit,
        why: 'Rate and volume were multiplied, which gives the minute ventilation in L/min.',
      }),
      amount(volume / rate, {
        ...unit,
        why: 'The volume was divided by the rate. The index is rate over volume in liters.',
      }),
      amount(exact / 10, {
        ...unit,
        why: 'The decimal point slipped when milliliters were turned into liters.',
      }),
      amount(exact * 2, { ...unit, why: 'Half of the measured volume was used in the quotient.' }),
    ],
    explanation:
      'Index = rate / tidal volume in liters. A value below 105 favors success of a breathing trial. It is measured without pressure support.',
  });
};

const indexFromMinute = (random: RandomSource) => {
  const rate = between({ from: 18, to: 32, step: 1 }, random);
  const minute = between({ from: 6.4, to: 11.2, step: 0.4 }, random);
  const exact = rate / (minute / rate);
  const unit = { decimals: 0, unit: 'breaths/min/L' };
  return inWeaning({
    facts: ['shallow-breathing-index'],
    stem: `During screening without support, an awake patient exhales ${rounded(minute, 1)} L in one minute while ${rate} breaths are counted. Which rapid shallow breathing index follows?`,
    given: { rate, minute },
    exact,
    key: amount(exact, {
      ...unit,
      why: `Tidal volume is ${rounded(minute, 1)} / ${rate} = ${rounded(minute / rate, 2)} L, and ${rate} divided by it gives ${rounded(exact, 0)}.`,
    }),
    distractors: [
      amount(rate / minute, {
        ...unit,
        why: 'The rate was divided by minute ventilation instead of tidal volume.',
      }),
      amount((minute / rate) * 1000, {
        ...unit,
        why: 'This number is the tidal volume in milliliters, not the index.',
      }),
      amount(rate * minute, {
        ...unit,
        why: 'Rate and minute ventilation were multiplied, which has no meaning here.',
      }),
      amount(rate + minute, {
        ...unit,
        why: 'Rate and minute ventilation were added instead of forming the quotient.',
      }),
    ],
    explanation:
      'First find the tidal volume as minute ventilation / rate, then divide the rate by it. Fast, shallow breathing above 105 predicts failure.',
  });
};

const cuffLeak = (random: RandomSource) => {
  const inhaled = between({ from: 400, to: 560, step: 20 }, random);
  const exhaled = inhaled - between({ from: 30, to: 190, step: 10 }, random);
  const exact = (100 * (inhaled - exhaled)) / inhaled;
  const percent = { decimals: 0, unit: '%' };
  return inWeaning({
    facts: ['cuff-leak'],
    stem: `Before extubation the cuff is deflated on volume control. The inhaled volume is ${inhaled} mL and the mean exhaled volume of six breaths ${exhaled} mL. What is the cuff leak as a share of the inhaled volume?`,
    given: { inhaled, exhaled },
    exact,
    key: amount(exact, {
      ...percent,
      why: `The leak is what does not return: (${inhaled} − ${exhaled}) / ${inhaled} = ${rounded(exact, 0)}%.`,
    }),
    distractors: [
      amount((100 * exhaled) / inhaled, {
        ...percent,
        why: 'This is the share that returns through the tube, not the share that leaks.',
      }),
      amount((100 * (inhaled - exhaled)) / exhaled, {
        ...percent,
        why: 'The leak was related to the exhaled volume instead of the inhaled one.',
      }),
      amount((inhaled - exhaled) / 10, {
        ...percent,
        why: 'The leak in milliliters was divided by ten instead of by the inhaled volume.',
      }),
      amount(exact / 2, {
        ...percent,
        why: 'The difference was halved, which has no place in the formula.',
      }),
    ],
    explanation:
      'Leak = (inhaled − exhaled) / inhaled. A leak below about 10 to 15%, or below 110 mL, warns of laryngeal swelling and stridor after extubation.',
  });
};

const supportForTube = (random: RandomSource) => {
  const plateau = between({ from: 16, to: 22, step: 1 }, random);
  const peak = plateau + between({ from: 6, to: 14, step: 1 }, random);
  const setFlow = oneOf([40, 50, 60], random);
  const ownFlow = oneOf([24, 30, 36, 45], random);
  const exact = ((peak - plateau) / setFlow) * ownFlow;
  const pressure = { decimals: 0, unit: 'cm H₂O' };
  return inWeaning({
    facts: ['support-for-resistance'],
    stem: `On volume control at a constant flow of ${setFlow} L/min, peak pressure is ${peak} and plateau pressure ${plateau} cm H₂O. Breathing alone, the patient has a peak flow of ${ownFlow} L/min. Which pressure support offsets the resistance of tube and airways?`,
    given: { peak, plateau, setFlow, ownFlow },
    exact,
    key: amount(exact, {
      ...pressure,
      why: `(${peak} − ${plateau}) / ${setFlow} × ${ownFlow} = ${rounded(exact, 1)} cm H₂O: resistance times the patient's own flow.`,
    }),
    distractors: [
      amount(peak - plateau, {
        ...pressure,
        why: "This is the pressure for the machine's flow, not for the patient's own flow.",
      }),
      amount(((peak - plateau) / ownFlow) * setFlow, {
        ...pressure,
        why: 'The two flows were exchanged in the formula.',
      }),
      amount(plateau, {
        ...pressure,
        why: 'The plateau reflects elastic load, not the resistance that support should offset.',
      }),
      amount(peak, {
        ...pressure,
        why: 'The whole peak pressure includes the elastic load and would overassist by far.',
      }),
    ],
    explanation:
      'Resistance = (peak − plateau) / flow. Multiplied by the spontaneous peak flow it gives the pressure that the tube and airways cost.',
  });
};

/** Numbers on the way off the ventilator. */
export const weaningNumbers: readonly ItemModel[] = [
  numericModel({
    id: 'c-n-rsbi',
    version: 1,
    problem: 'The rapid shallow breathing index is to be computed.',
    features: 'Rate and tidal volume in liters.',
    slips: 'Product for quotient; minute ventilation for tidal volume.',
    draws: 3,
    cases: { volume: indexFromVolume, minute: indexFromMinute },
  }),
  numericModel({
    id: 'c-n-cuff-leak',
    version: 1,
    problem: 'The cuff leak is to be expressed as a share of the breath.',
    features: 'Inhaled and exhaled volume.',
    slips: 'The share that returns; the wrong denominator.',
    draws: 4,
    cases: { share: cuffLeak },
  }),
  numericModel({
    id: 'c-n-support',
    version: 1,
    problem: 'The pressure support that offsets the tube is to be computed.',
    features: 'Resistance times own flow.',
    slips: 'Machine flow for own flow; plateau or peak for the difference.',
    draws: 4,
    cases: { resistance: supportForTube },
  }),
];
