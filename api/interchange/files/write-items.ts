import { stringify } from 'csv-stringify/sync';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type ItemFileFormat, mostItemsExported } from '../../../domain/contracts/interchange.ts';
import type { Mapped } from '../../../domain/interchange/mapping-report.ts';
import { manifestName, writeManifest } from '../../../domain/interchange/qti/write-manifest.ts';
import { csvText } from './csv-file.ts';
import { fileNames, type Sought, writtenItem } from './written-item.ts';

type FileEntry = { readonly id: string; readonly name: string };
type Written = FileEntry & Mapped<string>;
export type LeftOut = { readonly id: string; readonly why: string };

/** What a file holds, item by item, and what it cannot hold. */
export type Piece =
  | ({ readonly kind: 'written' } & Written)
  | ({ readonly kind: 'left-out' } & LeftOut);

/** Items as this format has them, up to as many as one file takes. */
export const pieces = async function* (
  items: AsyncIterable<Sought>,
  format: ItemFileFormat,
): AsyncGenerator<Piece> {
  const nameOf = fileNames();
  let count = 0;
  for await (const item of items) {
    const { id } = item;
    const name = nameOf(id);
    const written = writtenItem(item, format, name);
    if (written.value === null) yield { kind: 'left-out', id, why: written.why };
    else {
      if (count === mostItemsExported) return;
      count += 1;
      yield { kind: 'written', id, name, ...written };
    }
  }
};

const reportLines = (piece: Piece): readonly (readonly string[])[] =>
  piece.kind === 'left-out'
    ? [[piece.id, 'left out', '', piece.why]]
    : piece.notes.map(({ what, part, says }) => [piece.id, what, part, says]);

const reportOf = (lines: readonly (readonly string[])[]): string =>
  stringify([...lines], {
    header: true,
    columns: ['Item', 'What', 'Part', 'Says'],
    escape_formulas: true,
    record_delimiter: 'windows',
    bom: true,
  });

/** A package as it grows: what was packed since it was asked last. */
const packing = () => {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  return {
    add: (name: string, text: string): void => {
      const file = new ZipDeflate(name, { level: 6 });
      zip.add(file);
      file.push(strToU8(text), true);
    },
    end: (): void => zip.end(),
    taken: (): Uint8Array => {
      const taken = Buffer.concat(ready);
      ready = [];
      return taken;
    },
  };
};

const packageOf = async function* (all: AsyncIterable<Piece>): AsyncGenerator<Uint8Array> {
  const { add, end, taken } = packing();
  const listed: { identifier: string; href: string }[] = [];
  const report: (readonly string[])[] = [];
  for await (const piece of all) {
    report.push(...reportLines(piece));
    if (piece.kind === 'left-out') continue;
    const href = `items/${piece.name}.xml`;
    listed.push({ identifier: piece.name, href });
    add(href, piece.value);
    yield taken();
  }
  add('mapping-report.csv', reportOf(report));
  add(manifestName, writeManifest(listed));
  end();
  yield taken();
};

const textsOf = async function* (
  all: AsyncIterable<Piece>,
  format: ItemFileFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield csvText([], true);
  for await (const piece of all) {
    if (piece.kind === 'written') yield format === 'gift' ? `${piece.value}\n` : piece.value;
    else if (format === 'gift') yield `// Left out: ${piece.id}. ${piece.why}\n\n`;
  }
};

/** The bytes of a file of items, made while they are read. */
export const itemFile = (
  all: AsyncIterable<Piece>,
  format: ItemFileFormat,
): AsyncIterable<string | Uint8Array> => (format === 'qti' ? packageOf(all) : textsOf(all, format));

/** How a file of each format is sent and called. */
export const itemFiles = {
  qti: { type: 'application/zip', ending: 'zip' },
  gift: { type: 'text/plain; charset=utf-8', ending: 'txt' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
} as const satisfies Readonly<Record<ItemFileFormat, object>>;
