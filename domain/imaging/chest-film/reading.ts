import { percentOf } from '../../kernel/percent.ts';
import { spot } from '../finding.ts';
import { leftBorder, ratioOf } from './heart.ts';
import type { ChestFilm } from './parameters.ts';
import { carinaOf, hilumOf } from './thorax.ts';

/** What a quiet film says at each step. */
const steps = (film: ChestFilm): Readonly<Record<string, string>> => ({
  Airway: 'Trachea in the midline, carina sharp',
  Bones: 'No fracture of ribs or clavicles',
  Cardiac: `Heart ${percentOf(ratioOf(film))}% of the thorax, borders clear`,
  Diaphragm: 'Right dome higher, both angles sharp',
  Edges: 'Lung reaches the wall on both sides',
  Fields: 'Vessels reach the outer third, no opacity',
  Gadgets: 'No lines or tubes',
});

const view = ({ projection, position, child }: ChestFilm): string =>
  `Frontal chest radiograph${child ? ' of a child' : ''}, ${projection}, ${position}.`;

/** A film without findings. */
export const quietFilm = (film: ChestFilm) => ({
  steps: steps(film),
  hotspots: [
    spot(carinaOf(film), 'Carina', 'The windpipe divides in the midline.'),
    spot(
      hilumOf(film, 'right'),
      'Right hilum',
      'A little lower than the left; both are equally dense.',
    ),
    spot(
      leftBorder(film),
      'Left border of the heart',
      'Sharp; the heart is not wider than it may be.',
    ),
    spot([150, 764], 'Right angle', 'Sharp and dark: no fluid.'),
    spot([330, 200], 'Apex', 'Markings reach the wall: no air outside the lung.'),
  ],
  impression: 'Normal chest radiograph.',
  alt: [
    view(film),
    'The windpipe is central, the lungs are evenly dark to the chest wall, the heart is of usual width and both lower corners are sharp.',
  ] as const,
});
