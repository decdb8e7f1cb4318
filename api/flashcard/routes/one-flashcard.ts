import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { flashcard, flashcardText } from '../../../domain/contracts/flashcards.ts';
import { type OneFlashcardCommand, oneFlashcard } from '../../../domain/flashcard/one-flashcard.ts';
import { type FlashcardId, flashcardId, flashcardStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { presentCard } from '../clear-cards.ts';
import { ownCard } from '../own-card.ts';

const params = z.strictObject({ id: flashcardId });
const policy = { auth: 'user', csrf: true, reads: ['flashcards'] } as const;

type Wish =
  | { readonly type: 'ChangeFlashcard'; readonly card: string }
  | { readonly type: 'DeleteFlashcard' | 'RestoreFlashcard' };

const become = async (
  context: ApiContext,
  exchange: Exchange,
  { id, wish }: { readonly id: FlashcardId; readonly wish: Wish },
) => {
  const { accountId } = signedIn(exchange.request);
  const row = await ownCard(context, accountId, id);
  const at = context.world.clock.instant();
  const command: OneFlashcardCommand = { ...wish, cardId: id, learnerId: accountId, at };
  await carryOut(context, exchange, {
    decider: oneFlashcard,
    stream: flashcardStream(id),
    actor: accountId,
    command,
  });
  return row;
};

/** A card is worded anew, deleted, or put back. */
export const oneFlashcardRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/flashcards/:id',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'changeFlashcard',
            summary: 'Change what stands on a flashcard',
            refuses: [404, 409],
          },
          params,
          body: flashcardText,
          response: { 200: flashcard },
        },
      },
      async (request, reply) => {
        const text = request.body;
        await refuseDuringExam(context, signedIn(request).accountId);
        const wish = { type: 'ChangeFlashcard', card: JSON.stringify(text) } as const;
        const row = await become(context, { request, reply }, { id: request.params.id, wish });
        return presentCard({ row, text });
      },
    );

    app.delete(
      '/api/flashcards/:id',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'deleteFlashcard',
            summary: 'Delete a flashcard',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const wish = { type: 'DeleteFlashcard' } as const;
        await become(context, { request, reply }, { id: request.params.id, wish });
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/flashcards/:id/restoration',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'restoreFlashcard',
            summary: 'Put a deleted flashcard back',
            refuses: [404],
          },
          params,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const wish = { type: 'RestoreFlashcard' } as const;
        await become(context, { request, reply }, { id: request.params.id, wish });
        return reply.code(204).send();
      },
    );
  };
