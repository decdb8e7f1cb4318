import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addFlashcardBody,
  type FlashcardEntry,
  flashcard,
  flashcardEntry,
} from '../../../domain/contracts/flashcards.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { addOneCard } from '../add-one-card.ts';
import { allCards, type ClearCard } from '../clear-cards.ts';

/** The newest; all of them are on the pages of the list. */
const mostListed = 1_000;

const reads = ['accounts', 'flashcards', 'flashcard-decks'] as const;

const entryOf = ({ row, text }: ClearCard): FlashcardEntry => ({
  id: row.cardId,
  question: text.front,
  answer: text.back,
  topic: text.topic,
  difficulty: text.difficulty,
  createdAt: row.at,
  ...(row.source !== 'generated' && { source: row.source }),
});

/** List what there is, and add a card by hand. */
export const flashcardsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/flashcards',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'listFlashcards',
            summary: "List the learner's flashcards, newest first",
            refuses: [409],
          },
          response: { 200: z.array(flashcardEntry) },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseDuringExam(context, accountId);
        return (await allCards(context, accountId, mostListed)).map(entryOf);
      },
    );

    app.post(
      '/api/flashcards',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'addFlashcard',
            summary: 'Add a flashcard of your own',
            refuses: [409],
          },
          body: addFlashcardBody,
          response: { 201: flashcard },
        },
      },
      async (request, reply) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        const from = { source: 'own', question: null, body: request.body } as const;
        return reply.code(201).send(await addOneCard(context, { request, reply }, from));
      },
    );
  };
