import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../context.ts';

/** The OpenAPI description of every route, generated from the schemas they validate with. */
export const docsRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/docs',
      { config: { policy: { auth: 'user', csrf: false } }, schema: { hide: true } },
      async () => app.swagger(),
    );
  };
