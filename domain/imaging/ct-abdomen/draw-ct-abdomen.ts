import { compose } from '../compose.ts';
import { layerOf, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { sideMark } from '../svg/document.ts';
import { abdomenDefinitions, lowerLevel, upperLevel } from './anatomy.ts';
import { abdomenFindings } from './findings.ts';
import type { CtAbdomen } from './parameters.ts';

const enhanced = { vessel: 0.84, organ: 0.56, kidney: 0.72 };
const plain = { vessel: 0.46, organ: 0.48, kidney: 0.44 };

const normalOf = (view: string) =>
  ({
    steps: {
      'Solid organs': 'Liver, spleen and pancreas even',
      Kidneys: 'Equal, pelvis not wide, no stone',
      Vessels: 'Aorta of usual width',
      Bowel: 'Walls thin, fat about them black',
      'Free air or fluid': 'None',
      Bones: 'No fracture',
    },
    hotspots: [
      spot([250, 460], 'Liver', 'Even.'),
      spot([840, 530], 'Spleen', 'Even, without a cleft.'),
      spot([522, 578], 'Aorta', 'Round, under 3 cm.'),
      spot([318, 620], 'Right kidney', 'Its pelvis is not wide.'),
      spot([600, 490], 'Pancreas', 'Sharp against black fat.'),
    ],
    impression: 'Normal CT of the abdomen at this level.',
    alt: [
      `CT of the abdomen, ${view.toLowerCase()}.`,
      'Liver, spleen and kidneys are even, the great vessel before the spine is small and round, the fat is black.',
    ],
  }) as const;

const isLow = ({ finding }: CtAbdomen): boolean =>
  finding === 'appendicitis' || finding === 'diverticulitis';

/** An axial slice of the abdomen with its places, steps and words. */
export const drawCtAbdomen = (abdomen: CtAbdomen, id: string): DrawnCase => {
  const isPlain = abdomen.finding === 'kidney-stone';
  const grays = isPlain ? plain : enhanced;
  const view = isPlain ? 'Axial, no contrast' : 'Axial, contrast';
  const findings = abdomenFindings(abdomen);
  return compose(id, {
    normal: normalOf(view),
    findings,
    definitions: abdomenDefinitions,
    body: [isLow(abdomen) ? lowerLevel(grays) : upperLevel(grays), layerOf(findings, 'over')],
    marks: sideMark(view),
    exposure: { level: 0.48, window: 0.94, grain: 0.2 },
    unitsPerCentimeter: 30,
  });
};
