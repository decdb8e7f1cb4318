import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type StudyAidId, studyAidId, studyAidStream } from '../../../domain/kernel/ids.ts';
import { savedAid } from '../../../domain/study-aid/saved-aid.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';

const params = z.strictObject({ id: studyAidId });

const move = async (
  context: ApiContext,
  exchange: Exchange,
  wish: { readonly id: StudyAidId; readonly type: 'DeleteStudyAid' | 'RestoreStudyAid' },
): Promise<void> => {
  const { accountId } = signedIn(exchange.request);
  await carryOut(context, exchange, {
    decider: savedAid,
    stream: studyAidStream(wish.id),
    actor: accountId,
    command: {
      type: wish.type,
      aidId: wish.id,
      learnerId: accountId,
      at: context.world.clock.instant(),
    },
  });
};

/** An aid leaves the library, and may come back. */
export const deleteAidRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.delete(
      '/api/study-aids/:id',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'deleteStudyAid',
            summary: 'Take a study aid out of the library',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        await move(context, { request, reply }, { id: request.params.id, type: 'DeleteStudyAid' });
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/study-aids/:id/restoration',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'restoreStudyAid',
            summary: 'Put a deleted study aid back into the library',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        await move(context, { request, reply }, { id: request.params.id, type: 'RestoreStudyAid' });
        return reply.code(204).send();
      },
    );
  };
