import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Good values by the name of their property, where a schema alone would hardly ever hit one. */
export type Hints = Readonly<Record<string, Arbitrary<unknown>>>;

type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
};

/** Longer lists would make the requests slow and no better. */
const longestList = 30;

/** What the pattern of free text lets through. */
const freeText = (pattern: string, arbitrary: Arbitrary<string>): Arbitrary<string> => {
  const taken = new RegExp(pattern, 'u');
  return arbitrary.filter((one) => taken.test(one));
};

const text = ({
  format,
  pattern,
  minLength = 0,
  maxLength = 100,
}: JsonSchema): Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,12}\d{3,9}@example\.com$/);
  const isFree = pattern?.includes('\\p{') ?? true;
  if (pattern !== undefined && !isFree) return fc.stringMatching(new RegExp(pattern));
  const any = fc.string({ minLength, maxLength, unit: 'grapheme' });
  const plain = pattern === undefined ? any : freeText(pattern, any);
  // What a schema may let through and a database does not take.
  const hostile = fc.constantFrom('a\0b', '\0', '\uD800', "' or 1=1 --", '\u202Eabc', '%00');
  return fc.oneof({ weight: 3, arbitrary: plain }, hostile);
};

const number = ({ minimum = -1e6, maximum = 1e6, type }: JsonSchema): Arbitrary<unknown> =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });

const object = ({ properties = {}, required = [] }: JsonSchema, hints: Hints) =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const plain = arbitraryOf(schema, hints);
        const hint = hints[name];
        return [name, hint ? fc.oneof({ weight: 6, arbitrary: hint }, plain) : plain];
      }),
    ),
    { requiredKeys: [...required] },
  );

const arbitraryOf = (schema: JsonSchema, hints: Hints): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'object') return object(schema, hints);
  if (schema.type === 'array') {
    return fc.array(arbitraryOf(schema.items ?? {}, hints), { maxLength: longestList });
  }
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'number' || schema.type === 'integer' ? number(schema) : text(schema);
};

/** Values that the schema takes, most of the time. */
export const jsonArbitrary = (schema: z.ZodType, hints: Hints): Arbitrary<unknown> =>
  arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, hints);
