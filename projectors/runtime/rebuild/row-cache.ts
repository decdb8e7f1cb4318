import type { Projection, Row } from '../../projection.ts';
import type { RowsInHand } from '../fold-event.ts';
import type { KeyedRow, Shadow } from './shadow-store.ts';
import {
  dropText,
  getText,
  putText,
  type TextHandle,
  type TextStore,
  textStore,
} from './text-store.ts';

/**
 * The rows of a rebuild. They stay in memory for as long as they fit and are written once, at the
 * end; those that are final go to the table as they come. Rows that were not touched for a while
 * are packed, because as a text they take half the memory and the collector no time.
 */
export type RowCache = {
  readonly table: Pick<Shadow, 'pack' | 'unpack' | 'load' | 'add' | 'change'>;
  /** Undefined: to be removed from the table. */
  readonly kept: Map<string, Row | TextHandle | undefined>;
  /** The packed rows of `kept`. */
  texts: TextStore;
  /** Keys whose rows are not packed. */
  readonly touched: Set<string>;
  /** Of the rows in memory, those that the table has an older form of. */
  readonly inTable: Set<string>;
  /** Keys of which there was no row and is none: if one was final, something changed it after all. */
  readonly passedOver: Set<string>;
  readonly rows: RowsInHand;
  /** Final rows that are not yet on their way to the table. */
  finished: KeyedRow[];
  /** Characters of `finished`. */
  finishedLength: number;
  /** Ends when the final rows that are on their way have arrived. */
  sending: Promise<void>;
  /** Rows are in the table that may change again. */
  hasSpilled: boolean;
};

const emptyCache = (table: RowCache['table']): Omit<RowCache, 'rows'> => ({
  table,
  kept: new Map(),
  texts: textStore(),
  touched: new Set(),
  inTable: new Set(),
  passedOver: new Set(),
  finished: [],
  finishedLength: 0,
  sending: Promise.resolve(),
  hasSpilled: false,
});

const forget = (cache: Omit<RowCache, 'rows'>, key: string): void => {
  const before = cache.kept.get(key);
  if (typeof before === 'number') dropText(cache.texts, before);
  cache.kept.delete(key);
  cache.touched.delete(key);
};

const keep = (cache: Omit<RowCache, 'rows'>, key: string, row: Row | undefined): void => {
  const { kept, touched } = cache;
  const before = kept.get(key);
  if (typeof before === 'number') dropText(cache.texts, before);
  kept.set(key, row);
  touched.add(key);
};

const finish = (cache: Omit<RowCache, 'rows'>, key: string, row: Row): void => {
  forget(cache, key);
  const packed = cache.table.pack(row);
  cache.finished.push([key, packed]);
  cache.finishedLength += packed.length;
};

const rowsOf = (cache: Omit<RowCache, 'rows'>, isFinal: Projection['isFinal']): RowsInHand => {
  const { table, kept, inTable, passedOver } = cache;
  return {
    get: (key) => {
      const row = kept.get(key);
      if (row === undefined && isFinal) passedOver.add(key);
      return typeof row === 'number' ? table.unpack(getText(cache.texts, row)) : row;
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

/** Packs the rows that were touched since the last call. */
export const packTouched = (cache: RowCache): void => {
  const { table, kept, touched } = cache;
  for (const key of touched) {
    const row = kept.get(key);
    if (row && typeof row !== 'number') kept.set(key, putText(cache.texts, table.pack(row)));
  }
  touched.clear();
};

/** Brings back those of these rows that were written out to save memory. */
export const fetchRows = async (cache: RowCache, keys: Iterable<string>): Promise<void> => {
  const { table, kept, touched, inTable } = cache;
  if (!cache.hasSpilled) return;
  const missing = [...new Set(keys)].filter((key) => !kept.has(key));
  if (missing.length === 0) return;
  for (const [key, row] of await table.load(missing)) {
    kept.set(key, row);
    touched.add(key);
    inTable.add(key);
  }
};
