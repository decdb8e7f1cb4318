import { blurFilters, clipTo, type Exposure, filmFilter } from './definitions.ts';
import { element, group, rect, reference, words } from './paint.ts';

/** Every drawing is this wide, and most are this high. */
export const frame = 1000;

type Film = {
  /** Marks the names of the document, so that two of them may stand in a page. */
  readonly id: string;
  readonly definitions: readonly string[];
  readonly body: readonly string[];
  /** Words and scales over the image. */
  readonly marks: readonly string[];
  /** None of what was never on a film: its lines stay sharp. */
  readonly exposure?: Exposure | 'none';
  readonly height?: number;
};

const note = (height: number): string =>
  words('Schematic, for learning', [956, height - 38], { size: 17, end: true });

/** A whole SVG document: gray, without script, fetching nothing. */
export const documentOf = (film: Film): string => {
  const { id, definitions, body, marks, exposure = {}, height = frame } = film;
  const isFilm = exposure !== 'none';
  const defs = [
    ...(isFilm ? [blurFilters, filmFilter(exposure)] : []),
    clipTo('frame', `M14 14H986V${height - 14}H14Z`),
    ...definitions,
  ].join('');
  const image = element(
    'g',
    {
      filter: isFilm ? reference('film') : undefined,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    rect([0, 0, frame, height], { fill: 0.01 }) + body.join(''),
  );
  const over = element('g', { fill: '#fff', opacity: 0.92 }, marks.join('') + note(height));
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${frame} ${height}`,
    width: frame,
    height,
    'font-family': 'Inter Variable, Inter, Arial, sans-serif',
  };
  const held =
    element('defs', {}, defs) +
    rect([0, 0, frame, height], { fill: 0 }) +
    group({ clip: 'frame' }, [image]) +
    over;
  return element('svg', attributes, held).replaceAll('@', `-${id}`);
};

/** The side mark, as on every film: the patient's right is the image's left. */
export const sideMark = (view: string): readonly string[] => [
  words('R', [56, 106], { size: 44, weight: 700 }),
  words(view, [56, 136]),
];
