import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fieldCode } from '../../../domain/contracts/fields.ts';
import { quizOverview } from '../../../domain/contracts/quiz-overview.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentCaseStudies } from '../presenters/case-studies.ts';
import { presentOverview } from '../presenters/overview.ts';

export const overviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/quiz/overview/:field',
      {
        config: {
          policy: {
            auth: 'user',
            csrf: false,
            reads: ['item-bank', 'item-exposure', 'item-flags'],
          },
        },
        schema: {
          about: {
            capability: 'progress',
            operationId: 'readQuizOverview',
            summary: 'Count what the bank holds for the learner, by area and topic',
          },
          params: z.strictObject({ field: fieldCode }),
          response: { 200: quizOverview },
        },
      },
      async (request) => {
        const { field } = request.params;
        const { bank } = context;
        const { accountId } = signedIn(request);
        const [counts, candidates] = await Promise.all([
          bank.topicCounts(accountId, field),
          bank.candidates(accountId, field, null),
        ]);
        return { ...presentOverview(field, counts), ...presentCaseStudies(candidates) };
      },
    );
  };
