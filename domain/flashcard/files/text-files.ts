import { mostImported } from '../../contracts/flashcards.ts';
import { delimited, type Line } from './delimited.ts';
import type { Note } from './notes.ts';

/** Rows that are read, so that what is beyond the limit can be told. */
const mostRows = mostImported + 100;

const names = {
  front: ['front', 'question', 'term', 'prompt'],
  back: ['back', 'answer', 'definition', 'response'],
  topic: ['topic', 'deck', 'category', 'tags'],
  difficulty: ['difficulty', 'level'],
} as const;
type Column = keyof typeof names;

const placeOf = (cells: readonly string[], column: Column): number =>
  cells.findIndex((cell) =>
    (names[column] as readonly string[]).includes(cell.trim().toLowerCase()),
  );

/** Which cell is what: by the first row where it names them, else the first two are front and back. */
const columnsOf = (first: Line | undefined) => {
  const cells = first?.cells ?? [];
  const [front, back] = [placeOf(cells, 'front'), placeOf(cells, 'back')];
  if (front < 0 || back < 0) {
    return { hasHeader: false, front: 0, back: 1, topic: 2, difficulty: 3 };
  }
  const [topic, difficulty] = [placeOf(cells, 'topic'), placeOf(cells, 'difficulty')];
  return { hasHeader: true, front, back, topic, difficulty };
};

const withoutMark = (text: string): string => text.replace(/^\u{FEFF}/u, '');

/** The separator of the first line: whichever of these stands in it most often. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.split('\n', 1);
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
};

/** A cell that an export of ours made a text, so that no spreadsheet takes it for a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Notes of a spreadsheet's file. */
export const csvNotes = (file: string): readonly Note[] => {
  const text = withoutMark(file);
  const lines = delimited(text, separatorOf(text), mostRows);
  const { hasHeader, ...at } = columnsOf(lines[0]);
  return lines.slice(hasHeader ? 1 : 0).map(({ row, cells }) => ({
    row,
    front: unescaped(cells[at.front] ?? ''),
    back: unescaped(cells[at.back] ?? ''),
    topic: unescaped(cells[at.topic] ?? ''),
    difficulty: cells[at.difficulty],
    isHtml: false,
  }));
};

const separators: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  space: ' ',
  colon: ':',
};

/** The lines at the top of a file of Anki that say how it is written: "#separator:tab". */
const headersOf = (text: string) => {
  const headers = new Map<string, string>();
  let [rest, count] = [text, 0];
  while (rest.startsWith('#')) {
    const end = rest.indexOf('\n');
    const told = (end < 0 ? rest : rest.slice(0, end)).replace('\r', '');
    const colon = told.indexOf(':');
    if (colon > 0) headers.set(told.slice(1, colon).trim().toLowerCase(), told.slice(colon + 1));
    rest = end < 0 ? '' : rest.slice(end + 1);
    count += 1;
  }
  return { headers, rest, count };
};

const columnAt = (headers: ReadonlyMap<string, string>, name: string): number =>
  Number.parseInt(headers.get(`${name} column`) ?? '0', 10) - 1;

/** A tag names a topic where there is one: "Ventilator_alarms week2" begins with it. */
const topicOfTags = (tags: string): string => {
  const [first = ''] = tags.trim().split(/\s+/);
  return first.replaceAll('_', ' ').replaceAll('::', ': ');
};

/** Notes of a text that Anki exported: what is no field of the note says what the others are. */
export const ankiTextNotes = (file: string): readonly Note[] => {
  const { headers, rest, count } = headersOf(withoutMark(file));
  const told = headers.get('separator')?.trim().toLowerCase() ?? 'tab';
  const separator = separators[told] ?? (told.length === 1 ? told : '\t');
  const isHtml = (headers.get('html') ?? 'false').trim().toLowerCase() === 'true';
  const tags = columnAt(headers, 'tags');
  const about = new Set(['guid', 'notetype', 'deck', 'tags'].map((of) => columnAt(headers, of)));
  const everyTag = headers.get('tags') ?? '';
  return delimited(rest, separator, mostRows).map(({ row, cells }) => {
    const [front = '', back = ''] = cells.filter((_, at) => !about.has(at));
    // Without a header of its own the tags stand last.
    const ownTags = tags >= 0 ? cells[tags] : cells[about.size > 1 ? -1 : 2];
    return {
      row: row + count,
      front,
      back,
      topic: topicOfTags(ownTags || everyTag),
      isHtml,
    };
  });
};
