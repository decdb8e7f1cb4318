import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Projection, Row } from '../../../../projectors/projection.ts';
import { loadRows } from './load-rows.ts';
import { tableName } from './tables.ts';

type Loaded = ReadonlyMap<string, Row>;
type Wanted = { readonly projection: Projection; readonly keys: readonly string[] };
type Waiting = Wanted & {
  readonly resolve: (rows: Loaded) => void;
  readonly reject: (error: unknown) => void;
};

/** Long lists take their own time, and nobody else's. */
const mostKeys = 50;
const mostTogether = 16;
const mostNamed = 100;

const named = new Map<string, string>();

/** Read models are loaded together in few combinations; a rare one has no name with the server. */
const nameOf = (text: string): { readonly name?: string } => {
  const known = named.get(text);
  if (known) return { name: known };
  if (named.size >= mostNamed) return {};
  const name = `load ${hash('sha1', text)}`;
  named.set(text, name);
  return { name };
};

type Found = { readonly nth: number; readonly key: string; readonly data: Row };

const loadTogether = async (
  pool: Pool,
  wanted: readonly Wanted[],
): Promise<readonly Map<string, Row>[]> => {
  const text = wanted
    .map(
      ({ projection }, nth) =>
        `select ${nth} as nth, key, data from ${tableName(projection, 'live')} where key = any($${nth + 1}::text[])`,
    )
    .join(' union all ');
  const values = wanted.map(({ keys }) => keys);
  const { rows } = await pool.query<Found>({ ...nameOf(text), text, values });
  const loaded = wanted.map(() => new Map<string, Row>());
  for (const { nth, key, data } of rows) loaded[nth]?.set(key, data);
  return loaded;
};

const none: Loaded = new Map();

const answer = async (pool: Pool, group: readonly Waiting[]): Promise<void> => {
  const [first] = group;
  try {
    const loaded =
      group.length === 1 && first
        ? [await loadRows(pool, { ...first, place: 'live' })]
        : await loadTogether(pool, group);
    for (const [nth, { resolve }] of group.entries()) resolve(loaded[nth] ?? none);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
};

/** Rows of several read models that are wanted in one turn of the event loop, in one statement. */
export const gatheredLoads = (pool: Pool) => {
  let waiting: Waiting[] = [];
  const send = (): void => {
    const all = waiting.toSorted((one, other) =>
      one.projection.name < other.projection.name ? -1 : 1,
    );
    waiting = [];
    for (let from = 0; from < all.length; from += mostTogether) {
      void answer(pool, all.slice(from, from + mostTogether));
    }
  };
  return (projection: Projection, keys: readonly string[]): Promise<Loaded> => {
    if (keys.length > mostKeys) return loadRows(pool, { projection, place: 'live', keys });
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(send);
      waiting.push({ projection, keys, resolve, reject });
    });
  };
};
