import { compose } from '../compose.ts';
import { type Finding, spot } from '../finding.ts';
import type { DrawnCase } from '../image-case.ts';
import type { Landmark } from '../landmark.ts';
import { cloudFilter } from '../svg/definitions.ts';
import type { Point } from '../svg/geometry.ts';
import { element, group, reference, words } from '../svg/paint.ts';
import { spongyRamp } from './bone.ts';
import type { BoneFilm } from './parameters.ts';
import type { Region } from './region.ts';
import { ankle } from './regions/ankle.ts';
import { clavicle } from './regions/clavicle.ts';
import { forearm } from './regions/forearm.ts';
import { hand } from './regions/hand.ts';
import { hip } from './regions/hip.ts';
import { humerus } from './regions/humerus.ts';
import { knee, kneeLateral } from './regions/knee.ts';
import { leg } from './regions/leg.ts';
import { wrist } from './regions/wrist.ts';

const regionOf = ({ region, finding }: BoneFilm): Region => {
  const isBroken = finding === 'fracture';
  switch (region) {
    case 'wrist':
      return wrist(isBroken);
    case 'hip':
      return hip(isBroken);
    case 'ankle':
      return ankle(isBroken);
    case 'clavicle':
      return clavicle(isBroken);
    case 'humerus':
      return humerus(isBroken);
    case 'leg':
      return leg(isBroken);
    case 'hand':
      return hand(isBroken);
    case 'knee':
      return knee(finding === 'osteoarthritis');
    case 'knee-lateral':
      return kneeLateral(finding === 'effusion');
    case 'forearm':
      return forearm(finding === 'buckle' || finding === 'greenstick' ? finding : 'none');
  }
};

const steps = {
  Adequacy: 'The whole bone with the joint beside it',
  Alignment: 'Bones and joints in line',
  Bones: 'Cortex smooth and unbroken all round',
  Cartilage: 'Joint spaces even',
  'Soft tissue': 'No swelling',
} as const;

const placeOf =
  (side: BoneFilm['side']) =>
  ([[x, y], name, explanation]: Landmark) => {
    const at: Point = side === 'right' ? [x, y] : [1000 - x, y];
    return spot(at, name, explanation);
  };

/** A film of a limb: drawn as the right one, mirrored for the left. */
export const drawBoneFilm = (film: BoneFilm, id: string): DrawnCase => {
  const region = regionOf(film);
  const { side, finding } = film;
  const Side = side === 'right' ? 'Right' : 'Left';
  const hotspots = region.places.map(placeOf(side));
  const found: Finding = {
    layers: {},
    hotspots,
    seen: region.seen,
    impression: `${Side} ${region.name.toLowerCase()}: ${region.impression}`,
    alt: region.alt,
  };
  const mottled = element('rect', {
    width: 1000,
    height: 1000,
    filter: reference('mottle'),
    opacity: 0.08,
  });
  return compose(id, {
    normal: {
      steps,
      hotspots,
      impression: `${Side} ${region.name.toLowerCase()} without a fracture.`,
      alt: [
        `Radiograph, ${Side.toLowerCase()} ${region.name.toLowerCase()}, ${region.view}.`,
        'The bones are smooth and in line, the joint spaces even.',
      ],
    },
    findings: finding === 'none' ? [] : [found],
    definitions: [cloudFilter('mottle', { frequency: '0.035' }), spongyRamp],
    body: [
      group({ transform: side === 'left' ? 'translate(1000 0) scale(-1 1)' : undefined }, [
        ...region.body,
        mottled,
      ]),
    ],
    marks: [
      words(Side[0] ?? '', [56, 92], { size: 44, weight: 700 }),
      words(region.view, [56, 122]),
    ],
    exposure: { level: 0.42, window: 0.8 },
    unitsPerCentimeter: region.unitsPerCentimeter,
  });
};
