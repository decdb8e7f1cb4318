import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { publicConfig } from '../../../domain/contracts/config.ts';
import { productName } from '../../../domain/contracts/product.ts';
import type { ApiContext } from '../context.ts';
import { Refused } from '../refusals.ts';

const paymentsOf = ({ name, publishableKey }: ApiContext['world']['payments']) => ({
  processor: name,
  publishableKey,
  notice: name === 'sandbox' ? 'Sandbox: no money moves' : null,
});

export const configRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/config',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'operations',
            operationId: 'readConfig',
            summary: 'Read what this installation offers',
          },
          response: { 200: publicConfig },
        },
      },
      async () => ({
        product: productName,
        testMode: context.world.settings.testMode !== undefined,
        google: { enabled: false, reason: 'Sign-in with Google is not set up here.' },
        mail: context.world.mail.way,
        ...(await context.bank.total()),
        payments: paymentsOf(context.world.payments),
      }),
    );

    app.get(
      '/api/auth/google',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'startGoogleSignIn',
            summary: 'Sign in with Google, where it is set up',
            refuses: [404],
          },
          response: { 302: z.undefined().describe('Goes to Google.') },
        },
      },
      async () => {
        throw new Refused({ code: 'GoogleNotConfigured' });
      },
    );
  };
