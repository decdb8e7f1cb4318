import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { productName } from '../../domain/contracts/product.ts';
import type { About } from '../description/about.ts';
import { described } from '../description/described.ts';
import { namedSchemas } from '../description/named-schemas.ts';
import type { ApiSettings } from '../server/world.ts';

const named = { schemaRegistry: namedSchemas };
const transform = createJsonSchemaTransform(named);
const transformObject = createJsonSchemaTransformObject(named);

/** What a route says it is about, in the words of OpenAPI. */
const withAbout: typeof transform = (document) => {
  const { about, ...schema } = document.schema as FastifySchema;
  const { capability, operationId, summary, produces = 'application/json' }: About = about;
  const said = { tags: [capability], operationId, summary, produces: [produces] };
  return transform({
    ...document,
    schema: { ...schema, ...said } as never,
  });
};

/** What holds for every route, in the words of who calls it. */
const description = `
Keep the cookies that answers set, as a browser does, and you read what you wrote: every answer to a
command sets one for a minute, and whatever reads waits for it, up to two seconds.

A client that keeps no cookies, or wants each of its pages to wait for its own commands, does the same by
header: an answer to a command tells its position in \`X-Position\`; name the latest as
\`X-Min-Position\`. Of cookie and header the later counts. An answer with \`X-Read-Behind: true\` is
true, only older than asked; what cannot be found yet is answered with 503 and \`Retry-After\`.

A command that is sent again with the same \`Idempotency-Key\` (a UUID of your own, a random one) has its
effect once and is answered as the first time; the same key with another body is refused with 409. What
signs in or out or changes a password happens each time.
`;

const license = { name: 'MIT', identifier: 'MIT' };

/** Describes every route by the schemas it validates with; must stand before the routes. */
export const apiDescription = fastifyPlugin<{ readonly settings: ApiSettings }>(
  async (app, { settings: { publicOrigin } }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: productName, version: '1', description, license },
        servers: [{ url: publicOrigin, description: 'This installation' }],
      },
      transform: withAbout,
      transformObject: (document) =>
        described(transformObject(document) as OpenAPIV3_1.Document, {
          entries: app.routeTable.entries,
          isSecure: publicOrigin.startsWith('https:'),
        }),
    });
  },
);
