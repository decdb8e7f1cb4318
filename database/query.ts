import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Tables } from './tables/tables.ts';

/** Stands in a query for a value that comes with each run. */
export class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A value that is given stands once among the parameters, however often it is named, so that Postgres
 * sees one type of it; what is written in the query is part of its text, so that the planner knows it.
 */
class StatementCompiler extends PostgresQueryCompiler {
  readonly #places = new Map<string, string>();

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#places.clear();
    return super.compileQuery(node, queryId);
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) {
      this.appendImmediateValue(value);
      return;
    }
    const known = this.#places.get(value.name);
    if (known !== undefined) {
      this.append(known);
      return;
    }
    super.appendValue(value);
    this.#places.set(value.name, this.getCurrentParameterPlaceholder());
  }
}

/** Builds queries on the tables as they are stored; it holds no connection and runs none. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new StatementCompiler(),
  },
});
