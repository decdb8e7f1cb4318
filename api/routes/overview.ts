import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { areaName } from '../../domain/blueprints/blueprints.ts';
import { fieldCode } from '../../domain/contracts/fields.ts';
import { quizOverview } from '../../domain/contracts/quiz.ts';
import { type ApiContext, signedIn } from '../context.ts';

export const overviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/overview/:field',
      {
        config: {
          policy: { auth: 'user', csrf: false, reads: ['item-bank', 'item-exposure'] },
        },
        schema: { params: z.strictObject({ field: fieldCode }), response: { 200: quizOverview } },
      },
      async (request) => {
        const { field } = request.params;
        const counts = await context.bank.areaCounts(signedIn(request).accountId, field);
        return {
          healthcareField: field,
          questions: counts.reduce((sum, { questions }) => sum + questions, 0),
          unseen: counts.reduce((sum, { unseen }) => sum + unseen, 0),
          areas: counts.map(({ exam, area, questions }) => ({
            name: areaName(exam, area),
            questions,
          })),
        };
      },
    );
  };
