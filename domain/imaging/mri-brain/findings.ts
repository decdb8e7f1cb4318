import { type Finding, spot } from '../finding.ts';
import { capital, imageHalf, opposite, placeOn, turned } from '../slice.ts';
import { blobOf, lump } from '../svg/geometry.ts';
import { ellipse, group, path } from '../svg/paint.ts';
import type { MriBrain } from './parameters.ts';

const territory = blobOf([
  [650, 420],
  [710, 360],
  [800, 390],
  [836, 500],
  [790, 640],
  [700, 620],
  [650, 540],
]);

/** How bright a fresh infarct is in each weighting. */
const infarctGray = { DWI: 0.92, FLAIR: 0.7, T2: 0.74 } as const;

const infarct = ({ side, weighting }: MriBrain): Finding => ({
  layers: {
    brain: turned(side, [
      path(territory, { fill: infarctGray[weighting], opacity: 0.92, blur: 9, clip: 'inside' }),
    ]),
  },
  hotspots: [
    spot(
      placeOn(side, [740, 490]),
      'Bright area',
      `Bright on ${weighting}: water no longer moves freely in swollen cells.`,
    ),
    spot(
      placeOn(side, [800, 400]),
      'Reaches the surface',
      'It fills the territory of one artery, cortex and all.',
    ),
  ],
  seen: { Diffusion: `${capital(side)}: bright in the territory of the middle cerebral artery` },
  impression: `Acute infarct in the territory of the ${side} middle cerebral artery`,
  alt: `On the image ${imageHalf(side)}, a wedge-shaped area that reaches the surface is much brighter than the rest.`,
});

const plaques = [
  [452, 300, 12, 34, 18],
  [412, 330, 11, 32, -46],
  [588, 330, 11, 32, 46],
  [566, 290, 10, 28, -14],
  [384, 700, 11, 34, 52],
  [424, 640, 10, 24, 20],
  [622, 690, 12, 36, -50],
  [580, 630, 9, 22, -18],
  [320, 420, 12, 14, 0],
  [690, 560, 11, 13, 0],
  [346, 600, 9, 12, 0],
] as const;

const sclerosis = (): Finding => ({
  layers: {
    brain: group(
      { fill: 0.9, blur: 2 },
      plaques.map(([x, y, rx, ry, turn]) =>
        ellipse([x, y, rx, ry], { transform: `rotate(${turn} ${x} ${y})` }),
      ),
    ),
  },
  hotspots: [
    spot(
      [412, 330],
      'Plaques at the ventricle',
      'Oval, at right angles to the wall (Dawson fingers).',
    ),
    spot([622, 690], 'Plaques at the back horn', 'On both sides.'),
    spot([690, 560], 'Plaque in the white matter', 'Away from the ventricles as well.'),
  ],
  seen: {
    'White matter':
      'Oval bright plaques about the ventricles at right angles to them, on both sides',
  },
  impression: 'Periventricular plaques on both sides, as in multiple sclerosis',
  alt: 'About the chambers in the middle lie several small bright ovals that point outwards, on both sides.',
});

const tumor = ({ side }: MriBrain): Finding => ({
  layers: {
    brain: turned(side, [
      group({ clip: 'inside' }, [
        path(
          blobOf([
            [600, 250],
            [690, 240],
            [790, 330],
            [806, 450],
            [740, 540],
            [650, 520],
            [610, 420],
            [560, 330],
          ]),
          { fill: 0.82, opacity: 0.85, blur: 9 },
        ),
        path(lump([690, 380], 80, { seed: 6, rough: 0.14 }), { fill: 0.5, blur: 2 }),
        path(lump([690, 380], 80, { seed: 6, rough: 0.14 }), { stroke: 0.66, width: 9, blur: 2 }),
        path(lump([702, 372], 36, { seed: 9, rough: 0.24 }), { fill: 0.88, blur: 5 }),
      ]),
    ]),
  },
  hotspots: [
    spot(
      placeOn(side, [690, 380]),
      'Mass with a center that has died',
      'Its rim and its middle differ.',
    ),
    spot(placeOn(side, [780, 450]), 'Edema', 'Bright fingers in the white matter about it.'),
    spot(
      [side === 'left' ? 470 : 530, 400],
      'Midline pushed across',
      `Towards the ${opposite(side)}.`,
    ),
  ],
  seen: {
    Mass: `${capital(side)} frontal: a mass with a bright center and edema about it`,
    Midline: `Pushed to the ${opposite(side)}`,
  },
  impression: `${capital(side)} frontal mass with edema and midline shift: tumor`,
  alt: `On the image ${imageHalf(side)}, a round area with a bright middle lies in a bright field; the middle of the brain is pushed to the other side.`,
});

/** What the slice shows beside normal anatomy. */
export const brainFindings = (brain: MriBrain): readonly Finding[] => {
  switch (brain.finding) {
    case 'none':
      return [];
    case 'acute-infarct':
      return [infarct(brain)];
    case 'multiple-sclerosis':
      return [sclerosis()];
    case 'tumor':
      return [tumor(brain)];
  }
};
