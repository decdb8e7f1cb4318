import type { StudySheet } from '../../contracts/study-sheets.ts';
import { steps, table, text } from './sheet-blocks.ts';

/** Arterial blood gases in steps; expected compensation by the rules of clinical chemistry texts. */
export const bloodGasSheet: StudySheet = {
  id: 'blood-gas-steps',
  title: 'Blood gases in six steps',
  summary: 'From pH to oxygen in the same order every time, with four results worked out.',
  sections: [
    {
      heading: 'Normal values of an adult at sea level',
      blocks: [
        table(
          ['pH', 'PaCO₂', 'HCO₃⁻', 'PaO₂', 'SaO₂'],
          [['7.35–7.45', '35–45 mm Hg', '22–26 mEq/L', '80–100 mm Hg on room air', '95–100%']],
        ),
      ],
    },
    {
      heading: 'The steps',
      blocks: [
        steps(
          'pH: below 7.35 is acidemia, above 7.45 alkalemia. Within the range, note on which side of 7.40 it lies.',
          'PaCO₂: does it explain the pH? Above 45 makes acid, below 35 makes base. If it goes with the pH, the problem is respiratory.',
          'HCO₃⁻: does it explain the pH? Below 22 makes acid, above 26 makes base. If it goes with the pH, the problem is metabolic.',
          'Compensation: is the other value out of its range in the direction that brings the pH back? Normal other value: none. Out of range and pH abnormal: partial. pH in its range: full.',
          'Anion gap in a metabolic acidosis: sodium − (chloride + HCO₃⁻). Above 12 means unmeasured acid: ketones, lactate, uremia, toxic alcohols, salicylate.',
          'Oxygen: PaO₂ 60–79 is mild, 40–59 moderate, below 40 severe hypoxemia on room air. On oxygen, compare with the FIO₂: PaO₂/FIO₂ of 300 or less is abnormal enough to ask for a cause.',
        ),
      ],
    },
    {
      heading: 'What compensation to expect',
      blocks: [
        table(
          ['Primary problem', 'Expected', 'If it is not so'],
          [
            [
              'Metabolic acidosis',
              'PaCO₂ = 1.5 × HCO₃⁻ + 8, give or take 2',
              'Higher: a respiratory acidosis too. Lower: a respiratory alkalosis too.',
            ],
            [
              'Metabolic alkalosis',
              'PaCO₂ rises about 0.7 for each 1 of HCO₃⁻',
              'Rarely above 55: then look for a respiratory acidosis.',
            ],
            [
              'Acute respiratory acidosis',
              'HCO₃⁻ rises 1 for each 10 of PaCO₂',
              'A larger rise means that it is chronic, or a metabolic alkalosis.',
            ],
            [
              'Chronic respiratory acidosis',
              'HCO₃⁻ rises 3.5 to 4 for each 10 of PaCO₂',
              'pH is then near normal; below 7.30 something new has come on top.',
            ],
            [
              'Acute respiratory alkalosis',
              'HCO₃⁻ falls 2 for each 10 of PaCO₂',
              'A larger fall: chronic, or a metabolic acidosis.',
            ],
          ],
        ),
      ],
    },
    {
      heading: 'Worked out',
      blocks: [
        table(
          ['pH', 'PaCO₂', 'HCO₃⁻', 'Reading', 'A patient who fits'],
          [
            [
              '7.28',
              '62',
              '28',
              'Respiratory acidosis, partly compensated',
              'COPD, drowsy after opioids',
            ],
            [
              '7.52',
              '27',
              '22',
              'Respiratory alkalosis, not compensated',
              'Pulmonary embolism, pain, anxiety',
            ],
            [
              '7.18',
              '21',
              '8',
              'Metabolic acidosis, partly compensated; 1.5 × 8 + 8 = 20 is met',
              'Diabetic ketoacidosis',
            ],
            [
              '7.49',
              '48',
              '36',
              'Metabolic alkalosis, partly compensated',
              'Days of vomiting or diuretics',
            ],
          ],
        ),
        text(
          'pH and PaCO₂ move in opposite directions in a respiratory problem; pH and HCO₃⁻ move together in a metabolic one.',
        ),
      ],
    },
  ],
  note: 'For adults. A venous sample has another PO₂ and a slightly lower pH.',
  sources: ['Respiratory care and clinical chemistry texts'],
};
