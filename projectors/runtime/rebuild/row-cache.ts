import type { Projection, Row } from '../../projection.ts';
import type { RowsInHand } from '../fold-event.ts';
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
  /** Of the samples so far, packed. */
  lengths: { readonly count: number; readonly sum: number };
  /** Final rows that are not yet on their way to the table. */
  finished: KeyedRow[];
  /** Characters of `finished`. */
  finishedLength: number;
  /** Ends when the final rows that are on their way have arrived. */
  sending: Promise<void>;
  /** Rows are in the table that may change again. */
  hasSpilled: boolean;
};

type Rowless = Omit<RowCache, 'rows'>;

const emptyCache = (table: RowCache['table']): Rowless => ({
  table,
  kept: new Map(),
  inTable: new Set(),
  passedOver: new Set(),
  sample: undefined,
  lengths: { count: 0, sum: 0 },
  finished: [],
  finishedLength: 0,
  sending: Promise.resolve(),
  hasSpilled: false,
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
/** Of a row as objects, for a character of its packed form; measured on the rows of learners. */
const bytesOfCharacter = 0.8;

/** What the rows in memory take, by the samples of their size; takes another sample. */
export const heldBytes = (cache: RowCache): number => {
  const { sample, kept, table } = cache;
  if (sample) {
    const { count, sum } = cache.lengths;
    cache.lengths = { count: count + 1, sum: sum + table.pack(sample).length };
    cache.sample = undefined;
  }
  const { count, sum } = cache.lengths;
  const average = count > 0 ? sum / count : 0;
  return kept.size * (bytesOfKey + bytesOfCharacter * average);
};

/** Brings back those of these rows that were written out to save memory. */
export const fetchRows = async (cache: RowCache, keys: Iterable<string>): Promise<void> => {
  const { table, kept, inTable } = cache;
  if (!cache.hasSpilled) return;
  const missing = [...new Set(keys)].filter((key) => !kept.has(key));
  if (missing.length === 0) return;
  for (const [key, row] of await table.load(missing)) {
    kept.set(key, row);
    inTable.add(key);
  }
};
