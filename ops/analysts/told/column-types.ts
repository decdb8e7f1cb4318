/** A type of DuckDB as `from_json` takes it: a name, a list of one type, or a record of them. */
export type ColumnType = string | readonly [ColumnType] | { readonly [name: string]: ColumnType };

/** As far as zod writes one of an event. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
};

/** What is of more than one shape stays JSON. */
const asJson = 'JSON';

const scalars: Readonly<Record<string, string>> = {
  string: 'VARCHAR',
  integer: 'BIGINT',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
};

const formats: Readonly<Record<string, string>> = { 'date-time': 'TIMESTAMP', date: 'DATE' };

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

/** The one schema that is left without null; of several texts, a text. */
const withoutNull = (schema: JsonSchema): JsonSchema | undefined => {
  if (schema.anyOf) {
    const [one, ...others] = schema.anyOf.filter((each) => !isNull(each));
    if (one && others.length === 0) return withoutNull(one);
    return schema.anyOf.every(({ type }) => type === 'string') ? { type: 'string' } : undefined;
  }
  if (!Array.isArray(schema.type)) return schema;
  const [one, ...others] = schema.type.filter((type: string) => type !== 'null');
  return others.length === 0 && one ? { ...schema, type: one } : undefined;
};

const scalarOf = ({ type, format, const: only }: JsonSchema): ColumnType => {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  return scalars[String(type ?? typeof only)] ?? asJson;
};

const recordOf = (
  { properties = {}, additionalProperties }: JsonSchema,
  { path, left }: ColumnScope,
): ColumnType => {
  const fields = Object.entries(properties).filter(
    ([name]) => !left.has([...path, name].join('.')),
  );
  // A record whose names are not fixed, or that holds nothing, is no row of columns.
  if (additionalProperties !== false || fields.length === 0) return asJson;
  return Object.fromEntries(
    fields.map(([name, schema]) => [name, columnType(schema, { path: [...path, name], left })]),
  );
};

type ColumnScope = { readonly path: readonly string[]; readonly left: ReadonlySet<string> };

/** The type of the column that holds what a schema allows, without the fields that are left out. */
export const columnType = (schema: JsonSchema, place: ColumnScope): ColumnType => {
  const one = withoutNull(schema);
  if (!one) return asJson;
  if (one.type === 'array') return one.items ? [columnType(one.items, place)] : asJson;
  if (one.type === 'object') return recordOf(one, place);
  return scalarOf(one);
};

/** As it is written in SQL. */
export const sqlType = (type: ColumnType): string => {
  if (typeof type === 'string') return type;
  if (isList(type)) return `${sqlType(type[0])}[]`;
  const fields = Object.entries(type).map(([name, inner]) => `"${name}" ${sqlType(inner)}`);
  return `STRUCT(${fields.join(', ')})`;
};

const isList = (type: ColumnType): type is readonly [ColumnType] => Array.isArray(type);
