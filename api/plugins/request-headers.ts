import fastifyPlugin from 'fastify-plugin';
import { minPositionHeader, positionText } from '../../domain/contracts/live.ts';
import { commandId } from '../../domain/kernel/ids.ts';
import type { OwnWrites } from '../server/own-writes/own-writes.ts';
import { Refused } from '../server/refused.ts';

export const idempotencyHeader = 'idempotency-key';

const understood = [
  { field: idempotencyHeader, schema: commandId, right: 'Use a UUID' },
  {
    field: minPositionHeader,
    schema: positionText,
    right: 'Use a position as the server gave it',
  },
] as const;

/**
 * What a client may say beside its request. A header that is not understood is refused, for its
 * sender relies on it. What reads waits until its read models hold what the client wrote.
 */
export const requestHeadersPlugin = fastifyPlugin<{ readonly ownWrites: OwnWrites }>(
  async (app, { ownWrites }) => {
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

    app.addHook('preHandler', async ({ routeOptions }, reply) => {
      const reads = routeOptions.config.policy?.reads;
      if (reads) await ownWrites.wait(reply, reads);
    });
  },
);
