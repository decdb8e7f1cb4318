import type { BoardwellEvent } from '../../domain/events/registry.ts';

type TypeOf = BoardwellEvent['type'];

/** What a metric is told of an event; what is personal in its data is left out. */
type MetricEvent<Type extends TypeOf> = Type extends TypeOf
  ? {
      readonly type: Type;
      /** When it was recorded, in UTC. */
      readonly at: string;
      /** A pseudonym, the same in every event of a learner. */
      readonly learner: string | null;
      readonly stream: string;
      readonly data: Extract<BoardwellEvent, { readonly type: Type }>['data'];
    }
  : never;

type Cells = Readonly<Record<string, string | number | boolean | null>>;

declare global {
  /** One fold over the log: rows by their keys, and the table that they come to. */
  const metric: <const Type extends TypeOf, Row extends object>(definition: {
    readonly name: string;
    readonly handles: readonly Type[];
    /** The rows that an event touches. */
    readonly keys: (event: MetricEvent<Type>) => readonly string[];
    /** The row after the event; undefined removes it. */
    readonly evolve: (
      row: Row | undefined,
      event: MetricEvent<Type>,
      key: string,
    ) => Row | undefined;
    /** The table that people see, from all rows in the order of their keys; each row as it is when absent. */
    readonly table?: (rows: readonly (readonly [key: string, row: Row])[]) => readonly Cells[];
  }) => unknown;
}
