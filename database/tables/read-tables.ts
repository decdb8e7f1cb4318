import type { Listed } from '../../projectors/all.ts';
import type { Column } from '../../projectors/projection.ts';

type Any = { readonly table: string; readonly columns: readonly Column<never>[] };

/** A column is looked for by what a client sent, too: any text may stand for it. */
type Unnamed<Value> = Value extends string ? string : Value;

/** A bigint comes as text: JavaScript has no number for each of them. */
type Stored<C extends Column<never>> = C['type'] extends 'bigint'
  ? string | Extract<ReturnType<C['of']>, null>
  : Unnamed<ReturnType<C['of']>>;

type RowOf<P> = P extends { evolve: (...given: never) => infer R } ? Exclude<R, undefined> : never;

type TableOf<P extends Any> = {
  readonly key: string;
  readonly data: RowOf<P>;
} & { readonly [C in P['columns'][number] as C['name']]: Stored<C> };

/** Every read model as its projection defines it. */
export type ReadTables = { [P in Listed as `read.${P['table']}`]: TableOf<P> };
