import { type Finding, spot } from '../finding.ts';
import { capital, imageHalf, placeOn, turned } from '../slice.ts';
import { blobOf, lump, type Point } from '../svg/geometry.ts';
import { ellipse, group, path } from '../svg/paint.ts';
import { pancreasOutline } from './anatomy.ts';
import type { CtAbdomen } from './parameters.ts';

/** Fat about an inflamed organ is streaked and gray. */
const streaks = ([x, y]: Point, far: number): string => {
  const rays = Array.from({ length: 18 }, (_, index) => {
    const angle = (index / 18) * 2 * Math.PI;
    const [from, to] = [far * 0.5, far * (0.8 + ((index * 5) % 4) * 0.1)];
    return `M${(x + Math.cos(angle) * from).toFixed(0)} ${(y + Math.sin(angle) * from).toFixed(0)}L${(x + Math.cos(angle + 0.2) * to).toFixed(0)} ${(y + Math.sin(angle + 0.2) * to).toFixed(0)}`;
  }).join('');
  return (
    ellipse([x, y, far * 0.8, far * 0.7], { fill: 0.34, opacity: 0.7, blur: 16 }) +
    path(rays, { stroke: 0.46, width: 5, opacity: 0.45, blur: 2 })
  );
};

const appendix = group({ transform: 'translate(60 -40)' }, [
  streaks([310, 640], 100),
  path('M262 596Q300 640 356 640', { stroke: 0.66, width: 44, blur: 1 }),
  path('M266 600Q302 642 352 640', { stroke: 0.26, width: 20, blur: 1 }),
  ellipse([290, 626, 11, 9], { fill: 0.98, blur: 1 }),
]);

const diverticula = group({ transform: 'translate(-50 -44)' }, [
  streaks([730, 590], 120),
  ellipse([760, 560, 52, 48], { fill: 0.58, blur: 2 }),
  ellipse([760, 560, 20, 16], { fill: 0.04, blur: 2 }),
  ...(
    [
      [700, 540],
      [712, 604],
      [764, 622],
      [816, 588],
    ] as const
  ).map(([x, y]) => ellipse([x, y, 14, 13], { fill: 0.03, stroke: 0.58, width: 7, blur: 1 })),
]);

const aneurysm = [
  ellipse([540, 540, 108, 102], { fill: 0.42, blur: 2 }),
  ellipse([552, 548, 62, 56], { fill: 0.86, blur: 2 }),
  path('M452 500Q486 442 550 440M632 500Q650 540 642 590', { stroke: 0.96, width: 8, blur: 1 }),
  ellipse([404, 612, 40, 26], { fill: 0.68, blur: 2 }),
].join('');

const laceration = [
  path('M890 430Q912 540 850 660Q800 720 740 706Q820 660 850 580Q874 500 866 420Z', {
    fill: 0.4,
    blur: 5,
  }),
  group({ clip: 'spleen' }, [
    path('M896 470L830 500L846 526L790 540M880 570L820 570L806 600', {
      stroke: 0.26,
      width: 17,
      blur: 2,
    }),
  ]),
  path('M120 660Q150 720 230 730Q190 700 160 640Z', { fill: 0.4, blur: 5 }),
].join('');

const swollen = [
  streaks([590, 500], 190),
  path(blobOf(pancreasOutline), { fill: 0.46, stroke: 0.46, width: 44, blur: 5 }),
  ellipse([600, 496, 44, 16], { fill: 0.24, blur: 5 }),
  path('M470 560Q600 600 760 570Q780 600 700 600Q580 620 470 580Z', { fill: 0.3, blur: 9 }),
].join('');

const stone = [
  path(
    blobOf([
      [650, 600],
      [690, 590],
      [716, 630],
      [690, 676],
      [650, 668],
    ]),
    { fill: 0.16, blur: 2 },
  ),
  ellipse([632, 640, 26, 15], { fill: 0.16, blur: 2 }),
  path(lump([606, 634], 11, { seed: 3 }), { fill: 1, blur: 1 }),
].join('');

type Sign = {
  readonly draw: string;
  readonly places: readonly (readonly [Point, string, string])[];
  readonly step: 'Bowel' | 'Kidneys' | 'Vessels' | 'Solid organs';
  readonly seen: string;
  readonly impression: string;
  readonly alt: string;
};

type Kind = Exclude<CtAbdomen['finding'], 'none' | 'kidney-stone'>;

