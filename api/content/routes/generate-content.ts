import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentDetail, generateContentBody } from '../../../domain/contracts/content.ts';
import type { ApiContext } from '../../server/context.ts';
import { makeContent } from '../make-content.ts';

export const generateContentRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/generate-content',
      {
        config: { policy: { auth: 'admin', csrf: true, ofTesters: true } },
        schema: {
          about: {
            capability: 'content',
            operationId: 'generateContent',
            summary: 'Have a quiz, an exam or flashcards made of a topic, as a draft',
            refuses: [404],
          },
          body: generateContentBody,
          response: { 200: contentDetail },
        },
      },
      (request, reply) => makeContent(context, { request, reply }, request.body),
    );
  };
