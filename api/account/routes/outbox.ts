import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outboxList } from '../../../domain/contracts/mail.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';

export const outboxRoute =
  ({ world }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/outbox',
      {
        // Whoever reads it can open the links of everybody.
        config: { policy: { auth: 'operator', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'listOutbox',
            summary: 'List the mail of a product that sends none',
            refuses: [404],
          },
          response: { 200: outboxList },
        },
      },
      async () => {
        if (world.mail.way !== 'outbox') throw new Refused({ code: 'NotFound' });
        return [...world.mail.outbox()];
      },
    );
  };
