import type { OpenAPIV3_1 } from 'openapi-types';

type Document = OpenAPIV3_1.Document;
type Schemas = Readonly<Record<string, unknown>>;

const prefix = '#/components/schemas/';

const referred = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referred);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' && part.startsWith(prefix)
      ? [part.slice(prefix.length)]
      : referred(part),
  );
};

/** The names in use, also by what is itself used by name. */
const namesUsed = (document: object, schemas: Schemas): ReadonlySet<string> => {
  const used = new Set<string>();
  const waiting = referred(document);
  for (const name of waiting) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...referred(schemas[name]));
  }
  return used;
};

const renamed = <Value>(value: Value, names: ReadonlyMap<string, string>): Value =>
  JSON.parse(JSON.stringify(value), (key, part) => {
    if (key !== '$ref' || typeof part !== 'string' || !part.startsWith(prefix)) return part;
    const name = part.slice(prefix.length);
    return `${prefix}${names.get(name) ?? name}`;
  });

/** What a request may send and what an answer gives go by one name unless they differ. */
const plainNames = (used: ReadonlySet<string>, schemas: Schemas): ReadonlyMap<string, string> => {
  const isSame = (name: string, plain: string): boolean =>
    !used.has(plain) || JSON.stringify(schemas[name]) === JSON.stringify(schemas[plain]);
  return new Map(
    [...used].flatMap((name) => {
      const plain = name.replace(/Input$/, '');
      return plain !== name && isSame(name, plain) ? [[name, plain] as const] : [];
    }),
  );
};

/** Names only the schemas that something refers to, and none of them twice. */
export const withLeanSchemas = ({ components, ...rest }: Document): Document => {
  const { schemas = {}, ...others } = components ?? {};
  const used = namesUsed({ rest, others }, schemas);
  const names = plainNames(used, schemas);
  const kept = Object.entries(schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => [names.get(name) ?? name, schema] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return renamed(
    { ...rest, components: { ...others, schemas: Object.fromEntries(kept) } } as Document,
    names,
  );
};
