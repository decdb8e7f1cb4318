import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { beginEvents, streamsWorld } from '../../live/event-stream.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { amongOf } from '../among-testers.ts';
import { auditTails } from '../audit-tails.ts';

const eventStream = z.string().describe('Messages {position}, as they come.');

/** Server-sent events: that the audit has grown, and how far. */
export const auditTailRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const tails = auditTails(streamsWorld(context, app));
    app.addHook('preClose', async () => tails.close());

    app.get(
      '/api/admin/audit/tail',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'audit',
            produces: 'text/event-stream',
            operationId: 'followAudit',
            summary: 'Follow how the audit grows',
            refuses: [429],
          },
          response: { 200: eventStream },
        },
      },
      async (request, reply) => {
        const { accountId, id, expiresAt } = signedIn(request);
        if (tails.isFull()) throw new Refused({ code: 'TooManyPages' });
        const among = amongOf(context, request);
        const response = beginEvents(reply, 2_000);
        const tail = { accountId, sessionId: id, until: expiresAt, response };
        tails.add(tail, among);
      },
    );
  };
