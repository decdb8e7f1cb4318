import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportQuery } from '../../../domain/contracts/flashcards.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { allCards } from '../clear-cards.ts';
import { sendCardFile } from '../files/send-file.ts';

/** All of a learner's cards as a file, without when they come again. */
export const exportFlashcardsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/flashcards/export',
      {
        config: {
          policy: { auth: 'user', csrf: false, reads: ['flashcards', 'flashcard-decks'] },
        },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'exportFlashcards',
            summary: 'Download all flashcards for Anki or as a table',
            produces: 'application/octet-stream',
            refuses: [409],
          },
          querystring: exportQuery,
          response: { 200: z.any().describe('A package of Anki, a text for Anki, or a table.') },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        await refuseDuringExam(context, accountId);
        const cards = (await allCards(context, accountId)).map(({ row, text }) => ({
          ...text,
          guid: `boardwell-${row.cardId}`,
        }));
        const { format } = request.query;
        const at = context.world.clock.instant();
        return sendCardFile(reply, { format, cards, at, name: 'Boardwell flashcards' });
      },
    );
  };
