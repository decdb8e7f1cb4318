import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { minPositionHeader } from '../../domain/contracts/live.ts';
import type { Position } from '../../domain/kernel/envelope.ts';
import { commandId } from '../../domain/kernel/ids.ts';
import { Refused } from '../refusals.ts';
import type { ApiWorld } from '../world.ts';

export const idempotencyHeader = 'idempotency-key';

const longestWaitMs = 2000;

const understood = [
  { field: idempotencyHeader, schema: commandId, right: 'Use a UUID' },
  {
    field: minPositionHeader,
    schema: z.string().regex(/^[0-9-]{1,64}$/),
    right: 'Use a position as the server gave it',
  },
] as const;

/**
 * What a client may say beside its request. A header that is not understood is refused, for its
 * sender relies on it. A query that names a position waits until its read models contain it, two
 * seconds at the most.
 */
export const requestHeadersPlugin = fastifyPlugin<{ readonly world: ApiWorld }>(
  async (app, { world }) => {
    // Most requests say nothing: a hook without a promise costs them nothing.
    app.addHook('onRequest', ({ headers }, _, done) => {
      const refused = understood.find(({ field, schema }) => {
        const given = headers[field];
        return given !== undefined && !schema.safeParse(given).success;
      });
      if (!refused) return done();
      const { field, right } = refused;
      done(new Refused({ code: 'InvalidRequest', field, right }));
    });

    app.addHook('preHandler', async ({ headers, routeOptions }, reply) => {
      const position = headers[minPositionHeader];
      const reads = routeOptions.config.policy?.reads;
      if (position === undefined || !reads) return;
      const reached = await world.readPosition.reached(reads, position as Position, longestWaitMs);
      // What is answered then is true, only older than asked.
      if (!reached) reply.header('x-read-behind', 'true');
    });
  },
);
