import type { RecordedBoardwellEvent } from '../../domain/events/registry.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Projection, Row } from '../projection.ts';
import { foldEvent, keysIn, lifted } from './fold-event.ts';
import type { Partition } from './partition.ts';
import { orPoison, PoisonEvent } from './poison-event.ts';
import type { RowChange } from './read-model-store.ts';

export type BatchToFold = {
  readonly projection: Projection;
  readonly partition: Partition;
  /** In log order; types the projection does not handle are passed over. */
  readonly events: readonly RecordedEvent[];
  readonly load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
};

export type FoldedBatch = {
  /** One per row that is not as it was loaded. */
  readonly changes: readonly RowChange[];
  /** The learners whose events changed rows. */
  readonly subjects: readonly AccountId[];
  /** The event at which folding had to stop; what came before it is in `changes`. */
  readonly poison: PoisonEvent | undefined;
};

type KeyedEvent = {
  readonly recorded: RecordedEvent;
  readonly event: RecordedBoardwellEvent;
  readonly keys: readonly string[];
};
type Outcome<Value> = {
  readonly values: readonly Value[];
  readonly poison: PoisonEvent | undefined;
};

/** Maps up to the first event that cannot be folded. */
const untilPoison = <In, Out>(inputs: readonly In[], map: (input: In) => Out): Outcome<Out> => {
  const values: Out[] = [];
  try {
    for (const input of inputs) values.push(map(input));
  } catch (error) {
    if (error instanceof PoisonEvent) return { values, poison: error };
    throw error;
  }
  return { values, poison: undefined };
};

const rowsOver = (loaded: ReadonlyMap<string, Row>) => {
  const changed = new Map<string, Row | undefined>();
  const get = (key: string) => (changed.has(key) ? changed.get(key) : loaded.get(key));
  const set = (key: string, row: Row | undefined) => void changed.set(key, row);
  return { changed, inHand: { get, set } };
};

const subjectsOf = (keyed: readonly KeyedEvent[]): readonly AccountId[] => [
  ...new Set(keyed.flatMap(({ recorded }) => recorded.meta.subject ?? [])),
];

/** Under the position of an event there can be no row before it. */
const olderKeys = ({ recorded: { position }, keys }: KeyedEvent): readonly string[] =>
  keys.filter((key) => key !== position);

/** Loads the rows that a batch touches in one go and folds the batch into them. */
export const foldBatch = async ({
  projection,
  partition,
  events,
  load,
}: BatchToFold): Promise<FoldedBatch> => {
  const { name } = projection;
  const handled = new Set<string>(projection.handles);
  const keyed = untilPoison(
    events.filter(({ type }) => handled.has(type)),
    (recorded): KeyedEvent =>
      orPoison(name, recorded, () => {
        const event = lifted(recorded);
        return { recorded, event, keys: keysIn(projection, event, partition) };
      }),
  );
  const touched = [...new Set(keyed.values.flatMap(olderKeys))];
  const loaded = touched.length > 0 ? await load(touched) : new Map<string, Row>();
  const { changed, inHand } = rowsOver(loaded);
  const folded = untilPoison(keyed.values, ({ recorded, event, keys }) =>
    orPoison(name, recorded, () => foldEvent(event, { projection, keys, rows: inHand })),
  );
  return {
    changes: [...changed]
      .filter(([key, row]) => row !== loaded.get(key))
      .map(([key, row]) => ({ key, row })),
    subjects: subjectsOf(keyed.values.filter((_, index) => folded.values[index])),
    poison: folded.poison ?? keyed.poison,
  };
};
