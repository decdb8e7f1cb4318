import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { filmOf } from '../../../domain/attempt/film.ts';
import { attemptFilm } from '../../../domain/contracts/film.ts';
import { attemptId } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

/** A past attempt as its own stream tells it; while it is open there is none to see. */
export const filmRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { learners, finished } = context;
    app.get(
      '/api/attempts/:attemptId/film',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['attempts'] } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'readAttemptFilm',
            summary: 'Read moment by moment how a finished attempt went',
            refuses: [404, 409],
          },
          params: z.strictObject({ attemptId }),
          response: { 200: attemptFilm },
        },
      },
      async (request) => {
        const { attemptId } = request.params;
        const { accountId } = signedIn(request);
        const row = await learners.attempt(attemptId);
        if (row?.status !== 'submitted' || row.learnerId !== accountId) {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        const found = await finished.whole(attemptId);
        const film = found && filmOf(found.events, found.result);
        if (!film) throw new Refused({ code: 'AttemptNotFound' });
        const itemIds = found.result.answers.map(({ itemId }) => itemId);
        await refuseHeld(context, { learner: accountId, itemIds, own: attemptId });
        return film;
      },
    );
  };
