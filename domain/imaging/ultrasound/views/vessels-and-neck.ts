import { blobOf, lump } from '../../svg/geometry.ts';
import { ellipse, group, path, words } from '../../svg/paint.ts';
import type { Still } from '../still.ts';
import { box, speckle } from '../sweep.ts';

const skin = path('M150 100H850M150 150Q500 160 850 150M150 210Q500 200 850 214', {
  stroke: 0.8,
  width: 7,
  opacity: 0.4,
  blur: 5,
});

const artery = (x: number): string =>
  ellipse([x, 420, 44, 44], { fill: 0.02, stroke: 0.86, width: 8, blur: 2 });

const divide = path('M500 80V940', { stroke: 0.9, width: 4, opacity: 0.7 });

/** A vein of the thigh without and with pressure of the probe, side by side. */
export const legVein = (hasClot: boolean): Still => ({
  body:
    box([
      speckle(0.34),
      skin,
      speckle(0.16, 'fine'),
      artery(270),
      ellipse([390, 510, 60, 50], { fill: hasClot ? 0.22 : 0.02, stroke: 0.6, width: 6, blur: 2 }),
      hasClot ? path(lump([390, 512], 40, { seed: 7, rough: 0.2 }), { fill: 0.36, blur: 5 }) : '',
      artery(630),
      hasClot
        ? ellipse([750, 506, 58, 46], { fill: 0.22, stroke: 0.6, width: 6, blur: 2 }) +
          path(lump([750, 508], 38, { seed: 7, rough: 0.2 }), { fill: 0.36, blur: 5 })
        : path('M692 500Q750 506 806 498', { stroke: 0.7, width: 9, blur: 2 }),
      divide,
    ]) +
    group({ fill: 1 }, [
      words('Without pressure', [170, 915], { size: 24 }),
      words('With pressure', [520, 915], { size: 24 }),
    ]),
  name: 'Femoral vein',
  probe: 'Linear probe, across',
  unitsPerCentimeter: 105,
  places: hasClot
    ? [
        [
          [750, 508],
          'Vein stays open',
          'The probe presses and the walls do not meet: something fills it.',
        ],
        [[390, 512], 'Gray content', 'Clot in the vein.'],
        [[270, 420], 'Artery', 'Round; it pulsates.'],
      ]
    : [
        [[750, 500], 'Vein closes', 'The walls meet under light pressure: no clot here.'],
        [[390, 510], 'Vein', 'Black.'],
        [[270, 420], 'Artery', 'Round; it pulsates.'],
      ],
  seen: hasClot ? { Pressure: 'The vein does not close', Content: 'Gray, not black' } : {},
  steps: { Pressure: 'The vein closes entirely', Content: 'Black', Artery: 'Round, pulsates' },
  impression: hasClot
    ? 'Femoral vein not compressible: deep vein thrombosis'
    : 'Femoral vein compressible: no thrombosis at this level',
  alt: hasClot
    ? 'Two stills side by side: the oval vessel beside the round one is gray and stays open when the probe presses.'
    : '',
});

const thyroidBody = (hasNodule: boolean): string =>
  box([
    speckle(0.3),
    skin,
    path('M400 420Q500 340 600 420L590 600L410 600Z', { fill: 0.03, blur: 5 }),
    path('M400 426Q500 344 600 426', { stroke: 0.95, width: 14, blur: 2 }),
    path(
      blobOf([
        [410, 330],
        [330, 300],
        [240, 350],
        [210, 460],
        [250, 570],
        [340, 590],
        [396, 500],
      ]),
      { fill: 0.56, blur: 5 },
    ),
    path(
      blobOf([
        [590, 330],
        [670, 300],
        [760, 350],
        [790, 460],
        [750, 570],
        [660, 590],
        [604, 500],
      ]),
      { fill: 0.56, blur: 5 },
    ),
    path('M408 330Q500 290 592 330L590 370Q500 330 410 370Z', { fill: 0.54, blur: 5 }),
    speckle(0.14, 'fine'),
    ellipse([186, 560, 46, 44], { fill: 0.02, stroke: 0.8, width: 6, blur: 2 }),
    ellipse([814, 560, 46, 44], { fill: 0.02, stroke: 0.8, width: 6, blur: 2 }),
    ...(hasNodule
      ? [
          path(lump([700, 440], 70, { seed: 6, rough: 0.18, squash: 1.2 }), {
            fill: 0.22,
            blur: 2,
          }),
          ...(
            [
              [684, 420],
              [716, 440],
              [694, 470],
              [712, 404],
            ] as const
          ).map(([x, y]) => ellipse([x, y, 5, 4], { fill: 1 })),
        ]
      : []),
  ]);

/** The thyroid across the windpipe; with a nodule in its left lobe. */
export const thyroid = (hasNodule: boolean): Still => ({
  body: thyroidBody(hasNodule),
  name: 'Thyroid',
  probe: 'Linear probe, across',
  unitsPerCentimeter: 100,
  places: hasNodule
    ? [
        [[670, 480], 'Dark solid nodule', 'Taller than wide, its edge uneven.'],
        [[712, 404], 'Bright dots', 'Fine calcium: a sign of high suspicion.'],
        [[300, 450], 'Right lobe', 'Even.'],
      ]
    : [
        [[300, 450], 'Right lobe', 'Even and bright.'],
        [[700, 450], 'Left lobe', 'Even and bright.'],
        [[500, 400], 'Windpipe', 'Bright front wall, air behind it.'],
      ],
  seen: hasNodule
    ? { Nodule: 'Left lobe: solid, dark, taller than wide, uneven edge, bright dots' }
    : {},
  steps: { Lobes: 'Even, equal', Nodule: 'None', Isthmus: 'Thin', Nodes: 'None enlarged' },
  impression: hasNodule ? 'Thyroid nodule of high suspicion in the left lobe' : 'Normal thyroid',
  alt: hasNodule
    ? 'In the bright lobe on the image right lies a dark area, taller than wide, with small bright dots.'
    : '',
});
