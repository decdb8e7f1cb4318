import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { standingLines } from '../metrics/standing-lines.ts';

/** What this process measured of itself, and what stopped or was parked, for Prometheus. */
export const metricsRoute =
  ({ world, measures, operations }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/metrics',
      {
        config: { policy: { auth: 'operator', csrf: false } },
        schema: {
          about: {
            capability: 'operations',
            produces: 'text/plain',
            operationId: 'readMetrics',
            summary: 'Read the measures of this process',
          },
          response: { 200: z.string() },
        },
      },
      async (request, reply) => {
        // What a process measured of itself is told also while the database is away.
        const standing = await operations.standing().catch((error: unknown) => {
          request.log.warn(
            { err: loggedError(error) },
            'The standing of the read models is unknown',
          );
        });
        const lines = standing ? standingLines(world.settings.projections, standing) : [];
        const text = [measures.text(), ...lines.map((line) => `${line}\n`)].join('');
        return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
      },
    );
  };
