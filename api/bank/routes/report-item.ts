import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publication } from '../../../domain/bank/item/publication.ts';
import { reportBody } from '../../../domain/contracts/items.ts';
import {
  type AccountId,
  type ItemId,
  itemStream,
  type QuestionId,
  questionId,
} from '../../../domain/kernel/ids.ts';
import { metQuestions } from '../../attempt/papers/met-questions.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

/** Throws `Refused` for a question whose key this learner was not told, and which is no card of theirs. */
const itemMet = async (
  context: ApiContext,
  learner: AccountId,
  question: QuestionId,
): Promise<ItemId> => {
  const met = (await metQuestions(context, learner, [question])).get(question);
  if (!met) throw new Refused({ code: 'NotRevealed', questionId: question });
  return met.itemId;
};

export const reportItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/items/:questionId/reports',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['attempts', 'review-sheets'] } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'reportQuestion',
            summary: 'Report a doubt about a question',
            refuses: [404, 409],
          },
          params: z.strictObject({ questionId }),
          body: reportBody,
          response: { 202: z.object({ questionId }) },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const question = request.params.questionId;
        const itemId = await itemMet(context, accountId, question);
        await carryOut(
          context,
          { request, reply },
          {
            decider: publication,
            stream: itemStream(itemId),
            actor: accountId,
            command: {
              type: 'ReportItem',
              itemId,
              learnerId: accountId,
              reason: request.body.reason,
              note: request.body.note ?? '',
              at: context.world.clock.instant(),
            },
          },
        );
        return reply.code(202).send({ questionId: question });
      },
    );
  };
