import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ParameterWords } from '../../../api/description/parameters/parameter-words.ts';
import { sharedParameters } from '../../../api/description/parameters/shared-parameters.ts';
import { capabilities } from '../../../api/server/capabilities.ts';
import { buildServer } from '../../../api/server/server.ts';
import { itemFields } from '../../../domain/contracts/item-fields.ts';
import { positionText } from '../../../domain/contracts/live.ts';
import { commandId } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { retiredWords } from '../../web/ui/support/retired-words.ts';
import { itemsOf } from '../support/bank.ts';
import type { Answer } from '../support/browser.ts';
import { newLearner } from '../support/people.ts';

let product: TestProduct;
let server: FastifyInstance;
let description: Answer['body'];
beforeAll(async () => {
  product = await startTestProduct();
  server = await buildServer(product.world);
  description = (await (await newLearner(product)).get('/api/docs')).body;
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

type Exemplified = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
};

const json = 'application/json';

/** A schema that stands for itself, or for JSON among other things. */
const zodOf = (schema: unknown): z.ZodType | undefined => {
  const among = (schema as { content?: Record<string, { schema: z.ZodType }> }).content;
  return among ? among[json]?.schema : (schema as z.ZodType);
};

/** Every body of JSON, as it is validated and as it is described. */
const bodies = (): Exemplified[] =>
  server.routeTable.entries.flatMap(({ method, url, schema }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const operation = description.paths[path]?.[method.toLowerCase()];
    const taken = operation?.requestBody?.content[json];
    const named = (name: string) => `${method} ${url} ${name}`;
    const request = taken
      ? [{ name: named('takes'), schema: schema.body as z.ZodType, example: taken.example }]
      : [];
    const answers = Object.entries((schema.response ?? {}) as Record<string, unknown>).flatMap(
      ([status, response]) => {
        const told = operation?.responses[status]?.content?.[json];
        const zod = zodOf(response);
        return told && zod && status.startsWith('2')
          ? [{ name: named(status), schema: zod, example: told.example }]
          : [];
      },
    );
    return [...request, ...answers];
  });

type Parameter = {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly described: Answer['body'];
};

const ofHeaders: Readonly<Record<string, z.ZodType>> = {
  'Idempotency-Key': commandId,
  'X-Min-Position': positionText,
  'If-None-Match': z.string().regex(/^"[^"]+"$/),
};

/** Every parameter of an address, as it is validated and as it is described. */
const parameters = (): Parameter[] =>
  server.routeTable.entries.flatMap(({ method, url, schema }) => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    const told: Answer['body'][] =
      description.paths[path]?.[method.toLowerCase()]?.parameters ?? [];
    const validated = { path: schema.params, query: schema.querystring } as Record<string, unknown>;
    return told
      .filter(({ $ref }) => $ref === undefined)
      .map((described) => ({
        name: `${method} ${url} ${described.name}`,
        schema: (validated[described.in] as z.ZodObject<Record<string, z.ZodType>>).shape[
          described.name
        ] as z.ZodType,
        described,
      }));
  });

const headers = (): Parameter[] =>
  Object.values<Answer['body']>(description.components.parameters).map((described) => ({
    name: described.name,
    schema: ofHeaders[described.name] as z.ZodType,
    described,
  }));

describe('the examples of parameters', () => {
  it('are there for every one, which says what it is', () => {
    expect(parameters().length).toBeGreaterThan(100);
    for (const { name, described } of [...parameters(), ...headers()]) {
      expect(described.description, name).toMatch(/^[A-Z].{5,}\.$/);
      expect(described, name).toHaveProperty('example');
    }
  });

  it('are told in the words of the interface', () => {
    const said = [...parameters(), ...headers()].map(({ described }) => described.description);
    const isRetired = (text: string) => retiredWords.some(([retired]) => retired.test(text));
    expect(isRetired('Id of a question, as the paper gives it.')).toBe(true);
    expect(said.filter(isRetired)).toEqual([]);
  });

  it('are what the routes take, as numbers where numbers are taken', () => {
    for (const { name, schema, described } of [...parameters(), ...headers()]) {
      // In an address everything is text.
      const { success, error } = schema.safeParse(String(described.example));
      expect(success, `${name}: ${error?.message}`).toBe(true);
      const isNumber = described.schema.type === 'integer';
      expect(typeof described.example, name).toBe(isNumber ? 'number' : 'string');
    }
  });

  it('would not be, with one that its route refuses', () => {
    const limit = parameters().find(({ name }) => name === 'GET /api/quiz/history limit');
    expect(limit?.schema.safeParse('50').success).toBe(true);
    expect(limit?.schema.safeParse('0').success).toBe(false);
  });

  it('belong to a parameter each', () => {
    const told = new Set(parameters().map(({ described }) => described));
    const words = [sharedParameters, ...capabilities.map((one) => one.parameters ?? {})].flatMap(
      (some) => Object.values(some),
    );
    const isTold = (one: ParameterWords) =>
      [...told].some(
        ({ description: said, example }) => said === one.description && example === one.example,
      );
    expect(words.filter((one) => !isTold(one))).toEqual([]);
  });
});

describe('the examples of the description', () => {
  it('are there for every body that is taken or answered', () => {
    expect(bodies().length).toBeGreaterThan(70);
    const missing = bodies().filter(({ example }) => example === undefined);
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('are what the routes take and answer, to the last field', () => {
    for (const { name, schema, example } of bodies()) {
      const { success, data, error } = schema.safeParse(example);
      expect(success, `${name}: ${error?.message}`).toBe(true);
      if (!name.endsWith(' takes')) expect(data, name).toEqual(example);
    }
  });

  it('would not be, with a field that is none or of another kind', () => {
    const history = bodies().find(({ name }) => name === 'GET /api/user 200');
    const user = history?.example as object;
    expect(history?.schema.safeParse({ ...user, today: 'Friday' }).success).toBe(false);
    expect(history?.schema.parse({ ...user, age: 7 })).not.toHaveProperty('age');
  });

  it('tell nothing of a question of the bank', () => {
    const text = JSON.stringify(description);
    const items = itemFields.flatMap(itemsOf);
    expect(items.length).toBeGreaterThan(100);
    expect(items.filter(({ stem }) => text.includes(JSON.stringify(stem)))).toEqual([]);
  });
});
