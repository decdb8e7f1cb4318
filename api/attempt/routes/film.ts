import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AttemptEvent } from '../../../domain/attempt/events.ts';
import { filmOf } from '../../../domain/attempt/film.ts';
import { resultAfter } from '../../../domain/attempt/rescoring.ts';
import { attemptFilm } from '../../../domain/contracts/film.ts';
import { readEvent } from '../../../domain/events/registry.ts';
import { attemptId, attemptStream } from '../../../domain/kernel/ids.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { Refused } from '../../server/refusals.ts';

/** A past attempt as its own stream tells it; while it is open there is none to see. */
export const filmRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { learners, world } = context;
    app.get(
      '/api/attempts/:attemptId/film',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['attempts', 'rescorings'] } },
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
        const found = await learners.attempt(attemptId);
        const result = found?.value.result;
        if (!result || result.learnerId !== accountId) {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        const recorded = await world.commands.log.readStream(attemptStream(attemptId));
        const events = recorded.map((event) => readEvent(event) as unknown as AttemptEvent);
        const film = filmOf(events, found.rescorings.reduce(resultAfter, result));
        if (!film) throw new Refused({ code: 'AttemptNotFound' });
        const itemIds = result.answers.map(({ itemId }) => itemId);
        await refuseHeld(context, { learner: accountId, itemIds, own: attemptId });
        return film;
      },
    );
  };
