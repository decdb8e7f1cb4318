import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statements } from '../../database/statement.ts';
import { ourFiles, root } from '../architecture/tree.ts';
import { productSchema } from './support/product-schema.ts';

const defining = ourFiles('{api,ops}/**/*.ts').filter((path) =>
  /\bstatement\(/.test(readFileSync(join(root, path), 'utf8')),
);

/** What Postgres has against it; undefined where it takes it. */
const refusal = async (client: Client, text: string): Promise<string | undefined> => {
  try {
    await client.query(`prepare looked_at as ${text}`);
    await client.query('deallocate looked_at');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('the statements of the product', () => {
  let schema: Awaited<ReturnType<typeof productSchema>>;

  beforeAll(async () => {
    schema = await productSchema();
    await Promise.all(defining.map((path) => import(join(root, path))));
  });

  afterAll(() => schema.drop());

  it('are all taken by Postgres as the tables stand after every migration', async () => {
    const refused: string[] = [];
    for (const [name, compile] of statements) {
      const why = await refusal(schema.client, compile().text);
      if (why !== undefined) refused.push(`${name}: ${why}`);
    }
    expect(statements.size).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });

  it('have names that Postgres keeps whole', () => {
    expect([...statements.keys()].filter((name) => name.length > 63)).toEqual([]);
  });

  it('would be refused with a column that is not there', async () => {
    const why = await refusal(schema.client, 'select "surname" from "auth"."identity"');
    expect(why).toContain('"surname" does not exist');
  });
});
