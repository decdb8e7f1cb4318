import type { RecordedBoardwellEvent } from '../domain/events/registry.ts';

export type Row = Readonly<Record<string, unknown>>;
export type ColumnType = 'text' | 'bigint' | 'boolean' | 'text[]';

/** A value of the row that queries search or sort by; the row itself is kept whole as JSON. */
export type Column<R extends Row> = {
  readonly name: string;
  readonly type: ColumnType;
  readonly of: (row: R) => string | number | boolean | readonly string[] | null;
};

type TypeOf = RecordedBoardwellEvent['type'];
export type Handled<T extends TypeOf> = Extract<RecordedBoardwellEvent, { readonly type: T }>;

/**
 * A read model as a pure fold from events to rows, one definition for running live, rebuilding,
 * travelling in time, verifying and analysing.
 *
 * The row of a key depends on nothing but the events that name the key, in log order. Its JSON must
 * come out the same every time: no clock, no randomness, and a fixed order of properties.
 */
export type Projection<
  R extends Row = Row,
  T extends TypeOf = TypeOf,
  N extends string = string,
  S extends string = string,
  C extends readonly Column<R>[] = readonly Column<R>[],
> = {
  readonly name: N;
  /** Raised when rows would come out differently; a start then rebuilds the table. */
  readonly version: number;
  /** In schema `read`: key text primary key, data json, and the columns below. */
  readonly table: S;
  /**
   * Whose a row is. `key`: the account is its key. `prefix`: its key begins with the account. Else the column that
   * names it. Null where it is of no person, or but an index of events that are theirs.
   */
  readonly owner: 'key' | 'prefix' | C[number]['name'] | null;
  readonly handles: readonly T[];
  /** What may wait a moment to be folded with what follows, as long as nobody asks for it. */
  readonly unhurried?: readonly T[];
  readonly columns: C;
  /** Column lists, each one an index. */
  readonly indexes: readonly (readonly string[])[];
  /** The rows an event touches. */
  readonly keys: (event: Handled<T>) => readonly string[];
  /** The row after the event; undefined removes it. */
  readonly evolve: (row: R | undefined, event: Handled<T>, key: string) => R | undefined;
  /** No event will ever change or remove this row again: a rebuild need not keep it in memory. */
  readonly isFinal?: (row: R) => boolean;
};

/**
 * Infers the event types from `handles`, so that `keys` and `evolve` see only those, and keeps as types
 * the name and what is stored, for whoever reads it.
 */
export const projection =
  <R extends Row>() =>
  <
    const T extends TypeOf,
    const N extends string,
    const S extends string,
    const C extends readonly Column<R>[],
  >(
    definition: Projection<R, T, N, S, C>,
  ): Projection<R, T, N, S, C> =>
    definition;
