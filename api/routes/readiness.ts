import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readinessView } from '../../domain/contracts/readiness.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { presentReadiness } from '../presenters/readiness.ts';

export const readinessRoute =
  ({ readiness }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/readiness',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['readiness', 'accounts'] } },
        schema: { response: { 200: readinessView } },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        return presentReadiness(account?.field ?? null, await readiness.estimates(accountId));
      },
    );
  };
