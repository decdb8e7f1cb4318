import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';

/** What this process measured of itself, for Prometheus. */
export const metricsRoute =
  ({ measures }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/metrics',
      {
        config: { policy: { auth: 'operator', csrf: false } },
        schema: { response: { 200: z.string() } },
      },
      async (_, reply) =>
        reply.type('text/plain; version=0.0.4; charset=utf-8').send(measures.text()),
    );
  };
