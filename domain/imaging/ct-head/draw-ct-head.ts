import { compose } from '../compose.ts';
import { layerOf, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { sideMark } from '../svg/document.ts';
import {
  brainDefinitions,
  cisternLevel,
  innerTable,
  skull,
  unitsPerCentimeter,
  ventricleLevel,
} from './brain.ts';
import { headFindings } from './findings.ts';
import type { CtHead } from './parameters.ts';

const normal = {
  steps: {
    Blood: 'None outside or inside the brain',
    Cisterns: 'Open and dark',
    Brain: 'Gray and white matter told apart on both sides',
    Ventricles: 'Of usual width, equal',
    Midline: 'Central',
    Bone: 'Skull without a gap',
  },
  hotspots: [
    spot([590, 340], 'Frontal horn', 'Of usual width, equal on both sides.'),
    spot([500, 200], 'Midline', 'Central.'),
    spot([700, 260], 'Furrows', 'Open up to the surface.'),
    spot([604, 500], 'Basal ganglia', 'Told apart from the white matter.'),
  ],
  impression: 'Normal CT of the head without contrast.',
  alt: [
    'CT of the head, axial, no contrast.',
    'Both halves of the brain are alike, the midline is central, nothing is unusually bright or dark.',
  ],
} as const;

const levelOf = ({ finding, side, shiftMillimeters }: CtHead): string => {
  if (finding === 'subarachnoid') return cisternLevel(0.86, 1.6);
  const pressed = shiftMillimeters > 0 ? Math.max(0.4, 1 - shiftMillimeters * 0.06) : 1;
  const ventricles = {
    shift: (side === 'left' ? -1 : 1) * shiftMillimeters * (unitsPerCentimeter / 10),
    size: finding === 'hydrocephalus' ? 1.8 : 1,
    right: side === 'right' ? pressed : 1,
    left: side === 'left' ? pressed : 1,
  };
  return ventricleLevel(ventricles, finding === 'hydrocephalus' ? 0.2 : 1);
};

/** An axial slice of the head with its places, steps and words. */
export const drawCtHead = (head: CtHead, id: string): DrawnCase => {
  const findings = headFindings(head);
  return compose(id, {
    normal,
    findings,
    definitions: brainDefinitions,
    body: [
      layerOf(findings, 'scalp'),
      skull,
      levelOf(head),
      layerOf(findings, 'brain'),
      innerTable,
      layerOf(findings, 'bone'),
    ],
    marks: sideMark('Axial, no contrast'),
    exposure: { level: 0.5, window: 1, grain: 0.2 },
    unitsPerCentimeter,
  });
};
