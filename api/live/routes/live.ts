import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refusals.ts';
import { liveStreams } from '../live-streams.ts';

const heartbeatMs = 20_000;

const eventStream = z.string().describe('text/event-stream of messages {readModel, position}');

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Asks a proxy in front to pass messages on as they come.
  'x-accel-buffering': 'no',
} as const;

/** Server-sent events: which of the learner's own read models moved, and how far. */
export const liveRoute =
  ({ world, sessions, measures }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const streams = liveStreams({
      bus: world.bus,
      now: world.clock.instant,
      alive: sessions.alive,
      failed: (error) => {
        if (!world.outages.took(error)) app.log.warn({ err: loggedError(error) }, 'No heartbeat');
      },
      heartbeatMs: world.settings.heartbeatMs ?? heartbeatMs,
    });
    measures.countLiveStreams(streams.count);
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
        const response = reply.hijack().raw;
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) response.setHeader(name, value);
        }
        response.writeHead(200, headers);
        response.write('retry: 1000\n\n');
        streams.add({ accountId, sessionId: id, until: expiresAt, response });
      },
    );
  };
