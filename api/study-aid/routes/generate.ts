import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  generateAidBody,
  generatedAid,
  topicSuggestions,
} from '../../../domain/contracts/study-aids.ts';
import { line } from '../../../domain/kernel/text.ts';
import type { ApiContext } from '../../server/context.ts';
import { makeStudyAid } from '../make-aid.ts';

/** As many as a list under a field shows. */
const mostSuggestions = 8;

export const generateAidRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/study-aids/generate',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'generateStudyAid',
            summary: 'Make a study aid of a topic by one of fourteen methods',
            refuses: [404, 409, 429],
          },
          body: generateAidBody,
          response: { 200: generatedAid },
        },
      },
      (request, reply) => makeStudyAid(context, { request, reply }, request.body),
    );

    app.get(
      '/api/study-aids/topics',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'suggestTopics',
            summary: 'Suggest topics of the knowledge base while one is typed',
          },
          querystring: z.strictObject({ search: line({ max: 120 }) }),
          response: { 200: topicSuggestions },
        },
      },
      async ({ query: { search } }) => {
        const topics = await context.world.generator.suggest(search, mostSuggestions);
        return { topics: [...topics] };
      },
    );
  };
