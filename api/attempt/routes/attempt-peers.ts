import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdAt, questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import { peers } from '../../../domain/contracts/measurement.ts';
import { attemptId } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentPeer } from '../presenters/peers.ts';

/** How others met the questions of one's own finished paper; of a running one it would tell the key. */
export const attemptPeersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { learners, finished, quality } = context;
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
        const row = await learners.attempt(request.params.attemptId);
        if (row?.learnerId !== signedIn(request).accountId) {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        if (row.status !== 'submitted') {
          throw new Refused({ code: 'NotRevealed', questionId: questionIdAt(row.attemptId, 0) });
        }
        const { learnerId, attemptId } = row;
        const items = await finished.items(row);
        if (!items) throw new Refused({ code: 'AttemptNotFound' });
        const met = await quality.firstMeetings(items);
        const itemIds = items.map(({ itemId }) => itemId);
        await refuseHeld(context, { learner: learnerId, itemIds, own: attemptId });
        const idOf = questionIdsOn({ attemptId, items });
        return items.map(({ itemId, options }, index) =>
          presentPeer({ questionId: idOf(itemId), options, first: met[index] }),
        );
      },
    );
  };
