import type { Projection, Row } from '../../projection.ts';
import type { RowsInHand } from '../fold-event.ts';
import { type SampledLength, sampledLength } from './sampled-length.ts';
import type { KeyedRow, Shadow } from './shadow-store.ts';

type Slot = {
  /** Undefined: to be removed from the table. */
  row: Row | undefined;
  /** The number of the batch in which the row last changed. */
  changedIn: number;
  /** The table has an older form of the row. */
  readonly isInTable: boolean;
};

/**
 * The rows of a rebuild. They stay in memory for as long as they fit and are written once, at the
 * end; those that are final go to the table as they come.
 */
export type RowCache = {
  readonly table: Pick<Shadow, 'load' | 'add' | 'change'>;
  readonly slots: Map<string, Slot>;
  /** Of the rows in `slots`. */
  readonly length: SampledLength;
  readonly rows: RowsInHand;
  /** Final rows that are not yet on their way to the table. */
  finished: KeyedRow[];
  /** Ends when those that are on their way have arrived. */
  sending: Promise<void>;
  /** Keys of which there was no row and is none: if one was final, something changed it after all. */
  readonly passedOver: Set<string>;
  batch: number;
  /** Some rows are in the table that will change again. */
  hasSpilled: boolean;
};

const rowsOf = (cache: Omit<RowCache, 'rows'>, isFinal: Projection['isFinal']): RowsInHand => {
  const { slots, length, passedOver } = cache;
  return {
    get: (key) => {
      const slot = slots.get(key);
      if (!slot && isFinal) passedOver.add(key);
      return slot?.row;
    },
    set: (key, row) => {
      const slot = slots.get(key);
      if (isFinal) passedOver.delete(key);
      if (row && isFinal?.(row) && !slot?.isInTable) {
        slots.delete(key);
        cache.finished.push([key, row]);
      } else if (slot) {
        slot.row = row;
        slot.changedIn = cache.batch;
      } else {
        slots.set(key, { row, changedIn: cache.batch, isInTable: false });
      }
      if (row) length.see(row);
    },
  };
};

export const rowCache = ({ isFinal }: Projection, table: RowCache['table']): RowCache => {
  const cache = {
    table,
    slots: new Map<string, Slot>(),
    length: sampledLength(),
    finished: [],
    sending: Promise.resolve(),
    passedOver: new Set<string>(),
    batch: 0,
    hasSpilled: false,
  };
  return Object.assign(cache, { rows: rowsOf(cache, isFinal) });
};

/** How many characters the rows in memory would have as JSON, by samples. */
export const sizeOf = ({ slots, length }: RowCache): number => slots.size * length.mean();

/** Brings back those of these rows that were written out to save memory. */
export const fetchRows = async (cache: RowCache, keys: Iterable<string>): Promise<void> => {
  const { table, slots, batch, hasSpilled } = cache;
  if (!hasSpilled) return;
  const missing = [...new Set(keys)].filter((key) => !slots.has(key));
  if (missing.length === 0) return;
  for (const [key, row] of await table.load(missing)) {
    slots.set(key, { row, changedIn: batch, isInTable: true });
  }
};
