import fc, { type Arbitrary } from 'fast-check';

const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'isAdmin',
  'role',
  'toString',
  '',
  'a.b',
];

const oddValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, -1e308, 2 ** 60, '', '\0', []),
  fc.constantFrom<unknown>(
    {},
    { $gt: '' },
    ['a', { b: 1 }],
    '../../etc/passwd',
    '%00',
    "' or 1=1--",
  ),
  fc.constant('x'.repeat(5_000)),
  fc.constant('\uD800'),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ValuePath = readonly (string | number)[];

const placesIn = (value: unknown, at: ValuePath = []): ValuePath[] => {
  if (Array.isArray(value)) {
    return [at, ...value.slice(0, 3).flatMap((one, i) => placesIn(one, [...at, i]))];
  }
  if (!isRecord(value)) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...at, key]))];
};

const replaced = (value: unknown, [key, ...rest]: ValuePath, by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, i) => (i === key ? replaced(one, rest, by) : one));
  if (!isRecord(value)) return by;
  return { ...value, [key]: replaced(value[key], rest, by) };
};

const without = (value: unknown, name: string): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    : value;

/** A JSON text in which something is wrong: a value, a field too few, one too many, or the JSON. */
export const spoiled = (value: unknown): Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...placesIn(value)), oddValues)
      .map(([at, odd]) => JSON.stringify(replaced(value, at, odd))),
    fc
      .constantFrom(...(isRecord(value) ? Object.keys(value) : []), 'nothing')
      .map((name) => JSON.stringify(without(value, name))),
    fc
      .tuple(fc.constantFrom(...oddNames), oddValues)
      .map(([name, odd]) =>
        JSON.stringify(value).replace(
          /^\{/,
          `{${JSON.stringify(name)}:${JSON.stringify(odd)}${isRecord(value) && Object.keys(value).length > 0 ? ',' : ''}`,
        ),
      ),
    fc.nat().map((at) => JSON.stringify(value).slice(0, at % 50)),
    fc.constant(`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`),
  );
