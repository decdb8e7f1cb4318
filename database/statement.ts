import { type Compilable, type Expression, expressionBuilder } from 'kysely';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Instant } from '../domain/kernel/time.ts';
import { Placeholder } from './query.ts';

/** A pool, or the connection of a transaction. */
export type Connection = {
  query: <Row extends QueryResultRow>(statement: QueryConfig) => Promise<QueryResult<Row>>;
};

/** A moment is written as ISO 8601 and compared with the moments of a table. */
type AsStored<Value> = Value extends Instant ? Date : Value;

/** What comes with each run, as a query speaks of it: taken by its name, for there is no list of them. */
export type Given<Values> = {
  readonly [Name in keyof Values]: Expression<AsStored<Values[Name]>>;
};

type ValuesOf<Values> = [keyof Values] extends [never] ? [] : [values: Values];

/** A query that is compiled once and then prepared, by its name, on each connection that runs it. */
export type Statement<Values, Row> = {
  readonly rows: (on: Connection, ...values: ValuesOf<Values>) => Promise<Row[]>;
  readonly first: (on: Connection, ...values: ValuesOf<Values>) => Promise<Row | undefined>;
  /** How many rows it found or changed. */
  readonly count: (on: Connection, ...values: ValuesOf<Values>) => Promise<number>;
};

/** A row as a statement gives it. */
export type RowOf<S> = S extends Statement<never, infer Row> ? Row : never;

const eb = expressionBuilder();

const placeholders = new Proxy({}, { get: (_, name) => eb.val(new Placeholder(String(name))) });

type Compiled = Pick<Required<QueryConfig>, 'name' | 'text'> & {
  readonly given: readonly string[];
};

const compile = <Values, Row>(
  name: string,
  build: (given: Given<Values>) => Compilable<Row>,
): Compiled => {
  const { sql: text, parameters } = build(placeholders as Given<Values>).compile();
  return { name, text, given: parameters.map((one) => (one as Placeholder).name) };
};

/** What each statement compiles to, by its name; for whoever looks through all of them. */
export const statements = new Map<string, () => Compiled>();

/** Compiled when it first runs: each later run sends a name and values. */
export const statement = <Values, Row>(
  name: string,
  build: (given: Given<Values>) => Compilable<Row>,
): Statement<Values, Row> => {
  let compiled: Compiled | undefined;
  statements.set(name, () => compile(name, build));
  const run = (on: Connection, values: Values | undefined) => {
    compiled ??= compile(name, build);
    const { text, given } = compiled;
    const of = (values ?? {}) as Readonly<Record<string, unknown>>;
    return on.query<QueryResultRow & Row>({ name, text, values: given.map((one) => of[one]) });
  };
  return {
    rows: async (on, ...[values]) => (await run(on, values)).rows,
    first: async (on, ...[values]) => (await run(on, values)).rows[0],
    count: async (on, ...[values]) => (await run(on, values)).rowCount ?? 0,
  };
};
