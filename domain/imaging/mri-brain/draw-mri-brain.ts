import { compose } from '../compose.ts';
import { layerOf, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import { sideMark } from '../svg/document.ts';
import { brain, brainDefinitions } from './anatomy.ts';
import { brainFindings } from './findings.ts';
import type { MriBrain } from './parameters.ts';

const normalOf = ({ weighting }: MriBrain) =>
  ({
    steps: {
      Weighting: `${weighting}: fluid is ${weighting === 'T2' ? 'white' : 'black'}`,
      Diffusion: 'No area that is brighter than its other side',
      'White matter': 'Even, no plaques',
      Mass: 'None',
      Midline: 'Central',
      Ventricles: 'Of usual width, equal',
    },
    hotspots: [
      spot(
        [560, 350],
        'Frontal horn',
        weighting === 'T2' ? 'Fluid is white: T2.' : 'Fluid is black.',
      ),
      spot([640, 380], 'White matter', 'Even.'),
      spot([500, 200], 'Midline', 'Central.'),
    ],
    impression: `Normal ${weighting} slice of the brain.`,
    alt: [
      `MRI of the brain, axial, ${weighting}.`,
      'Both halves are alike, the midline is central, no area stands out.',
    ],
  }) as const;

/** An axial slice of the brain with its places, steps and words. */
export const drawMriBrain = (slice: MriBrain, id: string): DrawnCase => {
  const findings = brainFindings(slice);
  const shift = slice.finding === 'tumor' ? (slice.side === 'left' ? -30 : 30) : 0;
  return compose(id, {
    normal: normalOf(slice),
    findings,
    definitions: brainDefinitions,
    body: [brain(slice, shift), layerOf(findings, 'brain')],
    marks: sideMark(`Axial, ${slice.weighting}`),
    exposure: {
      level: 0.5,
      window: 1,
      grain: slice.weighting === 'DWI' ? 0.26 : 0.16,
      sharpness: slice.weighting === 'DWI' ? 3 : 0.8,
    },
    unitsPerCentimeter: 48,
  });
};
