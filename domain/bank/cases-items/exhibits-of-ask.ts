import { seedOf } from '../../kernel/random.ts';
import { readPicture } from '../../pictures/pictures.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { ChartPart } from '../cases-schema/chart-part.ts';
import type { KeptBlock, KeptExhibit } from '../item/kept-exhibit.ts';
import { isLaboratory, tableOfRows, tableOfValues } from './tables-of-parts.ts';

/** Names of pages with pictures that are told in words. */
const undrawn: Readonly<Record<string, string>> = {
  'ventilator-graphics': 'Ventilator graphics',
  capnogram: 'Capnogram',
  radiograph: 'Radiograph',
  'chest-radiograph': 'Chest radiograph',
};

type PicturePart = Extract<ChartPart, { kind: 'picture' }>;

const pictureOf = ({ picture, parameters }: PicturePart, seed: number) => {
  const read = readPicture(picture, { parameters, seed });
  return read?.ok ? read.picture : undefined;
};

const titleOfPicture = (part: PicturePart): string =>
  pictureOf(part, 0)?.title ?? undrawn[part.picture] ?? 'Picture';

/** A picture that is drawn tells itself in words too, unless its author wrote better ones. */
const pictureBlock = (part: PicturePart, seed: number): KeptBlock => {
  const { picture, alt, parameters } = part;
  const drawn = pictureOf(part, seed);
  if (!drawn) return { kind: 'picture', picture, alt };
  const from = { parameters: { ...parameters }, seed };
  return { kind: 'picture', picture, alt: alt === '' ? drawn.seen() : alt, from };
};

const has = (names: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((name) => names.includes(name));

/** The page a part stands on where the case names no tabs: by what its columns say it is. */
const titleOf = (part: ChartPart): string => {
  if (part.kind === 'text') return 'Notes';
  if (part.kind === 'picture') return titleOfPicture(part);
  const names =
    part.kind === 'values'
      ? Object.keys(part.values)
      : part.rows.flatMap(({ cells }) => Object.keys(cells));
  if (has(names, ['percentPredicted'])) return 'Pulmonary function';
  if (part.kind === 'rows' && isLaboratory(part.rows)) return 'Laboratory results';
  if (has(names, ['ph', 'paco2'])) return 'Blood gases';
  if (has(names, ['mode', 'peep', 'tidalVolume'])) return 'Ventilator';
  return has(names, ['bp', 'hr', 'rr', 'spo2', 'temp']) ? 'Vital signs' : 'Flow sheet';
};

const blockOf = (part: ChartPart, seed: number): KeptBlock => {
  if (part.kind === 'text') return { kind: 'text', text: part.text };
  if (part.kind === 'picture') return pictureBlock(part, seed);
  const table = part.kind === 'rows' ? tableOfRows(part.rows) : tableOfValues(part.values);
  return { kind: 'table', ...table };
};

const tabOf = ({ tabs = {} }: CaseFile, id: string): string | undefined =>
  Object.entries(tabs).find(([, ids]) => ids.includes(id))?.[0];

/** The first part tells who it is; other texts are told with it unless the case keeps them in a tab. */
const isTold = (file: CaseFile, { shows }: Ask, id: string): boolean =>
  file.parts[id]?.kind === 'text' && (id === shows[0] || tabOf(file, id) === undefined);

/** Paragraphs of the stem, before the lead-in. */
export const toldParts = (file: CaseFile, ask: Ask): readonly string[] =>
  ask.shows
    .filter((id) => isTold(file, ask, id))
    .flatMap((id) => {
      const part = file.parts[id];
      return part?.kind === 'text' ? [part.text.replace(/\s+/g, ' ')] : [];
    });

/** Pages of the chart that an ask shows, in the order in which it shows their first part; what is new is marked. */
export const exhibitsOf = (
  file: CaseFile,
  ask: Ask,
  news: readonly string[] = [],
): readonly KeptExhibit[] => {
  const pages = new Map<string, KeptBlock[]>();
  for (const id of ask.shows.filter((id) => !isTold(file, ask, id))) {
    const part = file.parts[id];
    if (!part) continue;
    const title = tabOf(file, id) ?? titleOf(part);
    const block = blockOf(part, seedOf(`${file.id}/${id}`));
    const shown: KeptBlock = news.includes(id) ? { ...block, isNew: true } : block;
    pages.set(title, [...(pages.get(title) ?? []), shown]);
  }
  return [...pages].map(([title, blocks]) => ({ title, blocks }));
};
