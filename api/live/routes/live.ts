import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { beginEvents, streamsWorld } from '../event-stream.ts';
import { liveStreams } from '../live-streams.ts';

const eventStream = z.string().describe('Messages {readModel, position}, as they come.');

/** Server-sent events: which of the learner's own read models moved, and how far. */
export const liveRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const streams = liveStreams(streamsWorld(context, app));
    context.measures.countLiveStreams(streams.count);
    app.addHook('preClose', async () => streams.close());

    app.get(
      '/api/live',
      {
        config: { policy: { auth: 'user', csrf: false, beforeFactor: true } },
        schema: {
          about: {
            capability: 'live',
            produces: 'text/event-stream',
            operationId: 'followReadModels',
            summary: 'Follow which read models of the learner move',
            refuses: [429],
          },
          response: { 200: eventStream },
        },
      },
      async (request, reply) => {
        const { accountId, id, expiresAt } = signedIn(request);
        if (streams.isFull(accountId)) throw new Refused({ code: 'TooManyPages' });
        const response = beginEvents(reply, 1_000);
        streams.add({ accountId, sessionId: id, until: expiresAt, response });
      },
    );
  };
