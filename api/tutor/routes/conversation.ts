import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tutorConversation } from '../../../domain/contracts/tutor.ts';
import {
  type TutorConversationId,
  tutorConversationId,
  tutorStream,
} from '../../../domain/kernel/ids.ts';
import { conversation } from '../../../domain/tutor/conversation.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { keptConversation } from '../kept-conversation.ts';
import { presentConversation } from '../presenters/conversation.ts';
import { readerOf } from '../reader.ts';

const params = z.strictObject({ id: tutorConversationId });

const move = async (
  context: ApiContext,
  exchange: Exchange,
  {
    id,
    type,
  }: {
    readonly id: TutorConversationId;
    readonly type: 'DeleteTutorConversation' | 'RestoreTutorConversation';
  },
): Promise<void> => {
  const { accountId } = signedIn(exchange.request);
  await carryOut(context, exchange, {
    decider: conversation,
    stream: tutorStream(id),
    actor: accountId,
    command: {
      type,
      conversationId: id,
      learnerId: accountId,
      at: context.world.clock.instant(),
    },
  });
};

/** One conversation: read, deleted, and taken back. */
export const conversationRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/tutor/conversations/:id',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'getTutorConversation',
            summary: 'Read a conversation with the tutor',
            refuses: [404, 409],
          },
          params,
          response: { 200: tutorConversation },
        },
      },
      async (request) => {
        const reader = readerOf(request);
        const { id } = request.params;
        await refuseDuringExam(context, reader.learner, 'tutor');
        const state = await keptConversation(context, reader.learner, id);
        return presentConversation(context, reader, { id, state });
      },
    );

    app.delete(
      '/api/tutor/conversations/:id',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'deleteTutorConversation',
            summary: 'Delete a conversation with the tutor',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await move(context, { request, reply }, { id, type: 'DeleteTutorConversation' });
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/tutor/conversations/:id/restoration',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'restoreTutorConversation',
            summary: 'Take the deletion of a conversation back',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await move(context, { request, reply }, { id, type: 'RestoreTutorConversation' });
        return reply.code(204).send();
      },
    );
  };
