import type { StudySheet } from '../../contracts/study-sheets.ts';
import { halfUp } from '../../kernel/half-up.ts';
import { steps, table } from './sheet-blocks.ts';

const celsius = [35, 36, 36.5, 37, 37.5, 38, 38.5, 39, 39.5, 40, 41] as const;
const kilograms = [3, 5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120] as const;

/** °F = °C × 9/5 + 32. */
const fahrenheit = (degrees: number): string => halfUp((degrees * 9) / 5 + 32, 1).toFixed(1);

/** 1 kg is 2.2046 lb. */
const pounds = (kilogram: number): string => halfUp(kilogram * 2.2046, 1).toFixed(1);

/** Units as dosage questions use them; the table values follow from their definitions. */
export const conversionSheet: StudySheet = {
  id: 'conversions',
  title: 'Conversions and dosage formulas',
  summary: 'Units, temperatures, weights, and the formulas of drip and dosage questions.',
  sections: [
    {
      heading: 'Units',
      blocks: [
        table(
          ['From', 'To', 'From', 'To'],
          [
            ['1 g', '1,000 mg', '1 kg', '2.2 lb'],
            ['1 mg', '1,000 mcg', '1 in', '2.54 cm'],
            ['1 L', '1,000 mL', '1 tsp', '5 mL'],
            ['1 mL', '1 cm³', '1 tbsp', '15 mL'],
            ['1 fl oz', '30 mL', '1 cup', '240 mL'],
            ['1 kPa', '7.5 mm Hg', '1 mm Hg', '1.36 cm H₂O'],
          ],
        ),
      ],
    },
    {
      heading: 'Temperature',
      blocks: [
        table(
          ['°C', ...celsius.map((degrees) => degrees.toFixed(1))],
          [['°F', ...celsius.map(fahrenheit)]],
        ),
      ],
    },
    {
      heading: 'Weight',
      blocks: [table(['kg', ...kilograms.map(String)], [['lb', ...kilograms.map(pounds)]])],
    },
    {
      heading: 'Formulas',
      blocks: [
        table(
          ['What is asked', 'Formula', 'An example'],
          [
            [
              'Tablets or milliliters',
              'desired ÷ on hand × amount',
              '500 mg ÷ 250 mg × 5 mL = 10 mL',
            ],
            ['Pump rate, mL/h', 'volume in mL ÷ hours', '1,000 mL ÷ 8 h = 125 mL/h'],
            [
              'Gravity drip, gtt/min',
              'volume in mL × drop factor ÷ minutes',
              '500 mL × 15 ÷ 240 min = 31 gtt/min',
            ],
            [
              'Infusion by weight, mL/h',
              'mcg/kg/min × kg × 60 ÷ mcg per mL',
              '5 × 80 × 60 ÷ 1,600 = 15 mL/h',
            ],
            [
              'Dose by weight',
              'mg/kg × kg, then divide by the doses a day',
              '40 mg/kg × 12 kg = 480 mg a day',
            ],
            [
              'Time left in a cylinder, min',
              'pressure in psi × factor ÷ flow',
              'E: 2,000 × 0.28 ÷ 4 = 140 min',
            ],
            ['Body mass index', 'kg ÷ (height in m)²', '70 ÷ 1.75² = 22.9'],
          ],
        ),
      ],
    },
    {
      heading: 'Before the answer is written down',
      blocks: [
        steps(
          'Bring all units to those of the answer first: pounds to kilograms, grams to milligrams, hours to minutes.',
          'Round at the end only, and as the question says. Drops are whole; a pump of general use takes tenths where it allows them.',
          'A zero before the point (0.5), none after a whole number (5, not 5.0).',
          'Ask whether it can be: more than two or three tablets, or a syringe for a liter, is a sign of a slipped unit.',
        ),
      ],
    },
  ],
  note: 'Household measures as dosage questions use them. A cylinder factor of 0.28 is for size E, 3.14 for size H.',
  sources: ['Nursing dosage and respiratory care texts'],
};
