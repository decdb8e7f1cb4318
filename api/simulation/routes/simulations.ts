import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { simulationView } from '../../../domain/contracts/simulation.ts';
import { attemptId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentSimulation } from '../presenters/simulations.ts';

/** One clinical simulation, to resume it, or to walk it again once it is over. */
export const simulationsRoute =
  ({ simulations }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/simulations/:attemptId',
      {
        config: {
          policy: { auth: 'user', csrf: false, reads: ['simulations', 'scenario-revisions'] },
        },
        schema: {
          about: {
            capability: 'simulation',
            operationId: 'readSimulation',
            summary: 'Read a clinical simulation, to resume it or to walk it again',
            refuses: [404, 409],
          },
          params: z.strictObject({ attemptId }),
          response: { 200: simulationView },
        },
      },
      async (request) => {
        const row = await simulations.one(request.params.attemptId);
        const { accountId } = signedIn(request);
        if (row?.learnerId !== accountId) throw new Refused({ code: 'AttemptNotFound' });
        if (row.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
        const [scenarios, underWay] = await Promise.all([
          simulations.revisions(row.scenarios),
          simulations.underWay(accountId),
        ]);
        return presentSimulation(row, { scenarios, underWay });
      },
    );
  };
