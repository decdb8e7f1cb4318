import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { evidence, evidenceParams, evidenceQuery } from '../../../domain/contracts/evidence.ts';
import { formulaOf } from '../../../domain/evidence/registry.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { learnersPast, pastReads } from '../../time-travel/learners-past.ts';
import { presentEvidence } from '../presenters/evidence.ts';

export const evidenceRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/evidence/:figure',
      {
        config: { policy: { auth: 'user', csrf: false, reads: pastReads } },
        schema: {
          about: {
            capability: 'evidence',
            operationId: 'readEvidence',
            summary: 'Read the events a figure is counted from',
            refuses: [404],
          },
          params: evidenceParams,
          querystring: evidenceQuery,
          response: { 200: evidence },
        },
      },
      async (request) => {
        const { figure } = request.params;
        const formula = formulaOf(figure);
        if (!formula) throw new Refused({ code: 'NotFound' });
        const { asOf, ...page } = request.query;
        const past = await learnersPast(context, signedIn(request), { day: asOf, field: 'asOf' });
        return presentEvidence({ figure, formula, ...page }, past);
      },
    );
  };
