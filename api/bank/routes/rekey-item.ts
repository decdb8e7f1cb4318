import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publication } from '../../../domain/bank/item/publication.ts';
import { rekeyBody, rekeyed } from '../../../domain/contracts/items.ts';
import { itemId, itemStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

export const rekeyItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/items/:itemId/rekey',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'rekeyItem',
            summary: 'Correct a key and rescore the answers',
            refuses: [404],
          },
          params: z.strictObject({ itemId }),
          body: rekeyBody,
          response: { 202: rekeyed },
        },
      },
      async (request, reply) => {
        const { itemId: id } = request.params;
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: publication,
            stream: itemStream(id),
            actor: signedIn(request).accountId,
            command: {
              type: 'RekeyItem',
              itemId: id,
              ...request.body,
              at: context.world.clock.instant(),
            },
          },
        );
        if (state.status === 'unpublished') throw new Refused({ code: 'ItemNotPublished' });
        return reply.code(202).send({ itemId: id, key: [...state.key] });
      },
    );
  };
