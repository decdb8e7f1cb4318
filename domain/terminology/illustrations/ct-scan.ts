import { illustrated } from './sketch/illustrated.ts';
import { arc, arrow, blob, box, inked, oval, ring, solid } from './sketch/shapes.ts';
import { tag, tagInTheDark, word } from './sketch/tags.ts';

const middle = [190, 214] as const;

/** A turning arrow between tube and detectors. */
const turning = (from: number, to: number) => {
  const points = arc(middle, 122, [from, to])
    .filter((_, i) => i % 8 === 0)
    .map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`);
  return arrow('trace', points.join(' '), 13);
};

const gantry = [
  oval('device', '190,214 178,178'),
  oval('skin', '190,214 146,146'),
  oval('device', '190,214 98,98'),
  oval('skin', '190,214 90,90'),
];

const patient = [
  box('device', '112,266 156,16', 6),
  box('device', '164,282 52,26', 3),
  oval('body', '190,226 66,44'),
  oval('pale', '166,220 20,25', 12),
  oval('pale', '214,220 20,25', -12),
  oval('flesh', '196,220 14,17', -20),
  oval('bone', '190,254 10,9'),
  oval('body', '118,240 12,18', 10),
  oval('body', '262,240 12,18', -10),
];

const beam = solid('target', '190,96 94,304 122,318 156,328 190,332 224,328 258,318 286,304');

const scanner = [
  ring('third', '190,214 118,18', [48, 132]),
  ...[54, 62, 70, 78, 86, 94, 102, 110, 118, 126].map((angle) =>
    inked('line', 'rim', [
      arc(middle, 109, [angle, angle])[0] ?? middle,
      arc(middle, 127, [angle, angle])[0] ?? middle,
    ]),
  ),
  box('second', '166,72 48,30', 6),
  ...turning(-62, 24),
  ...turning(158, 242),
];

const slice = [
  oval('film', '514,214 118,118'),
  oval('tissue', '514,218 106,82'),
  oval('dense', '514,220 97,72'),
  oval('tissue', '514,221 92,67'),
  blob(
    'lung',
    '498,166 470,160 440,180 426,214 432,250 456,272 484,274 498,258 494,230 486,204 496,186',
  ),
  blob(
    'lung',
    '536,164 562,162 588,182 602,216 596,252 572,272 544,274 530,260 536,244 560,236 568,212 554,190 538,182',
  ),
  blob('dense', '496,184 520,176 548,188 564,212 556,234 532,242 504,234 492,210'),
  oval('dense', '540,252 11,11'),
  oval('rim', '514,262 17,15'),
  oval('tissue', '514,282 6,5'),
  solid('rim', '494,280 508,276 514,292 520,276 534,280 518,288 514,298 510,288'),
  oval('rim', '514,160 16,5'),
  ...[
    [436, 166],
    [418, 206],
    [422, 250],
    [448, 282],
    [592, 166],
    [610, 206],
    [606, 250],
    [580, 282],
  ].map(([x, y], i) => oval('rim', `${x},${y} 12,4`, [-45, -80, 70, 35, 45, 80, -70, -35][i])),
];

/** How a CT scanner makes a slice. Source: standard radiology texts. */
export const ctScan = illustrated({
  key: 'ct-scan',
  title: 'Computed tomography',
  alt: 'On the left, the gantry of a CT scanner from the front: a ring in which an X-ray tube above and an arc of detectors below turn around a patient, who lies on a table in the opening. A fan of X-rays crosses the chest. On the right, the axial slice that is computed: black lungs, gray heart and aorta, and white spine, ribs and sternum.',
  scale: 'The slice is seen from the feet: the patient’s right is to the left',
  shapes: [
    ...gantry,
    beam,
    ...scanner,
    ...patient,
    ...arrow('axis', '374,214 380,214 390,214', 14),
    ...slice,
  ],
  tags: [
    tag('X-ray tube', '196,22', '192,78'),
    tag('Detectors', '206,420', '186,334'),
    tag('Fan beam', '106,420', '128,420 140,300'),
    tag('Gantry', '336,40', '304,76'),
    tag('Table', '330,420', '258,276'),
    word('Axial slice', '514,76'),
    tagInTheDark('Lung', '440,356', '445,309 452,230'),
    tagInTheDark('Spine', '514,356', '514,332 514,284'),
    tagInTheDark('Heart', '568,356', '559,323 536,214'),
  ],
});
