import { blobOf, lump } from '../../svg/geometry.ts';
import { group, path } from '../../svg/paint.ts';
import type { Still } from '../still.ts';
import { brightCurve, fan, layers, speckle } from '../sweep.ts';

const rightUpperQuadrantBody = (hasFluid: boolean): string =>
  fan([
    speckle(0.26),
    layers,
    path(
      blobOf([
        [140, 200],
        [480, 130],
        [820, 220],
        [840, 400],
        [640, 480],
        [420, 560],
        [200, 620],
      ]),
      { fill: 0.4, blur: 9 },
    ),
    speckle(0.2, 'fine'),
    brightCurve('M150 330Q150 620 260 800'),
    group({ transform: 'translate(150 150) rotate(-6 500 600)' }, [
      path(
        blobOf([
          [260, 560],
          [380, 420],
          [560, 380],
          [700, 420],
          [730, 500],
          [640, 590],
          [480, 650],
          [340, 650],
        ]),
        { fill: 0.24, stroke: 0.8, width: 6, blur: 2 },
      ),
      path(lump([500, 520], 90, { seed: 4, squash: 0.5, rough: 0.18 }), { fill: 0.8, blur: 9 }),
    ]),
    hasFluid
      ? path(
          blobOf([
            [330, 780],
            [352, 690],
            [430, 590],
            [560, 500],
            [700, 452],
            [820, 440],
            [810, 472],
            [700, 486],
            [560, 548],
            [470, 620],
            [410, 700],
            [380, 790],
          ]),
          { fill: 0.01, blur: 2 },
        )
      : path('M340 770Q430 590 560 520Q700 462 820 450', { stroke: 0.95, width: 7, blur: 2 }),
  ]);

/** Liver and right kidney; with fluid between them. */
export const rightUpperQuadrant = (hasFluid: boolean): Still => ({
  body: rightUpperQuadrantBody(hasFluid),
  name: 'Right upper quadrant',
  probe: 'Curved probe, FAST',
  unitsPerCentimeter: 48,
  places: hasFluid
    ? [
        [
          [500, 572],
          'Black stripe',
          'Fluid between liver and kidney (Morison’s pouch): blood, in a patient after injury.',
        ],
        [[160, 480], 'Diaphragm', 'No fluid above it.'],
      ]
    : [
        [[500, 556], 'Liver meets kidney', 'A bright line only, no black stripe.'],
        [[160, 480], 'Diaphragm', 'No fluid above it.'],
      ],
  seen: hasFluid ? { 'Between liver and kidney': 'A black stripe of fluid' } : {},
  steps: {
    'Between liver and kidney': 'A bright line, no fluid',
    Liver: 'Even',
    Kidney: 'Even',
    'Above the diaphragm': 'No fluid',
  },
  impression: hasFluid
    ? 'Free fluid in Morison’s pouch'
    : 'No free fluid in the right upper quadrant',
  alt: hasFluid
    ? 'Between the gray organ at the top and the bean-shaped one below lies a black stripe.'
    : '',
});
