import fastifyPlugin from 'fastify-plugin';
import { Refused } from '../server/refused.ts';
import { signedIn } from '../server/signed-in.ts';
import type { ApiWorld } from '../server/world.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const minuteMs = 60_000;

/**
 * Holds how fast one account may change things, whatever they are, before their bodies are read: one
 * who never rests must not slow everybody. To be registered behind the policies, which know who asks.
 */
export const changeLimitPlugin = fastifyPlugin<{ readonly world: ApiWorld }>(
  async (app, { world }) => {
    const count = app.createRateLimit({
      max: world.settings.limits.changes,
      timeWindow: minuteMs,
      keyGenerator: (request) => signedIn(request).accountId,
    });
    app.addHook('onRequest', async (request) => {
      if (reading.has(request.method) || !request.session) return;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      throw new Refused({ code: 'TooManyChanges', seconds: Math.max(1, counted.ttlInSeconds) });
    });
  },
);
