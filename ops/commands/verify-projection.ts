import type { Projection, Row } from '../../projectors/projection.ts';
import { PoisonEvent } from '../../projectors/runtime/poison-event.ts';
import { foldToCheckpoints } from '../../projectors/runtime/verification/fold-to-checkpoints.ts';
import { tableName } from '../adapters/read-models/postgres/tables.ts';
import type { ReadSide } from './open-read-side.ts';
import { rowDigest, rowsChecksum } from './rows-checksum.ts';

export type Verdict =
  | { readonly outcome: 'equal'; readonly rows: number; readonly checksum: string }
  | { readonly outcome: 'different'; readonly keys: readonly string[] }
  | { readonly outcome: 'unfoldable'; readonly poison: PoisonEvent }
  | { readonly outcome: 'absent' };

const namedAtMost = 5;

type Digested = { readonly key: string; readonly digest: Buffer };

/** Keys whose row is missing, too much or another; the table may have moved on since the checksum. */
const differing = async (
  { pool }: Pick<ReadSide, 'pool'>,
  projection: Projection,
  rows: ReadonlyMap<string, Row>,
): Promise<readonly string[]> => {
  const found = await pool.query<Digested>(
    `select key, sha256(convert_to(key || E'\\n' || data::text, 'UTF8')) as digest
       from ${tableName(projection, 'live')} order by key`,
  );
  const stored = new Map(found.rows.map(({ key, digest }) => [key, digest]));
  const keys = new Set([...rows.keys(), ...stored.keys()]);
  return [...keys]
    .filter((key) => {
      const row = rows.get(key);
      return !row || !stored.get(key)?.equals(rowDigest(key, row));
    })
    .slice(0, namedAtMost);
};

type Verifying = Pick<ReadSide, 'history' | 'shadows' | 'pool' | 'store'>;

const foldAndCompare = async (readSide: Verifying, projection: Projection): Promise<Verdict> => {
  const { history, shadows, store } = readSide;
  if ((await store.checkpoints(projection.name)).length === 0) return { outcome: 'absent' };
  const { checkpoints, checksum } = await shadows.liveContent(projection);
  const rows = await foldToCheckpoints(history, projection, checkpoints);
  if (rowsChecksum(rows) === checksum) return { outcome: 'equal', rows: rows.size, checksum };
  return { outcome: 'different', keys: await differing(readSide, projection, rows) };
};

/** Folds a projection again in memory, up to where its table stands, and compares the two. */
export const verifyProjection = async (
  readSide: Verifying,
  projection: Projection,
): Promise<Verdict> => {
  try {
    return await foldAndCompare(readSide, projection);
  } catch (error) {
    if (error instanceof PoisonEvent) return { outcome: 'unfoldable', poison: error };
    throw error;
  }
};
