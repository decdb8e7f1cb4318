import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Batch } from '../../../domain/ports/event-log.ts';
import type { Projection, Row } from '../../projection.ts';
import { foldBatch } from '../fold-batch.ts';
import type { Partition } from '../partition.ts';
import type { PoisonEvent } from '../poison-event.ts';
import type { RowChange } from '../read-model-store.ts';

/** Undefined: to be removed. */
type Rows = ReadonlyMap<string, Row | undefined>;

/** Where the rows of a lane are; what it says of a key holds until the lane itself writes it. */
export type LaneTable = {
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
};

/** One partition of a read model that is folded together with others, far behind the log. */
export type Lane = {
  readonly projection: Projection;
  readonly partition: Partition;
  readonly table: LaneTable;
  /** How far it is folded; what is written may be further back. */
  folded: Position;
  /** Rows that were changed since the last ones went to be written. */
  changed: Map<string, Row | undefined>;
  /** Rows that are being written. */
  leaving: Rows;
  /** Whose events changed rows. */
  subjects: Set<AccountId>;
  /** The event at which folding had to stop. */
  poison: PoisonEvent | undefined;
};

export const lane = (
  from: Pick<Lane, 'projection' | 'partition' | 'table'>,
  position: Position,
): Lane => ({
  projection: from.projection,
  partition: from.partition,
  table: from.table,
  folded: position,
  changed: new Map(),
  leaving: new Map(),
  subjects: new Set(),
  poison: undefined,
});

/** Rows in memory are newer than those in the table. */
const rowsInMemory = ({ changed, leaving }: Lane, keys: readonly string[]) => {
  const rows = new Map<string, Row>();
  const elsewhere: string[] = [];
  for (const key of keys) {
    const place = changed.has(key) ? changed : leaving;
    const row = place.get(key);
    if (row) rows.set(key, row);
    else if (!place.has(key)) elsewhere.push(key);
  }
  return { rows, elsewhere };
};

const loadOver =
  (one: Lane) =>
  async (keys: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
    const { rows, elsewhere } = rowsInMemory(one, keys);
    if (elsewhere.length === 0) return rows;
    for (const [key, row] of await one.table.load(elsewhere)) rows.set(key, row);
    return rows;
  };

const lastBefore = (events: readonly RecordedEvent[], poison: PoisonEvent): Position | undefined =>
  events[events.indexOf(poison.event) - 1]?.position;

/** Folds what is new to the lane into its rows in memory, up to an event that cannot be folded. */
export const foldInto = async (one: Lane, { events, upTo }: Batch): Promise<void> => {
  if (one.poison || upTo <= one.folded) return;
  const news = events.filter(({ position }) => position > one.folded);
  const { changes, subjects, poison } = await foldBatch({
    projection: one.projection,
    partition: one.partition,
    events: news,
    load: loadOver(one),
  });
  for (const { key, row } of changes) one.changed.set(key, row);
  for (const subject of subjects) one.subjects.add(subject);
  one.poison = poison;
  one.folded = poison ? (lastBefore(news, poison) ?? one.folded) : upTo;
};

/** What a lane gives to be written, and how far it is then. */
export type Handed = {
  readonly lane: Lane;
  readonly changes: readonly RowChange[];
  readonly to: Position;
  readonly subjects: readonly AccountId[];
  readonly poison: PoisonEvent | undefined;
};

/** Until it has `arrived` the lane remembers for its fold what it handed over. */
export const handOver = (one: Lane): Handed => {
  const { changed, subjects, folded, poison } = one;
  one.leaving = changed;
  one.changed = new Map();
  one.subjects = new Set();
  return {
    lane: one,
    changes: [...changed].map(([key, row]) => ({ key, row })),
    to: folded,
    subjects: [...subjects],
    poison,
  };
};

export const arrived = (one: Lane): void => {
  one.leaving = new Map();
};
