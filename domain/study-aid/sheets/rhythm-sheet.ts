import type { SheetBlock, StudySheet } from '../../contracts/study-sheets.ts';
import { seedOf } from '../../kernel/random.ts';
import { readPicture } from '../../pictures/pictures.ts';
import { table, text } from './sheet-blocks.ts';

type Strip = {
  readonly title: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly first: string;
};

/** What is done first, in an adult, by advanced life-support guidelines. */
const strips: readonly Strip[] = [
  {
    title: 'Sinus bradycardia',
    parameters: { rhythm: 'sinus-bradycardia', rate: 46 },
    first: 'Unstable: atropine 1 mg, then pacing. Well: look for the cause.',
  },
  {
    title: 'Atrial fibrillation',
    parameters: { rhythm: 'atrial-fibrillation', rate: 118 },
    first: 'Unstable: synchronized shock. Stable: rate control, and anticoagulation by risk.',
  },
  {
    title: 'Atrial flutter',
    parameters: { rhythm: 'atrial-flutter', every: 4 },
    first: 'As in fibrillation; the waves between the complexes are saw teeth.',
  },
  {
    title: 'Supraventricular tachycardia',
    parameters: { rhythm: 'supraventricular', rate: 190 },
    first: 'Vagal maneuvers, adenosine 6 mg then 12 mg; unstable: synchronized shock.',
  },
  {
    title: 'First-degree block',
    parameters: { rhythm: 'first-degree', rate: 66, pr: 280 },
    first: 'PR over 200 ms, the same in each beat. Watched; medicines reviewed.',
  },
  {
    title: 'Second-degree block, Mobitz I',
    parameters: { rhythm: 'mobitz-1', rate: 58, every: 4 },
    first: 'PR grows until a beat is dropped. Usually watched; atropine if unwell.',
  },
  {
    title: 'Second-degree block, Mobitz II',
    parameters: { rhythm: 'mobitz-2', rate: 54, every: 4 },
    first: 'PR is constant, beats are dropped. Pads on, pacing made ready.',
  },
  {
    title: 'Third-degree block',
    parameters: { rhythm: 'third-degree', rate: 36 },
    first: 'P waves and complexes do not know of each other. Pacing.',
  },
  {
    title: 'Ventricular tachycardia',
    parameters: { rhythm: 'ventricular-tachycardia', rate: 176 },
    first: 'No pulse: defibrillate. Pulse and unstable: synchronized shock. Stable: amiodarone.',
  },
  {
    title: 'Torsades de pointes',
    parameters: { rhythm: 'torsades' },
    first: 'Magnesium 2 g; no pulse: defibrillate. Stop what prolongs the QT.',
  },
  {
    title: 'Ventricular fibrillation',
    parameters: { rhythm: 'ventricular-fibrillation-coarse' },
    first: 'Compressions and defibrillation at once; epinephrine 1 mg every 3 to 5 minutes.',
  },
  {
    title: 'Asystole',
    parameters: { rhythm: 'asystole' },
    first: 'Check leads and pulse. Compressions, epinephrine; no shock.',
  },
];

const blocksOf = ({ title, parameters, first }: Strip): SheetBlock[] => {
  const read = readPicture('ecg', { parameters, seed: seedOf(`sheet ${title}`) });
  if (!read?.ok) throw new Error(`The strip ${title} cannot be drawn`);
  const { picture } = read;
  return [
    { kind: 'strip', title, alt: picture.seen(), drawing: picture.draw() },
    text(`${picture.reading()} ${first}`),
  ];
};

/** Twelve strips, drawn by the engine that draws them for questions. */
export const rhythmSheet: StudySheet = {
  id: 'rhythm-strips',
  title: 'Rhythm strips',
  summary: 'Twelve rhythms to know on sight, each with its figures and what is done first.',
  sections: [
    {
      heading: 'Read every strip in the same order',
      blocks: [
        table(
          ['Rate', 'Regular?', 'P waves', 'PR', 'QRS'],
          [
            [
              '300 ÷ large squares between two R waves, or complexes in 6 s × 10',
              'March out R to R',
              'One before each complex, all alike?',
              '120–200 ms, 3 to 5 small squares',
              'Under 120 ms is narrow, 3 small squares or more wide',
            ],
          ],
        ),
      ],
    },
    { heading: 'Twelve rhythms', blocks: strips.flatMap(blocksOf) },
  ],
  note: 'Schematic, for learning: lead II at 25 mm/s. Treatment is that of adults.',
  sources: ['Electrocardiography texts', 'Advanced life-support guidelines'],
};
