import type { NumericModel } from '../item-model.ts';
import { between, numericModel, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const draws = 2;
const about = {
  topic: 'Pulmonary function testing (spirometry, lung volumes, DLCO)',
  placesOf: patientData,
};

const flowCase = calculation({
  ...about,
  fact: 'fev1-ratios',
  note: 'The measured ratio shows obstruction; percent of predicted grades its severity.',
});

const spirometry: NumericModel = numericModel({
  id: 'd-calc-fev',
  version: 1,
  problem: 'Find a ratio, a percent of predicted or a response from spirometry.',
  features: 'FEV₁, FVC, their predicted values, and values after a bronchodilator.',
  slips: 'Predicted for measured values; dividing by the later value; fraction turned around.',
  draws,
  cases: {
    ratio: flowCase((random) => {
      const fvc = between({ from: 2.6, to: 4.4, step: 0.1 }, random);
      const fev1 = Number((fvc * between({ from: 0.42, to: 0.66, step: 0.02 }, random)).toFixed(2));
      const predictedFvc = Number((fvc / 0.86).toFixed(2));
      const predicted = Number((0.8 * predictedFvc).toFixed(2));
      return {
        given: { fvc, fev1, predicted, predictedFvc },
        stem: `The best blow of a patient gives an FVC of ${fvc} L and an FEV₁ of ${fev1} L. Predicted values are ${predictedFvc} L and ${predicted} L. What is the measured FEV₁/FVC?`,
        exact: (100 * fev1) / fvc,
        unit: '%',
        decimals: 0,
        why: `FEV₁ divided by FVC, both as measured, is ${fev1}/${fvc} = ${rounded((100 * fev1) / fvc, 0)}%.`,
        mistakes: [
          [
            (100 * fev1) / predicted,
            'This is FEV₁ as percent of predicted. The measured FVC belongs below.',
          ],
          [
            (100 * fvc) / predictedFvc,
            'This is FVC as percent of predicted. The question is about FEV₁ and FVC.',
          ],
          [(100 * fev1) / predictedFvc, 'This divides the measured FEV₁ by the predicted FVC.'],
          [(100 * predicted) / predictedFvc, 'This is the ratio of the predicted values.'],
        ],
      };
    }),
    response: flowCase((random) => {
      const before = between({ from: 1.3, to: 2.6, step: 0.1 }, random);
      const after = Number(
        (before + between({ from: 0.2, to: 0.6, step: 0.05 }, random)).toFixed(2),
      );
      const predicted = Number(
        (before / between({ from: 0.45, to: 0.65, step: 0.05 }, random)).toFixed(2),
      );
      return {
        given: { before, after, predicted },
        stem: `In a test of reversibility the FEV₁ of a patient goes from ${before} to ${after} L after four puffs of albuterol; ${predicted} L is predicted. By what percentage did it rise from baseline?`,
        exact: (100 * (after - before)) / before,
        unit: '%',
        decimals: 0,
        why: `The gain of ${rounded(after - before, 2)} L divided by the baseline of ${before} L is ${rounded((100 * (after - before)) / before, 0)}%.`,
        mistakes: [
          [
            (100 * (after - before)) / after,
            'This divides by the value after the drug. The baseline belongs below.',
          ],
          [
            (100 * (after - before)) / predicted,
            'This divides by the predicted value. The rise from baseline was asked for.',
          ],
          [
            100 * (after - before),
            'This is the gain in hundredths of a liter, not a percentage of baseline.',
          ],
          [(100 * before) / after, 'This is the baseline as percent of the later value.'],
        ],
      };
    }),
  },
});

const volumeCase = calculation({
  ...about,
  fact: 'lung-volume-sums',
  note: 'A capacity is a sum of volumes: TLC = VC + RV, FRC = ERV + RV and IC = TLC − FRC.',
});

const lungVolumes: NumericModel = numericModel({
  id: 'd-calc-volumes',
  version: 1,
  problem: 'Find a lung volume from others.',
  features: 'Which volumes make up which capacity.',
  slips: 'Adding for subtracting; a wrong capacity; the ratio turned around.',
  draws,
  cases: {
    residual: volumeCase((random) => {
      const frc = between({ from: 2.4, to: 4.2, step: 0.1 }, random);
      const erv = between({ from: 0.7, to: 1.4, step: 0.1 }, random);
      const vc = between({ from: 3, to: 4.6, step: 0.1 }, random);
      return {
        given: { frc, erv, vc },
        stem: `Helium dilution of a patient gives an FRC of ${frc} L. Spirometry shows an expiratory reserve volume of ${erv} L and a vital capacity of ${vc} L. What is the total lung capacity?`,
        exact: frc - erv + vc,
        unit: 'L',
        decimals: 1,
        why: `RV is FRC − ERV = ${rounded(frc - erv, 1)} L, and TLC is RV + VC = ${rounded(frc - erv + vc, 1)} L.`,
        mistakes: [
          [frc + vc, 'This adds FRC to VC and so counts the expiratory reserve twice.'],
          [
            frc + erv + vc,
            'This adds the expiratory reserve once more, though FRC and VC contain it.',
          ],
          [frc - erv, 'This is the residual volume. The vital capacity has to be added.'],
          [vc - erv, 'This is the inspiratory capacity. It leaves out the volume below FRC.'],
        ],
      };
    }),
    share: volumeCase((random) => {
      const tlc = between({ from: 5.2, to: 8, step: 0.1 }, random);
      const vc = between({ from: 2.4, to: 3.9, step: 0.1 }, random);
      return {
        given: { tlc, vc },
        stem: `Plethysmography of a smoker shows a TLC of ${tlc} L with a VC of ${vc} L. To judge gas trapping, the therapist reports RV as a percentage of TLC. Which value is right?`,
        exact: (100 * (tlc - vc)) / tlc,
        unit: '%',
        decimals: 0,
        why: `RV is ${tlc} − ${vc} = ${rounded(tlc - vc, 1)} L, and ${rounded(tlc - vc, 1)}/${tlc} = ${rounded((100 * (tlc - vc)) / tlc, 0)}%.`,
        mistakes: [
          [(100 * vc) / tlc, 'This is VC as a percentage of TLC.'],
          [(100 * (tlc - vc)) / vc, 'This divides RV by VC in place of TLC.'],
          [(100 * (tlc - vc)) / (tlc + vc), 'This divides by the sum of TLC and VC.'],
          [(100 * vc) / (tlc + vc), 'This leaves RV out and divides VC by a sum.'],
        ],
      };
    }),
  },
});

/** Calculations of pulmonary function, smoking, sleep and walking. */
export const functionSums: readonly NumericModel[] = [spirometry, lungVolumes];
