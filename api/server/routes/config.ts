import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { publicConfig } from '../../../domain/contracts/config.ts';
import { productName } from '../../../domain/contracts/product.ts';
import { googleMissing } from '../../account/sign-in-refusals.ts';
import { currentSettings } from '../../settings/current-settings.ts';
import type { ApiContext } from '../context.ts';

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
        google: context.world.google
          ? { enabled: true, reason: null }
          : { enabled: false, reason: googleMissing },
        mail: context.world.mail.way,
        ...(await context.bank.total()),
        studyAids:
          context.world.settings.model === undefined ? ('built-in' as const) : ('openai' as const),
        freeFlashcardsPerDay: (await currentSettings(context)).freeFlashcardsPerDay,
        payments: paymentsOf(context.world.payments),
      }),
    );
  };
