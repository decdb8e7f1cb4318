import { illustrated } from './sketch/illustrated.ts';
import { dots, joined, type Limb, oval, tube } from './sketch/shapes.ts';
import { tag } from './sketch/tags.ts';

const dendrites = [
  ['140,180 110,130 96,80 70,40', 20, 5],
  ['108,126 80,108 44,100', 9, 3],
  ['97,86 112,58 116,34', 8, 3],
  ['130,190 84,176 50,182 18,168', 20, 4],
  ['66,178 48,202 24,214', 8, 3],
  ['138,210 104,250 76,270 50,312', 20, 4],
  ['88,262 62,262 34,274', 8, 3],
  ['72,276 88,304 92,336', 7, 3],
  ['160,180 172,130 196,96 204,54', 18, 4],
  ['192,102 216,92 240,72', 8, 3],
  ['158,220 160,266 178,300 180,340', 17, 4],
  ['170,286 194,300 216,330', 8, 3],
].map(([points, from, to]): Limb => [String(points), [Number(from), Number(to)]]);

const body =
  '118,152 136,146 152,150 168,144 184,158 196,176 214,186 222,196 212,206 196,214 184,232 164,240 142,236 122,238 110,216 106,194 110,172';

const sheaths = [
  '254,203 276,206 300,210 324,214 340,217',
  '354,220 376,224 400,227 424,229 440,230',
  '454,231 476,231 498,230 520,226 534,222',
].map((points) => tube('fluid', points, [12, 27, 30, 30, 27, 12]));

const cores = ['254,203 300,210 340,217', '354,220 400,227 440,230', '454,231 498,230 534,222'].map(
  (points) => tube('shine', points, [3, 9, 3]),
);

const endings = [
  ...joined('nerve', [
    ['536,221 560,206 580,176 604,152', [9, 6, 5]],
    ['544,216 574,204 612,204', [7, 5]],
    ['540,220 566,232 590,262 606,290', [8, 6, 5]],
    ['562,230 590,238 614,250', [6, 5]],
  ]),
  ...dots('nerve', '608,146 620,204 620,254 610,298', 11),
];

/** A nerve cell with its sheath. Source: standard neurophysiology texts. */
export const neuron = illustrated({
  key: 'neuron',
  title: 'The neuron',
  alt: 'A nerve cell: a star-shaped cell body with a round nucleus and many branching dendrites on the left. One long axon runs from it to the right, wrapped in three segments of myelin with short bare gaps between them, the nodes of Ranvier. It ends in branches with small knobs, the synaptic terminals.',
  scale: 'The signal runs from left to right',
  height: 400,
  shapes: [
    tube('nerve', '170,190 230,199 300,210 380,224 460,231 510,229 544,216', [34, 9, 9, 9]),
    ...joined('cell', dendrites, body),
    ...sheaths,
    ...cores,
    ...endings,
    oval('vein', '152,192 23,22'),
    oval('third', '156,188 7,7'),
    ...dots('shade', '124,170 120,204 178,172 186,204 164,224 138,224', 4),
  ],
  tags: [
    tag('Dendrites', '250,40', '205,66'),
    tag('Nucleus', '270,110', '166,182'),
    tag('Cell body', '262,300', '176,228'),
    tag('Axon', '300,256', '233,201'),
    tag('Myelin sheath', '390,150', '394,212'),
    tag('Node of Ranvier', '447,330', '447,232'),
    tag('Synaptic terminal', '530,370', '612,302'),
  ],
});
