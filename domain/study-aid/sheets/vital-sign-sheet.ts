import type { StudySheet } from '../../contracts/study-sheets.ts';
import { table } from './sheet-blocks.ts';

/** Resting values by age, as pediatric life-support and nursing texts give them; ranges are rounded. */
export const vitalSignSheet: StudySheet = {
  id: 'vital-signs-by-age',
  title: 'Vital signs by age',
  summary:
    'Resting heart rate, breathing, and pressure from newborn to adult, and the scores beside them.',
  sections: [
    {
      heading: 'At rest and awake',
      blocks: [
        table(
          ['Age', 'Heart rate /min', 'Breaths /min', 'Systolic mm Hg'],
          [
            ['Newborn', '100–160', '30–60', '60–80'],
            ['Infant, to 1 year', '100–160', '30–55', '70–100'],
            ['Toddler, 1–2 years', '90–150', '22–40', '85–105'],
            ['Preschool, 3–5 years', '80–130', '20–30', '90–110'],
            ['School age, 6–11 years', '75–120', '18–25', '95–115'],
            ['Adolescent, 12–17 years', '60–100', '12–20', '110–130'],
            ['Adult', '60–100', '12–20', '90–120'],
          ],
        ),
      ],
    },
    {
      heading: 'Low pressure in a child',
      blocks: [
        table(
          ['Age', 'Systolic pressure is low below'],
          [
            ['Term newborn, to 28 days', '60 mm Hg'],
            ['1–12 months', '70 mm Hg'],
            ['1–10 years', '70 mm Hg + 2 × age in years'],
            ['Over 10 years', '90 mm Hg'],
          ],
        ),
      ],
    },
    {
      heading: 'Apgar score, at 1 and 5 minutes',
      blocks: [
        table(
          ['Sign', '0', '1', '2'],
          [
            ['Heart rate', 'absent', 'below 100', '100 or more'],
            ['Breathing', 'absent', 'slow, irregular', 'good cry'],
            ['Tone', 'limp', 'some flexion', 'active motion'],
            ['Reflex', 'none', 'grimace', 'cry, sneeze, cough'],
            ['Color', 'blue or pale', 'body pink, limbs blue', 'pink'],
          ],
        ),
      ],
    },
    {
      heading: 'Glasgow Coma Scale',
      blocks: [
        table(
          ['Points', 'Eyes', 'Words', 'Motion'],
          [
            ['6', '', '', 'obeys'],
            ['5', '', 'oriented', 'localizes pain'],
            ['4', 'open', 'confused', 'withdraws'],
            ['3', 'to speech', 'single words', 'flexes abnormally'],
            ['2', 'to pain', 'sounds', 'extends'],
            ['1', 'none', 'none', 'none'],
          ],
        ),
      ],
    },
  ],
  note: 'Ranges differ a little between references. A trend in one patient tells more than a limit.',
  sources: ['Pediatric life-support guidelines', 'Nursing assessment texts'],
};
