import type { Projection, Row } from '../../../../projectors/projection.ts';
import type { Checkpoint, Commit } from '../../../../projectors/runtime/read-model-store.ts';
import { lengthOf } from './row-values.ts';

/** Characters of JSON in all: in memory they take two or three times as many bytes. */
const mostCharacters = 16_000_000;
/** A row is an object with its key as well, however short its JSON. */
const leastOfRow = 200;

/** A partition of a read model, for as long as its checkpoint moves by commits from here. */
type Lane = { at: Checkpoint };
/** Undefined: there is no such row. */
type Remembered = { readonly lane: Lane; readonly row: Row | undefined; readonly size: number };

export type Recalled = {
  readonly rows: Map<string, Row>;
  /** What nothing is known of. */
  readonly elsewhere: readonly string[];
};

export type RememberedRows = {
  /** What is known of these rows where their partition stands there. */
  readonly recall: (projection: Projection, keys: readonly string[], at: Checkpoint) => Recalled;
  readonly committed: (commit: Commit) => void;
  /** The commit was refused, or may have been. */
  readonly failed: (commit: Commit) => void;
};

const isSame = (one: Checkpoint, other: Checkpoint): boolean =>
  one.position === other.position &&
  one.term === other.term &&
  one.generation === other.generation &&
  one.version === other.version &&
  one.partition.of === other.partition.of;

const laneName = ({ name }: Projection, { partition }: Checkpoint): string =>
  `${name} ${partition.index}`;

/**
 * Rows that this process committed last, so that the next fold need not load them. Every commit compares
 * the checkpoint with the one that it goes on from: where somebody else moved it, what was folded from
 * these rows is refused, and they are forgotten. Of more than so many characters the rows go that were
 * not asked for longest.
 */
export const rememberedRows = (most: number = mostCharacters): RememberedRows => {
  const lanes = new Map<string, Lane>();
  const kept = new Map<string, Remembered>();
  let held = 0;

  const drop = (name: string): void => {
    held -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };
  const keep = (name: string, remembered: Remembered): void => {
    drop(name);
    kept.set(name, remembered);
    held += remembered.size;
  };
  const makeRoom = (): void => {
    for (const oldest of kept.keys()) {
      if (held <= most) break;
      drop(oldest);
    }
  };
  /** Rows of a lane that is no longer there are not found, and go in their turn. */
  const laneAt = (name: string, at: Checkpoint): Lane => {
    const known = lanes.get(name);
    if (known && isSame(known.at, at)) return known;
    const lane = { at };
    lanes.set(name, lane);
    return lane;
  };

  return {
    recall: (projection, keys, at) => {
      const name = laneName(projection, at);
      const lane = laneAt(name, at);
      const rows = new Map<string, Row>();
      const elsewhere: string[] = [];
      for (const key of keys) {
        const remembered = kept.get(`${name} ${key}`);
        if (remembered?.lane !== lane) elsewhere.push(key);
        else if (remembered.row) rows.set(key, remembered.row);
      }
      return { rows, elsewhere };
    },
    committed: ({ projection, from, to, changes }) => {
      const name = laneName(projection, from);
      const lane = laneAt(name, from);
      lane.at = { ...from, position: to };
      for (const { key, row } of changes) {
        const size = leastOfRow + (row ? lengthOf(row) : 0);
        keep(`${name} ${key}`, { lane, row, size });
      }
      makeRoom();
    },
    failed: ({ projection, from }) => void lanes.delete(laneName(projection, from)),
  };
};