const signs: Readonly<Record<Kind, Sign>> = {
  appendicitis: {
    draw: appendix,
    places: [
      [[396, 600], 'Thick blind tube', 'More than 6 mm wide, its wall bright, leaving the cecum.'],
      [[350, 586], 'Appendicolith', 'A calcified stone in its root.'],
      [[430, 664], 'Streaky fat', 'The fat about it is gray instead of black.'],
    ],
    step: 'Bowel',
    seen: 'Right: appendix wide and bright-walled with a stone, fat about it streaked',
    impression: 'Acute appendicitis with an appendicolith',
    alt: 'At the lower image left, a thick tube with a bright wall holds a very white spot; the fat around it is streaked.',
  },
  diverticulitis: {
    draw: diverticula,
    places: [
      [[710, 516], 'Thick wall', 'The sigmoid and descending colon is thickened.'],
      [[662, 560], 'Pouches with air', 'Diverticula.'],
      [[650, 612], 'Streaky fat', 'Inflamed fat beside the bowel; no free air, no abscess.'],
    ],
    step: 'Bowel',
    seen: 'Left: colon thick-walled with small pouches of air, fat about it streaked; no free air',
    impression: 'Acute diverticulitis of the left colon, uncomplicated',
    alt: 'At the lower image right, the bowel wall is thick, small round air pockets surround it and the fat beside it is streaked.',
  },
  'aortic-aneurysm': {
    draw: aneurysm,
    places: [
      [[552, 548], 'Channel with contrast', 'The blood that flows.'],
      [[470, 500], 'Thrombus', 'Gray, along the wall; the whole measures 7 cm.'],
      [[500, 440], 'Calcified wall', 'A bright rim.'],
    ],
    step: 'Vessels',
    seen: 'Aorta 7 cm wide with thrombus at the wall and calcified rim; no blood behind the peritoneum',
    impression: 'Abdominal aortic aneurysm of 7 cm, not ruptured',
    alt: 'In front of the spine a large round structure: a bright middle, a gray mantle and a white rim.',
  },
  'splenic-laceration': {
    draw: laceration,
    places: [
      [[838, 510], 'Dark clefts', 'Tears that run through the spleen.'],
      [[862, 650], 'Blood about the spleen', 'A gray rim outside of it.'],
      [[160, 690], 'Blood at the liver', 'It has run down the right side as well.'],
    ],
    step: 'Solid organs',
    seen: 'Spleen torn by dark clefts, blood about it and at the liver',
    impression: 'Laceration of the spleen with blood in the abdomen',
    alt: 'On the image right, the bright spleen is crossed by dark jagged lines and surrounded by a gray rim.',
  },
  pancreatitis: {
    draw: swollen,
    places: [
      [[560, 496], 'Swollen pancreas', 'Wide and blurred; a dark part takes up no contrast.'],
      [[650, 586], 'Fluid', 'It spreads in front of the left kidney.'],
    ],
    step: 'Solid organs',
    seen: 'Pancreas swollen and blurred, fluid and streaks about it',
    impression: 'Acute pancreatitis with fluid about the pancreas',
    alt: 'Across the middle the pancreas is wide and blurred, with gray streaks and fluid around it.',
  },
};

const stoneSign = (side: CtAbdomen['side']): Sign => ({
  draw: turned(side, [stone]),
  places: [
    [
      placeOn(side, [606, 634]),
      'Bright stone',
      'At the outlet of the kidney: nearly all stones are bright on CT.',
    ],
    [placeOn(side, [684, 636]), 'Wide pelvis', 'Urine is dammed up behind it.'],
  ],
  step: 'Kidneys',
  seen: `${capital(side)}: a bright stone at the outlet, pelvis wide`,
  impression: `${capital(side)} ureteric stone with hydronephrosis`,
  alt: `On the image ${imageHalf(side)}, a very white spot lies at the inner edge of the kidney, whose dark middle is wide.`,
});

/** What the slice shows beside normal anatomy. */
export const abdomenFindings = ({ finding, side }: CtAbdomen): readonly Finding[] => {
  if (finding === 'none') return [];
  const { draw, places, step, seen, impression, alt } =
    finding === 'kidney-stone' ? stoneSign(side) : signs[finding];
  return [
    {
      layers: { over: draw },
      hotspots: places.map(([at, name, why]) => spot(at, name, why)),
      seen: { [step]: seen },
      impression,
      alt,
    },
  ];
};
