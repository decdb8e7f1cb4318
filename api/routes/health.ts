import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { answeredWithin, ReadModelBehind } from '../queries/unavailable.ts';

/** Log and read models may be in different places: both are asked. */
const answerMs = 1500;
const catchUpMs = 1000;

/** For the machinery around the product: is it alive, and has it caught up with the log. */
export const healthRoute =
  ({ world }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const route = {
      config: { policy: { auth: 'public', csrf: false } },
      schema: { response: { 200: z.object({ status: z.string() }) } },
      // Balancers like to ask with HEAD.
      exposeHeadRoute: true,
    } as const;

    app.get('/healthz', route, async () => ({ status: 'alive' }));

    app.get('/readyz', route, async () => {
      const [head] = await answeredWithin(
        answerMs,
        Promise.all([world.commands.log.head(), world.database.query('select 1')]),
      );
      const { projections } = world.settings;
      if (await world.readPosition.reached(projections, head, catchUpMs))
        return { status: 'ready' };
      throw new ReadModelBehind('catching up');
    });
  };
