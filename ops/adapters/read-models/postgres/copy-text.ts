import type { Projection } from '../../../../projectors/projection.ts';
import type { KeyedRow } from '../../../../projectors/runtime/rebuild/shadow-store.ts';
import { columnText } from './row-values.ts';

const chunkLength = 262_144;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const special = /[\\\t\n\r]/;

const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : text;

/** JSON writes control characters as escapes, so of the special ones it holds backslashes at most. */
const escapedJson = (json: string): string =>
  json.includes('\\') ? json.replaceAll('\\', '\\\\') : json;

const lineOf = ({ columns }: Projection, [key, row]: KeyedRow): string => {
  let line = `${escaped(key)}\t${escapedJson(JSON.stringify(row))}`;
  for (const { of } of columns) {
    const text = columnText(of(row));
    line += text === null ? '\t\\N' : `\t${escaped(text)}`;
  }
  return `${line}\n`;
};

/** Rows in the text format of COPY, in chunks of some 256 KB. */
export const copyText = function* (
  projection: Projection,
  rows: Iterable<KeyedRow>,
): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += lineOf(projection, row);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
};
