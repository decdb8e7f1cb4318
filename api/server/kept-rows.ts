import type { Bus } from '../../domain/ports/hints.ts';
import type { ProjectionName } from '../../projectors/all.ts';
import type { SharedHints } from './world.ts';

/** What somebody changes in a table by hand is seen no later than this. */
const keptMs = 60_000;

export type Surroundings = {
  readonly bus: Pick<Bus, 'listen'>;
  readonly hints: Pick<SharedHints, 'aloneSince'>;
};

type Wanted<Value> = {
  readonly keys: readonly string[];
  /** What is not there is missing from the answer, and looked for each time. */
  readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
};

/** Since when, by which changes and how long what is kept may be used. */
type Sound = { readonly aloneSince: number; readonly until: number };

const entryOf = <Value>(kept: ReadonlyMap<string, Value>, key: string): [string, Value][] => {
  const value = kept.get(key);
  return value === undefined ? [] : [[key, value]];
};

/**
 * What was read of a read model, kept until one of its rows changes. Only while no other process is
 * there: this one moves all read models itself then, and knows it as soon as whoever waits for it. Of
 * what was kept first, more than `atMost` is forgotten.
 */
export const keptRows = <Value>(
  { bus, hints }: Surroundings,
  { of, atMost }: { readonly of: ProjectionName; readonly atMost: number },
) => {
  const kept = new Map<string, Value>();
  let sound: Sound | undefined;
  let changes = 0;
  const forget = (): void => {
    changes += 1;
    kept.clear();
  };
  bus.listen((hint) => {
    if (hint.kind === 'projected' && hint.projection === of && !hint.onlyPassed) forget();
  });
  /** Forgets what may be used no longer, and says whether anything may be kept. */
  const mayKeep = (): boolean => {
    const aloneSince = hints.aloneSince();
    const now = performance.now();
    if (aloneSince === sound?.aloneSince && now < (sound?.until ?? 0)) return true;
    forget();
    sound = aloneSince === undefined ? undefined : { aloneSince, until: now + keptMs };
    return sound !== undefined;
  };
  const keep = (found: ReadonlyMap<string, Value>): void => {
    for (const [key, value] of found) kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= atMost) break;
      kept.delete(oldest);
    }
  };

  return async ({ keys, read }: Wanted<Value>): Promise<ReadonlyMap<string, Value>> => {
    if (!mayKeep()) return read(keys);
    const before = changes;
    const known = new Map(keys.flatMap((key) => entryOf(kept, key)));
    const missing = keys.filter((key) => !known.has(key));
    if (missing.length === 0) return known;
    const found = await read(missing);
    if (mayKeep() && changes === before) keep(found);
    return new Map([...known, ...found]);
  };
};
