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

/** What holds for every route, in the words of who calls it. */
const description = `
Keep the cookies that answers set, as a browser does, and you read what you wrote: every answer to a
command sets one for a minute, and whatever reads waits for it, two seconds at the most.

A client that keeps no cookies, or wants each of its pages to wait for its own commands, does the same by
header: an answer to a command tells its position in \`X-Position\`; name the latest as
\`X-Min-Position\`. Of cookie and header the later counts. An answer with \`X-Read-Behind: true\` is
true, only older than asked; what cannot be found yet is answered with 503 and \`Retry-After\`.

A command that is sent again with the same \`Idempotency-Key\` (a UUID of your own, a random one) has its
effect once and is answered as the first time; the same key with another body is refused with 409. What
signs in or out or changes a password happens each time.
`;

/** Describes every route by the schemas it validates with; must stand before the routes. */
export const apiDescription = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: productName, version: '1', description } },
    transform: withProblems,
  });
});
