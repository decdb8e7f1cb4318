import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { problem } from '../../domain/contracts/problem.ts';
import { productName } from '../../domain/contracts/product.ts';

/** Every route may also answer a problem; said here once, so that no route need repeat it. */
const withProblems: typeof jsonSchemaTransform = (document) => {
  const { schema = {} } = document;
  const response = { ...(schema.response as object | undefined), '4xx': problem, '5xx': problem };
  return jsonSchemaTransform({ ...document, schema: { ...schema, response } });
};

/** Describes every route by the schemas it validates with; must stand before the routes. */
export const apiDescription = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: productName, version: '1' } },
    transform: withProblems,
  });
});
