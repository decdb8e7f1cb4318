import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reportBody } from '../../domain/contracts/items.ts';
import { publication } from '../../domain/item/publication.ts';
import { itemId, itemStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { Refused } from '../refusals.ts';

export const reportItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/items/:itemId/reports',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['item-exposure'] } },
        schema: {
          params: z.strictObject({ itemId }),
          body: reportBody,
          response: { 202: z.object({ itemId }) },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { itemId: questionId } = request.params;
        const met = await context.bank.exposed(accountId, [questionId]);
        if (!met.has(questionId)) throw new Refused({ code: 'NotRevealed', questionId });
        await carryOut(
          context,
          { request, reply },
          {
            decider: publication,
            stream: itemStream(questionId),
            actor: accountId,
            command: {
              ...{ type: 'ReportItem', itemId: questionId, learnerId: accountId },
              reason: request.body.reason,
              note: request.body.note ?? '',
              at: context.world.clock.instant(),
            },
          },
        );
        return reply.code(202).send({ itemId: questionId });
      },
    );
  };
