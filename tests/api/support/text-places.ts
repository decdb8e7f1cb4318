import { z } from 'zod';

type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
};

/** Where a text stands in a value: names of properties, and 0 for the first of a list. */
export type TextPath = readonly (string | 0)[];

/** A text of a schema, and whether the schema says what may be in it. */
export type SchemaText = { readonly place: TextPath; readonly isBound: boolean };

const isBound = ({ pattern, format, enum: names, const: one }: JsonSchema): boolean =>
  [pattern, format, names, one].some((bound) => bound !== undefined);

const textsIn = (schema: JsonSchema, place: TextPath): SchemaText[] => {
  const { properties = {}, items, anyOf = [], additionalProperties: others } = schema;
  return [
    ...(schema.type === 'string' ? [{ place, isBound: isBound(schema) }] : []),
    ...Object.entries(properties).flatMap(([name, one]) => textsIn(one, [...place, name])),
    ...anyOf.flatMap((one) => textsIn(one, place)),
    ...(items ? textsIn(items, [...place, 0]) : []),
    ...(typeof others === 'object' ? textsIn(others, [...place, 'any']) : []),
  ];
};

/** Every text that a schema takes. */
export const textsOf = (schema: unknown): SchemaText[] =>
  schema
    ? textsIn(
        z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
        [],
      )
    : [];

/** The value with this text in that place, whatever stood there. */
export const withText = (value: unknown, [key, ...rest]: TextPath, text: string): unknown => {
  if (key === undefined) return text;
  if (key === 0) {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withText(first, rest, text), ...others];
  }
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [key]: withText(record[key], rest, text) };
};
