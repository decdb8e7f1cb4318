import { seedOf } from '../../../domain/kernel/random.ts';
import type { Projection, Row } from '../../projection.ts';
import type { RowsInHand } from '../fold-event.ts';
import { bytesOfRow } from './row-bytes.ts';
import type { KeyedRow, Shadow } from './shadow-store.ts';

/**
 * The rows of a rebuild. They stay in memory for as long as they fit and are written once, at the
 * end; those that are final go to the table as they come.
 */
export type RowCache = {
  readonly table: Pick<Shadow, 'pack' | 'load' | 'add' | 'change'>;
  /** Undefined: to be removed from the table. */
  readonly kept: Map<string, Row | undefined>;
  /** Of the rows in memory, those that the table has an older form of. */
  readonly inTable: Set<string>;
  /** Keys of which there was no row and is none: if one was final, something changed it after all. */
  readonly passedOver: Set<string>;
  readonly rows: RowsInHand;
  /** The row that was kept last, as a sample of their size. */
  sample: Row | undefined;
  /** Of the samples of late: rows grow. */
  sizes: { readonly count: number; readonly average: number };
  /** Final rows that are not yet on their way to the table. */
  finished: KeyedRow[];
  /** Characters of `finished`. */
  finishedLength: number;
  /** Ends when the final rows that are on their way have arrived. */
  sending: Promise<void>;
  /** By a number of their keys, rows in the table that may change again. */
  readonly away: Set<number>;
  /** How many rows left for the table to save memory, and how many of them came back. */
  left: number;
  returned: number;
};

type Rowless = Omit<RowCache, 'rows'>;

const emptyCache = (table: RowCache['table']): Rowless => ({
  table,
  kept: new Map(),
  inTable: new Set(),
  passedOver: new Set(),
  sample: undefined,
  sizes: { count: 0, average: 0 },
  finished: [],
  finishedLength: 0,
  sending: Promise.resolve(),
  away: new Set(),
  left: 0,
  returned: 0,
});

const keep = (cache: Rowless, key: string, row: Row | undefined): void => {
  cache.kept.set(key, row);
  cache.sample = row;
};

const finish = (cache: Rowless, key: string, row: Row): void => {
  cache.kept.delete(key);
  const packed = cache.table.pack(row);
  cache.finished.push([key, packed]);
  cache.finishedLength += packed.length;
};

const rowsOf = (cache: Rowless, isFinal: Projection['isFinal']): RowsInHand => {
  const { kept, inTable, passedOver } = cache;
  return {
    get: (key) => {
      const row = kept.get(key);
      if (row === undefined && isFinal) passedOver.add(key);
      return row;
    },
    set: (key, row) => {
      if (isFinal) passedOver.delete(key);
      if (row && isFinal?.(row) && !inTable.has(key)) finish(cache, key, row);
      else keep(cache, key, row);
    },
  };
};

export const rowCache = ({ isFinal }: Projection, table: RowCache['table']): RowCache => {
  const cache = emptyCache(table);
  return Object.assign(cache, { rows: rowsOf(cache, isFinal) });
};

/** Of a key and its place in the map. */
const bytesOfKey = 100;
const samplesOfLate = 100;

/** What the rows in memory take, by the samples of their size; takes another sample. */
export const heldBytes = (cache: RowCache): number => {
  const { sample, kept } = cache;
  if (sample) {
    const { count, average } = cache.sizes;
    const weight = 1 / Math.min(count + 1, samplesOfLate);
    const next = average + (bytesOfRow(sample) - average) * weight;
    cache.sizes = { count: count + 1, average: next };
    cache.sample = undefined;
  }
  return kept.size * (bytesOfKey + cache.sizes.average);
};

const leastAway = 0.05;

/** The share of the rows that left for the table and did not have to come back. */
export const shareAway = ({ left, returned }: RowCache): number =>
  left === 0 ? 1 : Math.max(leastAway, 1 - returned / left);

/** Two keys may have the same: then a row is looked for that is not there. */
export const numberOfKey = (key: string): number => seedOf(key) >>> 1;

/** Brings back those of these rows that were written out to save memory. */
export const fetchRows = async (cache: RowCache, keys: Iterable<string>): Promise<void> => {
  const { table, kept, inTable, away } = cache;
  if (away.size === 0) return;
  const wanted = [...new Set(keys)].filter((key) => !kept.has(key) && away.has(numberOfKey(key)));
  if (wanted.length === 0) return;
  for (const [key, row] of await table.load(wanted)) {
    kept.set(key, row);
    inTable.add(key);
    cache.returned += 1;
  }
};
