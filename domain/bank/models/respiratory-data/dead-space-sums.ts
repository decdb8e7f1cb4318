import type { NumericModel } from '../item-model.ts';
import { between, numericModel, rounded } from '../numeric-model.ts';
import { calculation } from './calculation.ts';
import { patientData } from './places.ts';

const topic = 'Cardiopulmonary calculations (P/F, A-a gradient, VD/VT, OI)';
const draws = 2;

const deadSpaceCase = calculation({
  fact: 'bohr-equation',
  topic,
  placesOf: patientData,
  note: 'Normal is about 0.20 to 0.40 in a spontaneously breathing adult. A value above 0.60 makes weaning unlikely.',
});

const deadSpace: NumericModel = numericModel({
  id: 'd-calc-vdvt',
  version: 1,
  problem: 'Find dead space from arterial and mixed expired CO₂.',
  features: 'PaCO₂, mixed expired PCO₂ and tidal volume.',
  slips: 'End-tidal for mixed expired CO₂; wrong denominator; fraction for volume.',
  draws,
  cases: {
    fraction: deadSpaceCase((random) => {
      const paco2 = between({ from: 36, to: 56, step: 1 }, random);
      const mixed = between({ from: 15, to: 30, step: 1 }, random);
      const endTidal = paco2 - between({ from: 3, to: 8, step: 1 }, random);
      return {
        given: { paco2, mixed, endTidal },
        stem: `A patient recovering from ARDS has a PaCO₂ of ${paco2} mm Hg, a PETCO₂ of ${endTidal} mm Hg and a mixed expired PCO₂ of ${mixed} mm Hg. What fraction of each breath is physiologic dead space?`,
        exact: (paco2 - mixed) / paco2,
        unit: '',
        decimals: 2,
        why: `VD/VT is (PaCO₂ − mixed expired PCO₂)/PaCO₂: (${paco2} − ${mixed})/${paco2} = ${rounded((paco2 - mixed) / paco2, 2)}.`,
        mistakes: [
          [
            (paco2 - endTidal) / paco2,
            'This uses end-tidal PCO₂. The Bohr equation needs mixed expired gas.',
          ],
          [
            mixed / paco2,
            'This is the fraction that takes part in gas exchange, not the wasted one.',
          ],
          [(paco2 - mixed) / mixed, 'This divides by mixed expired in place of arterial PCO₂.'],
          [(endTidal - mixed) / endTidal, 'This puts end-tidal PCO₂ in place of PaCO₂.'],
        ],
      };
    }),
    volume: deadSpaceCase((random) => {
      const paco2 = between({ from: 38, to: 54, step: 2 }, random);
      const mixed = between({ from: 18, to: 30, step: 2 }, random);
      const volume = between({ from: 400, to: 600, step: 50 }, random);
      return {
        given: { paco2, mixed, volume },
        stem: `Exhaled gas of a patient with pulmonary embolism is collected for three minutes. PaCO₂ is ${paco2} mm Hg, mixed expired PCO₂ ${mixed} mm Hg and average tidal volume ${volume} mL. How many milliliters of each breath do not take part in gas exchange?`,
        exact: (volume * (paco2 - mixed)) / paco2,
        unit: 'mL',
        decimals: 0,
        why: `The dead space fraction is (${paco2} − ${mixed})/${paco2} = ${rounded((paco2 - mixed) / paco2, 2)}, and times ${volume} mL this is ${rounded((volume * (paco2 - mixed)) / paco2, 0)} mL.`,
        mistakes: [
          [
            (volume * mixed) / paco2,
            'This is the alveolar part of the breath, not the dead space.',
          ],
          [
            (volume * (paco2 - mixed)) / 100,
            'This takes the difference in pressure for a percentage.',
          ],
          [
            volume / 3,
            'This assumes the textbook third of a breath and ignores the measured values.',
          ],
          [
            (volume * (paco2 - mixed)) / (paco2 + mixed),
            'This divides by the sum of both pressures. PaCO₂ alone belongs below.',
          ],
        ],
      };
    }),
  },
});

/** Calculations of dead space. */
export const deadSpaceSums: readonly NumericModel[] = [deadSpace];
