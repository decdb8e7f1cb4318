import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { laboratoryValues } from '../../../domain/bank/facts/laboratory/laboratory-values.ts';
import { laboratoryValueList } from '../../../domain/contracts/laboratory.ts';
import type { ApiContext } from '../../server/context.ts';

/** The reference ranges a learner may look into while working on a question. */
export const laboratoryValuesRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/laboratory-values',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'listLaboratoryValues',
            summary: 'List the reference values shown beside an exam',
          },
          response: { 200: laboratoryValueList },
        },
      },
      async () => [...laboratoryValues],
    );
  };
