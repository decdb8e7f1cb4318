import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type TutorProvider, tutorStarters } from '../../../domain/contracts/tutor.ts';
import type { ApiContext } from '../../server/context.ts';
import { readerOf } from '../reader.ts';
import { startersFor } from '../study-topics.ts';

/** What a conversation could begin with. */
export const startersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const isModelSetUp = context.world.settings.model !== undefined;
    app.get(
      '/api/tutor/starters',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: false,
            reads: ['accounts', 'item-bank', 'item-exposure', 'topic-mastery'],
          },
        },
        schema: {
          about: {
            capability: 'tutor',
            operationId: 'listTutorStarters',
            summary: 'List topics to begin with: weak ones, else the main ones of the field',
          },
          response: { 200: tutorStarters },
        },
      },
      async (request) => {
        const provider: TutorProvider = isModelSetUp ? 'openai' : 'built-in';
        return { provider, ...(await startersFor(context, readerOf(request))) };
      },
    );
  };
