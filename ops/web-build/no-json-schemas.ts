import type { Plugin } from 'vite';

const files = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const exported = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

const absent = `const absent = () => () => {
  throw new Error('Pages make no JSON schemas: ops/web-build/no-json-schemas.ts leaves that part of zod out');
};`;

/** The same names, and nothing behind them. */
const emptied = (code: string): string => {
  const names = [...code.matchAll(exported)].flatMap(([, own, renamed]) => own ?? renamed ?? []);
  return `${absent}\nexport { ${names.map((name) => `absent as ${name}`).join(', ')} };`;
};

/** Every schema of zod carries what makes a JSON schema of it, which only the server ever does. */
export const noJsonSchemas: Plugin = {
  name: 'no-json-schemas',
  transform: (code, id) => (files.test(id) ? { code: emptied(code), map: null } : null),
};
