import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { z } from 'zod';
import type { ApiContext } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { answeredWithin } from '../../server/unavailable.ts';
import { backstageMetrics } from '../metrics/backstage-metrics.ts';

/** Less than Prometheus waits for. */
const answerMs = 5_000;

/** What this process measured of itself, and how all that works behind the pages stands, for Prometheus. */
export const metricsRoute =
  ({ world, measures, operations, backstage }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/metrics',
      {
        config: { policy: { auth: 'operator', csrf: false, whileStarting: true } },
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
        const answers = Promise.all([operations.standing(), backstage(world.settings)]);
        const shared = await answeredWithin(answerMs, answers).catch((error: unknown) => {
          if (world.outages.took(error)) return undefined;
          const about = { err: loggedError(error) };
          request.log.warn(about, 'How the read models and reactions stand is unknown');
          return undefined;
        });
        const { projections } = world.settings;
        const told = shared && { projections, standing: shared[0], backstage: shared[1] };
        const own = [measures.registry, world.metrics];
        const registries = told ? [...own, backstageMetrics(told)] : own;
        const text = await Registry.merge(registries).metrics();
        return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(text);
      },
    );
  };
