import { compose } from '../compose.ts';
import { layerOf } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { sideMark } from '../svg/document.ts';
import { chestDefinitions, lungs, middle, wall } from './anatomy.ts';
import { chestFindings, quietPlaces } from './findings.ts';
import type { CtChest } from './parameters.ts';

const normal = {
  steps: {
    'Pulmonary arteries': 'Evenly bright, no filling defect',
    Aorta: 'Round, no flap',
    'Lungs and pleura': 'Vessels reach the wall, no fluid, no air outside the lung',
    Mediastinum: 'No enlarged node',
    Bones: 'No fracture',
  },
  hotspots: quietPlaces,
  impression: 'Normal CT of the chest at this level.',
  alt: [
    'CT of the chest, axial, with contrast.',
    'The great vessels are evenly bright, both lungs are dark with fine vessels up to the wall.',
  ],
} as const;

/** An axial slice of the chest with its places, steps and words. */
export const drawCtChest = (chest: CtChest, id: string): DrawnCase => {
  const findings = chestFindings(chest);
  return compose(id, {
    normal,
    findings,
    definitions: chestDefinitions,
    body: [wall, lungs, layerOf(findings, 'lung'), middle, layerOf(findings, 'middle')],
    marks: sideMark('Axial, contrast'),
    exposure: { level: 0.48, window: 0.96, grain: 0.2 },
    unitsPerCentimeter: 30,
  });
};
