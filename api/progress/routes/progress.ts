import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { progress } from '../../../domain/contracts/progress.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersDay } from '../../server/learners-now.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentProgress } from '../presenters/progress.ts';

export const progressRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/progress',
      {
        config: {
          policy: { auth: 'user', csrf: false, reads: ['accounts', 'progress', 'topic-mastery'] },
        },
        schema: {
          about: {
            capability: 'progress',
            operationId: 'readProgress',
            summary: 'Read streak, scores and study time',
          },
          response: { 200: progress },
        },
        // The presenter names every field, and this route is asked most of all.
        serializerCompiler: () => JSON.stringify,
      },
      async (request) => {
        const session = signedIn(request);
        const standing = await context.learners.standing(session.accountId);
        return presentProgress(standing, learnersDay(session, context.world.clock.instant()));
      },
    );
  };
