import type { DrawnMark } from '../../contracts/drawing.ts';
import { type Point, pointsOf, pointsText } from '../../pictures/polyline.ts';
import { illustrated } from './sketch/illustrated.ts';
import { arrow, blob, box, oval, tube, type Written } from './sketch/shapes.ts';
import { tag, word } from './sketch/tags.ts';

type Phase = {
  readonly palate: Written;
  readonly tongue: Written;
  readonly epiglottis: Written;
  /** How far the larynx is raised. */
  readonly raised: number;
  readonly food: Written;
  readonly turned: number;
  readonly way: Written;
  /** Width of the esophagus along its course. */
  readonly esophagus: readonly number[];
};

const head =
  '98,380 98,380 100,330 100,290 92,268 70,252 48,240 40,222 44,206 34,196 36,184 32,174 26,164 32,152 18,142 14,132 28,112 36,84 44,50 44,50 196,50 196,50 196,380 196,380';

const fixed: readonly DrawnMark[] = [
  blob('body', head),
  ...[64, 104, 144, 184, 224, 264, 304, 344].map((y) => box('bone', `170,${y} 22,32`, 4)),
  blob(
    'airway',
    '24,138 44,110 84,98 130,102 152,114 156,160 156,236 152,264 136,258 132,210 134,170 128,148 112,142 60,144 38,148',
  ),
  blob('airway', '38,178 60,166 104,162 134,166 144,190 140,222 120,200 80,186 44,196'),
  tube('flesh', '52,112 84,112 124,120', [5, 9, 5]),
  tube('bone', '48,152 80,151 114,152', [8, 8]),
  box('pale', '43,156 7,18', 2),
];

const larynx = ({ raised, esophagus, epiglottis }: Phase): readonly DrawnMark[] => {
  const y = (value: number): number => value - raised;
  return [
    tube('flesh', `150,${y(262)} 150,290 152,330 152,378`, esophagus),
    blob(
      'airway',
      `110,${y(258)} 130,${y(252)} 140,${y(264)} 132,${y(282)} 130,380 130,380 110,380 110,380 112,${y(282)} 104,${y(270)}`,
    ),
    tube('gland', `103,${y(262)} 101,${y(280)} 104,${y(302)}`, [7, 9, 7]),
    ...[y(308), 324, 340, 356, 372].map((ring) => tube('gland', `106,${ring} 112,${ring}`, [8, 8])),
    oval('flesh', `113,${y(284)} 6,4`),
    oval('flesh', `128,${y(284)} 6,4`),
    tube('flesh', epiglottis, [9, 8, 4]),
  ];
};

const drawn = (phase: Phase): readonly DrawnMark[] => [
  ...fixed,
  ...larynx(phase),
  blob('bone', '46,214 54,208 66,226 88,246 82,254 58,246 46,232'),
  box('pale', '45,192 7,18', 2),
  blob('flesh', phase.tongue),
  tube('flesh', phase.palate, [9, 11, 5]),
  oval('second', phase.food, phase.turned),
  ...arrow('trace', phase.way, 9),
];

const oral: Phase = {
  palate: '112,152 128,158 136,178',
  tongue: '48,212 50,186 60,164 78,168 94,184 118,188 132,210 130,240 112,254 86,246 64,230',
  epiglottis: '112,256 120,240 130,226',
  raised: 0,
  food: '102,171 20,11',
  turned: 14,
  way: '78,140 110,134 138,150',
  esophagus: [10, 11, 11, 11],
};

const pharyngeal: Phase = {
  palate: '112,152 134,144 154,134',
  tongue: '48,212 48,182 60,162 96,160 126,164 140,190 136,224 122,240 96,246 66,232',
  epiglottis: '110,242 126,236 144,242',
  raised: 16,
  food: '148,206 11,22',
  turned: 4,
  way: '162,176 164,206 162,240',
  esophagus: [8, 20, 14, 11, 11],
};

const esophageal: Phase = {
  palate: '112,152 128,158 136,178',
  tongue: '48,212 50,190 64,178 96,176 120,188 130,212 128,240 112,254 86,246 64,230',
  epiglottis: '112,256 120,240 130,226',
  raised: 0,
  food: '152,330 10,20',
  turned: 0,
  way: '140,296 139,320 140,352',
  esophagus: [8, 7, 26, 14],
};

const shifted = (marks: readonly DrawnMark[], by: number): readonly DrawnMark[] =>
  marks.map((mark) => ({
    ...mark,
    points: pointsText(pointsOf(mark.points).map(([x, y]): Point => [x + by, y])),
  }));

/** Oral, pharyngeal and esophageal phase. Source: standard dysphagia texts. */
export const swallowingPhases = illustrated({
  key: 'swallowing-phases',
  title: 'Phases of swallowing',
  alt: 'Three sections of head and neck, facing left. In the oral phase the tongue pushes the bolus back against the palate. In the pharyngeal phase the soft palate closes the nose, the larynx rises, the epiglottis tilts over the airway, and the bolus passes behind it. In the esophageal phase the bolus is squeezed down the esophagus while airway and palate are open again.',
  scale: 'Midline sections',
  height: 470,
  shapes: [
    ...shifted(drawn(oral), 2),
    ...shifted(drawn(pharyngeal), 218),
    ...shifted(drawn(esophageal), 434),
  ],
  tags: [
    word('Oral phase', '110,448'),
    word('Pharyngeal phase', '324,448'),
    word('Esophageal phase', '534,448'),
    tag('Bolus', '70,24', '100,168'),
    tag('Soft palate', '320,24', '352,142'),
    tag('Trachea', '122,410', '122,350'),
    tag('Epiglottis', '336,410', '346,240'),
    tag('Esophagus', '580,410', '586,376'),
    tag('Airway open', '530,24', '562,236'),
  ],
});
