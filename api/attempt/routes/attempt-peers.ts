import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import { peers } from '../../../domain/contracts/measurement.ts';
import { attemptId } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { Refused } from '../../server/refusals.ts';
import { presentPeer } from '../presenters/peers.ts';

/** How others met the questions of one's own finished paper; of a running one it would tell the key. */
export const attemptPeersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { learners, quality } = context;
    app.get(
      '/api/attempts/:attemptId/peers',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['attempts', 'item-quality'] } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'readAttemptPeers',
            summary: 'Read how others answered the questions of a finished attempt',
            refuses: [403, 404, 409],
          },
          params: z.strictObject({ attemptId }),
          response: { 200: peers },
        },
      },
      async (request) => {
        const row = (await learners.attempt(request.params.attemptId))?.value;
        if (row?.learnerId !== signedIn(request).accountId) {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        const [asked] = row.items;
        if (row.status !== 'submitted' && asked) {
          throw new Refused({ code: 'NotRevealed', questionId: questionIdsOn(row)(asked.itemId) });
        }
        const met = await quality.firstMeetings(row.items);
        const { learnerId, attemptId, items } = row;
        const itemIds = items.map(({ itemId }) => itemId);
        await refuseHeld(context, { learner: learnerId, itemIds, own: attemptId });
        const idOf = questionIdsOn(row);
        return row.items.map(({ itemId, options }, index) =>
          presentPeer({ questionId: idOf(itemId), options, first: met[index] }),
        );
      },
    );
  };
