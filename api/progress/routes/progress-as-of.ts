import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dayParams, progressAsOf } from '../../../domain/contracts/time-travel.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { learnersPast, pastReads } from '../../time-travel/learners-past.ts';
import { presentAsOf } from '../presenters/as-of.ts';

export const progressAsOfRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/progress/as-of/:day',
      {
        config: {
          policy: { auth: 'user', csrf: false, needs: 'pastDays', reads: pastReads },
        },
        schema: {
          about: {
            capability: 'progress',
            operationId: 'readProgressAsOf',
            summary: 'Read the progress as it was at the end of a day',
          },
          params: dayParams,
          response: { 200: progressAsOf },
        },
      },
      async (request) => {
        const wanted = { day: request.params.day, field: 'day' };
        const past = await learnersPast(context, signedIn(request), wanted);
        return presentAsOf(context.world.timeTravel, past);
      },
    );
  };
