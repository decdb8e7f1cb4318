import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answeredTerm,
  answerTermBody,
  startedTermsQuiz,
  startTermsQuizBody,
} from '../../../domain/contracts/terminology-study.ts';
import { termsQuizId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { answerTerm, startTermsQuiz } from '../quiz-of-terms.ts';

/** Quizzes of terms, dealt and scored here. */
export const termsQuizRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/terminology/quizzes',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['term-progress'] } },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'startTermsQuiz',
            summary: 'Start a quiz of ten random terms',
            refuses: [404, 409],
          },
          body: startTermsQuizBody,
          response: { 201: startedTermsQuiz },
        },
      },
      async (request, reply) => {
        const quiz = await startTermsQuiz(context, { request, reply }, request.body);
        return reply.code(201).send(quiz);
      },
    );

    app.post(
      '/api/terminology/quizzes/:id/answers',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'answerTerm',
            summary: 'Answer one term of a quiz, and hear which definition is right',
            refuses: [404, 409],
          },
          params: z.strictObject({ id: termsQuizId }),
          body: answerTermBody,
          response: { 200: answeredTerm },
        },
      },
      (request, reply) =>
        answerTerm(context, { request, reply }, { ...request.params, ...request.body }),
    );
  };
