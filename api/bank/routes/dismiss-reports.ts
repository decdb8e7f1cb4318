import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publication } from '../../../domain/bank/item/publication.ts';
import { dismissalBody, reportsDismissed } from '../../../domain/contracts/items.ts';
import { itemId, itemStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';

/** Answers the reports of a question by keeping it as it is. */
export const dismissReportsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/items/:itemId/reports/dismissal',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'dismissReports',
            summary: 'Keep a question as it is, which answers its reports',
            refuses: [404, 409],
          },
          params: z.strictObject({ itemId }),
          body: dismissalBody,
          response: { 202: reportsDismissed },
        },
      },
      async (request, reply) => {
        const { itemId: id } = request.params;
        const { note = '', ...dismissal } = request.body;
        const editorId = signedIn(request).accountId;
        await carryOut(
          context,
          { request, reply },
          {
            decider: publication,
            stream: itemStream(id),
            actor: editorId,
            command: {
              type: 'DismissReports',
              itemId: id,
              ...dismissal,
              note,
              editorId,
              at: context.world.clock.instant(),
            },
          },
        );
        return reply.code(202).send({ itemId: id, through: dismissal.through });
      },
    );
  };
