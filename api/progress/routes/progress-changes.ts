import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changesQuery, progressChanges } from '../../../domain/contracts/time-travel.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { learnersPast, pastReads } from '../../time-travel/learners-past.ts';
import { presentChanges } from '../presenters/changes.ts';

export const progressChangesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/progress/changes',
      {
        config: { policy: { auth: 'user', csrf: false, reads: pastReads } },
        schema: {
          about: {
            capability: 'progress',
            operationId: 'readProgressChanges',
            summary: 'Read what changed since a day',
          },
          querystring: changesQuery,
          response: { 200: progressChanges },
        },
      },
      async (request) => {
        const wanted = { day: request.query.since, field: 'since' };
        const past = await learnersPast(context, signedIn(request), wanted);
        return presentChanges(context.world.timeTravel, past);
      },
    );
  };
