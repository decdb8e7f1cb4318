import type { Projection, Row } from '../../../../projectors/projection.ts';
import type { KeyedRow, PackedRow } from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { columnText } from './row-values.ts';

const chunkLength = 262_144;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const special = /[\\\t\n\r]/;

/** Most texts hold none of them, and to look is a fraction of replacing. */
const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : text;

/** JSON writes control characters as escapes, so of the special ones it holds backslashes alone. */
const escapedJson = (json: string): string =>
  json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;

/** The row and its columns in the text format of COPY, all but the key. */
export const packRow = ({ columns }: Projection, row: Row): PackedRow => {
  const values = columns.map(({ of }) => {
    const text = columnText(of(row));
    return text === null ? '\\N' : escaped(text);
  });
  // Joined, the text is in one piece; added up it would keep its parts in memory beside it.
  return [escapedJson(JSON.stringify(row)), ...values].join('\t');
};

/** Rows in the text format of COPY, in chunks of some 256 KB. */
export const copyText = function* (rows: Iterable<KeyedRow>): Generator<string> {
  let lines: string[] = [];
  let length = 0;
  for (const [key, packed] of rows) {
    lines.push(escaped(key), '\t', packed, '\n');
    length += packed.length;
    if (length < chunkLength) continue;
    yield lines.join('');
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield lines.join('');
};
