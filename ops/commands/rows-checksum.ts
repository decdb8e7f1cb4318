import { createHash } from 'node:crypto';
import type { Row } from '../../projectors/projection.ts';

/** A row is its key, a line feed and its JSON; the same form that the server sums up a table in. */
export const rowDigest = (key: string, row: Row): Buffer =>
  createHash('sha256')
    .update(`${key}\n${JSON.stringify(row)}`)
    .digest();

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** SHA-256 over the rows' digests in the order of their keys, as hex. */
export const rowsChecksum = (rows: ReadonlyMap<string, Row>): string => {
  const sum = createHash('sha256');
  const sorted = [...rows].sort(([a], [b]) => byBytes(a, b));
  for (const [key, row] of sorted) sum.update(rowDigest(key, row));
  return sum.digest('hex');
};
