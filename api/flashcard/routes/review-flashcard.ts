import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type FlashcardReviewBody,
  type FlashcardReviewed,
  flashcardReviewBody,
  flashcardReviewed,
  undoFlashcardReviewBody,
} from '../../../domain/contracts/flashcards.ts';
import { afterRecall, daysByGrade } from '../../../domain/flashcard/card-memory.ts';
import { recallDay } from '../../../domain/flashcard/recall-day.ts';
import { type FlashcardId, flashcardId, recallStream } from '../../../domain/kernel/ids.ts';
import { addDays, dayIn } from '../../../domain/kernel/time.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { learnersNow } from '../../server/learners-now.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { ownCard } from '../own-card.ts';

const params = z.strictObject({ id: flashcardId });
const reads = ['accounts', 'flashcards'] as const;

const review = async (
  context: ApiContext,
  exchange: Exchange,
  { id, body }: { readonly id: FlashcardId; readonly body: FlashcardReviewBody },
): Promise<FlashcardReviewed> => {
  const session = signedIn(exchange.request);
  const { accountId } = session;
  await refuseDuringExam(context, accountId);
  const { memory, isDeleted } = await ownCard(context, accountId, id);
  if (isDeleted) throw new Refused({ code: 'FlashcardNotFound' });
  const { at, timeZone } = learnersNow(context, session);
  const day = dayIn(timeZone, at);
  const { state } = await carryOut(context, exchange, {
    decider: recallDay,
    stream: recallStream(accountId, day),
    actor: accountId,
    command: {
      type: 'ReviewFlashcard',
      learnerId: accountId,
      cardId: id,
      at,
      day,
      dueOn: memory.schedule?.dueOn ?? null,
      ...body,
    },
  });
  const given = state.findLast(({ cardId }) => cardId === id);
  // Whether the row has this review already depends on how fast it was folded.
  const before = memory.past.find(({ at: reviewedAt }) => reviewedAt === given?.at)?.before;
  const stood = before === undefined ? memory : { schedule: before, past: [] };
  const after = given ? afterRecall(stood, given) : memory;
  const grade = given?.grade ?? body.grade;
  const dueOn = after.schedule?.dueOn ?? addDays(day, 1);
  return { grade, day, dueOn, intervals: daysByGrade(after, day) };
};

/** Says how well a card was known, or takes the last one back. */
export const reviewFlashcardRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/flashcards/:id/reviews',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'reviewFlashcard',
            summary: 'Say how well a flashcard was known',
            refuses: [404, 409],
          },
          params,
          body: flashcardReviewBody,
          response: { 200: flashcardReviewed },
        },
      },
      (request, reply) =>
        review(context, { request, reply }, { id: request.params.id, body: request.body }),
    );

    app.post(
      '/api/flashcards/:id/reviews/undo',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'undoFlashcardReview',
            summary: 'Take back the last review of a flashcard',
            refuses: [409],
          },
          params,
          body: undoFlashcardReviewBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { day, grade } = request.body;
        await carryOut(
          context,
          { request, reply },
          {
            decider: recallDay,
            stream: recallStream(accountId, day),
            actor: accountId,
            command: {
              type: 'UndoFlashcardReview',
              learnerId: accountId,
              cardId: request.params.id,
              at: context.world.clock.instant(),
              day,
              grade,
            },
          },
        );
        return reply.code(204).send();
      },
    );
  };
