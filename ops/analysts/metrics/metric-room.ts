// Runs within the context of a metric, before it and around it, wrapped into a function by `roomScript`. Texts go
// in and come out, nothing else: no object of the process around it is ever in here, and it brings in nothing.

type Row = Record<string, unknown>;
type RoomEvent = { readonly type: string };
type Definition = {
  readonly name: string;
  readonly handles: readonly string[];
  readonly keys: (event: RoomEvent) => readonly string[];
  readonly evolve: (row: Row | undefined, event: RoomEvent, key: string) => Row | undefined;
  readonly table?: (rows: readonly (readonly [string, Row])[]) => readonly Row[];
};
type Limits = {
  readonly rows: number;
  readonly columns: number;
  readonly cell: number;
  readonly kept: number;
};

// As they are before the metric can change them.
const { parse, stringify } = JSON;
const text = String;
const rows = new Map<string, Row>();
/** Keys that events touched; of a metric that goes on from rows it kept. */
let touched: Set<string> | undefined;
let metric: Definition | undefined;

const refuse = (words: string) => (): never => {
  throw new TypeError(words);
};
const noClock = refuse('A metric has no clock: use new Date(event.at)');

const Clock = Date;
/** The same events give the same table at any time: a moment is read, never asked for. */
const GivenDate = new Proxy(Clock, {
  apply: noClock,
  construct: (target, given: unknown[], asked) =>
    given.length === 0 ? noClock() : Reflect.construct(target, given, asked),
  get: (target, name, receiver) =>
    name === 'now' ? noClock() : Reflect.get(target, name, receiver),
});

const taken = [
  ...['console', 'ArrayBuffer', 'SharedArrayBuffer', 'Atomics', 'DataView', 'WebAssembly'],
  ...['Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array'],
  ...['BigUint64Array', 'BigInt64Array', 'Uint8ClampedArray', 'Float16Array', 'Float32Array'],
  ...['Float64Array', 'FinalizationRegistry', 'WeakRef', 'eval'],
];

const furnish = (): void => {
  Object.defineProperty(Clock.prototype, 'constructor', { value: GivenDate });
  const value = refuse('A metric has no dice: the same events give the same table');
  Object.defineProperty(Math, 'random', { value });
  for (const name of taken) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { Date: GivenDate, metric: (definition: Definition) => definition });
};
furnish();

const wordsOf = (error: unknown): string => {
  try {
    const { name, message } = error as Error;
    return text(name && message ? `${name}: ${message}` : message || error).slice(0, 500);
  } catch {
    return 'it threw what has no words';
  }
};

const told = (work: () => unknown): string => {
  try {
    return text(stringify({ ok: work() }));
  } catch (error) {
    return text(stringify({ error: wordsOf(error) }));
  }
};

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What each part of a definition is. */
const parts: readonly (readonly [keyof Definition, (value: unknown) => boolean, string])[] = [
  ['name', (value) => typeof value === 'string', 'a text'],
  ['handles', Array.isArray, 'a list of event types'],
  ['keys', isFunction, 'a function of an event'],
  ['evolve', isFunction, 'a function of a row and an event'],
  ['table', (value) => value === undefined || isFunction(value), 'a function of all rows'],
];

const begin = (candidate: unknown) => {
  if (typeof candidate !== 'object' || candidate === null) {
    throw new TypeError('Write export default metric({ … })');
  }
  const given = candidate as Definition;
  for (const [part, isRight, words] of parts) {
    if (!isRight(given[part])) throw new TypeError(`${part} is ${words}`);
  }
  metric = { ...given };
  return { name: given.name, handles: given.handles.map(text) };
};

const foldOne = ({ keys, evolve }: Definition, event: RoomEvent): void => {
  for (const key of keys(event)) {
    const named = text(key);
    const row = evolve(rows.get(named), event, named);
    if (row) rows.set(named, row);
    else rows.delete(named);
    touched?.add(named);
  }
};

/** Goes on from these rows. */
const restore = (kept: string) => {
  touched ??= new Set();
  for (const [key, row] of parse(kept) as [string, Row][]) rows.set(key, row);
  return rows.size;
};

const objectsOwn = Object.prototype;

/** Whether a value comes back as it was from JSON. */
const isKeepable = (value: unknown): boolean => {
  if (value === undefined || value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((one) => one !== undefined && isKeepable(one));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== objectsOwn) return false;
  return Object.values(value).every(isKeepable);
};

/** The rows that are other than they were restored; null for one that is gone. */
const changed = ({ kept: most }: Limits) => {
  if (rows.size > most) {
    throw new RangeError(`It keeps ${rows.size} rows, and ${most} is the limit of a live metric`);
  }
  return [...(touched ?? [])].map((key) => {
    const row = rows.get(key);
    if (row === undefined) return [key, null];
    if (isKeepable(row)) return [key, row];
    throw new TypeError(
      'A row of a live metric holds texts, numbers, lists and plain objects alone',
    );
  });
};

const fold = (events: string) => {
  if (!metric) throw new TypeError('There is no metric');
  for (const event of parse(events) as RoomEvent[]) {
    try {
      foldOne(metric, event);
    } catch (error) {
      const message = `${wordsOf(error)} (at an event ${event.type})`;
      throw Object.assign(new Error(message), { name: '' });
    }
  }
  return rows.size;
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : text(stringify(value));

const cellOf = (value: unknown, { cell }: Limits): unknown => {
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? null;
  if (typeof value !== 'number') return asText(value).slice(0, cell);
  return Number.isFinite(value) ? value : null;
};

const madeOf = ({ rows: most }: Limits): readonly Row[] => {
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
  const made = metric?.table?.(sorted) ?? sorted.map(([key, row]) => ({ key, ...row }));
  if (made.length <= most) return [...made];
  throw new RangeError(
    `It gives ${made.length} rows, and ${most} is the limit: fold them to fewer in table`,
  );
};

const columnsOf = (made: readonly Row[], { columns: most }: Limits): readonly string[] => {
  const columns = new Set<string>();
  for (const row of made) {
    for (const name of Object.keys(row)) columns.add(name);
    if (columns.size > most) throw new RangeError(`It gives more than ${most} columns`);
  }
  return [...columns];
};

const finish = (limits: Limits) => {
  const made = madeOf(limits);
  const columns = columnsOf(made, limits);
  return { columns, rows: made.map((row) => columns.map((name) => cellOf(row[name], limits))) };
};

type RoomCall = 'begin' | 'restore' | 'fold' | 'changed' | 'finish';

export const room = (what: RoomCall, given: unknown): string =>
  told(() => {
    if (what === 'begin') return begin(given);
    if (what === 'restore') return restore(given as string);
    if (what === 'fold') return fold(given as string);
    if (what === 'changed') return changed(parse(given as string));
    return finish(parse(given as string));
  });
