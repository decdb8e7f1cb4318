import type { Projection, Row } from '../../projection.ts';
import type { RowsInHand } from '../fold-event.ts';
import { type SampledLength, sampledLength } from './sampled-length.ts';
import type { KeyedRow, Shadow } from './shadow-store.ts';

type Table = Pick<Shadow, 'load' | 'add' | 'change'>;

type Slot = {
  /** Undefined: to be removed from the table. */
  row: Row | undefined;
  /** The count of batches when the row last changed. */
  changedIn: number;
  /** The table has an older form of it. */
  readonly isInTable: boolean;
};

/**
 * The rows of a rebuild. They stay in memory for as long as they fit and are written once, at the
 * end; those that are final go to the table at once.
 */
export type RowCache = {
  readonly table: Table;
  readonly slots: Map<string, Slot>;
  readonly length: SampledLength;
  readonly rows: RowsInHand;
  /** Final rows on their way to the table. */
  finished: KeyedRow[];
  /** Keys of events that changed nothing because there was no row: none may be of a final one. */
  readonly passedOver: Set<string>;
  batch: number;
  hasWrittenUnfinished: boolean;
};
