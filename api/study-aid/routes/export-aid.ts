import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { aidCards, exportQuery } from '../../../domain/contracts/flashcards.ts';
import { readContent } from '../../../domain/contracts/study-aids.ts';
import { cardsOfAid, type FileCard } from '../../../domain/flashcard/files/file-cards.ts';
import { type StudyAidId, studyAidId } from '../../../domain/kernel/ids.ts';
import { sendCardFile } from '../../flashcard/files/send-file.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../refuse-during-exam.ts';
import { savedDetail } from '../saved-detail.ts';

const params = z.strictObject({ id: studyAidId });

const cardsOf = async (
  context: ApiContext,
  request: FastifyRequest,
  id: StudyAidId,
): Promise<{ readonly topic: string; readonly cards: readonly FileCard[] }> => {
  const { accountId } = signedIn(request);
  await refuseDuringExam(context, accountId);
  const { topic, studyType, content } = await savedDetail(context, accountId, id);
  const read = readContent(studyType, content);
  return { topic, cards: read.ok ? cardsOfAid({ id, topic, aid: read.aid }) : [] };
};

/** A saved aid as cards to keep, where its method makes what fits on cards. */
export const exportAidRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-aids/:id/export',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'exportStudyAid',
            summary: 'Download a saved study aid as flashcards',
            produces: 'application/octet-stream',
            refuses: [404, 409],
          },
          params,
          querystring: exportQuery,
          response: { 200: z.any().describe('A package of Anki, a text for Anki, or a table.') },
        },
      },
      async (request, reply) => {
        const { topic, cards } = await cardsOf(context, request, request.params.id);
        const { format } = request.query;
        const at = context.world.clock.instant();
        return sendCardFile(reply, { format, cards, at, name: topic });
      },
    );

    app.get(
      '/api/study-aids/:id/cards',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'readStudyAidCards',
            summary: 'Read a saved study aid as fronts and backs',
            refuses: [404, 409],
          },
          params,
          response: { 200: aidCards },
        },
      },
      async (request) => {
        const { topic, cards } = await cardsOf(context, request, request.params.id);
        return { topic, cards: cards.map(({ front, back }) => ({ front, back })) };
      },
    );
  };
