import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { portalPage } from '../../../domain/contracts/billing.ts';
import { latestOf } from '../../../domain/subscription/subscription-state.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asksProcessor } from '../asks-processor.ts';
import { refuseTester, subscriptionOf } from '../own-subscription.ts';

/** Where a customer of the processor changes the card. */
export const billingPortalRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.post(
      '/api/billing/portal',
      {
        config: asksProcessor,
        schema: {
          about: {
            capability: 'subscription',
            eachTime: true,
            operationId: 'openBillingPortal',
            summary: 'Open the page where the card is changed',
            refuses: [403],
          },
          response: { 200: portalPage },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseTester(context, accountId);
        const latest = latestOf(await subscriptionOf(context, accountId));
        if (!latest) throw new Refused({ code: 'NotSubscribed' });
        const { customerId } = latest;
        const returnUrl = `${world.settings.publicOrigin}/settings`;
        return { url: await world.payments.portal({ customerId, returnUrl }) };
      },
    );
  };
