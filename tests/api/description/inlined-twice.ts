type Shape = { readonly schema: object; readonly at: string };

/** Whether it says enough to be worth a name: an object with fields, or a choice among three or more. */
const isShape = (schema: object): boolean =>
  'properties' in schema ||
  'oneOf' in schema ||
  ('enum' in schema && Array.isArray(schema.enum) && schema.enum.length >= 3);

/** What is no schema, whatever it looks like. */
const values = new Set(['example', 'examples', 'default', 'enum']);

const shapesIn = (value: unknown, at: string): Shape[] => {
  if (value === null || typeof value !== 'object') return [];
  const within = Object.entries(value).flatMap(([key, part]) =>
    values.has(key) ? [] : shapesIn(part, `${at}/${key}`),
  );
  return isShape(value) ? [{ schema: value, at }, ...within] : within;
};

const isNamed = ({ at }: Shape): boolean => /^#\/components\/schemas\/\w+$/.test(at);

/** Places of a description whose schema is written out in another place as well, or goes by a name there. */
export const inlinedTwice = (description: object): readonly string[][] => {
  const groups = Map.groupBy(shapesIn(description, '#'), ({ schema }) => JSON.stringify(schema));
  return [...groups.values()]
    .filter((group) => group.length > 1 && !group.every(isNamed))
    .map((group) => group.map(({ at }) => at));
};
