import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';

const sendJson = (reply: FastifyReply, text: string) =>
  reply.type('application/json; charset=utf-8').serializer(String).send(text);

/** The OpenAPI description of every route, generated from the schemas they validate with. */
export const docsRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    let text: string | undefined;
    app.get(
      '/api/docs',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'operations',
            operationId: 'readDescription',
            summary: 'Read this description',
          },
          response: { 200: z.looseObject({ openapi: z.string() }) },
        },
      },
      async (_, reply) => {
        // It is long and says the same for as long as the process lives.
        text ??= JSON.stringify(app.swagger());
        return sendJson(reply, text);
      },
    );
  };
