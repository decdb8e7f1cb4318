import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { begunSubscription, planBody } from '../../../domain/contracts/billing.ts';
import { planPrices } from '../../../domain/contracts/plans.ts';
import { subscriptionStream } from '../../../domain/kernel/ids.ts';
import { customerOf } from '../../../domain/subscription/credit.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asksProcessor } from '../asks-processor.ts';
import { refuseTester } from '../own-subscription.ts';

/**
 * Begins to pay for a plan. The checkout is written down first and named by the processor's
 * subscription: a second tab, a repeated request and a crash between the two come to the same one.
 */
export const createSubscriptionRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.post(
      '/api/create-subscription',
      {
        config: asksProcessor,
        schema: {
          about: {
            capability: 'subscription',
            operationId: 'createSubscription',
            summary: 'Begin to pay for a plan',
            refuses: [402, 403],
          },
          body: planBody,
          response: { 200: begunSubscription },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        await refuseTester(context, accountId);
        const { plan } = request.body;
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: subscription,
            stream: subscriptionStream(accountId),
            command: {
              type: 'StartCheckout',
              accountId,
              at: world.clock.instant(),
              plan,
              checkoutId: world.identifiers.command(),
            },
            actor: accountId,
          },
        );
        // Another tab may have begun another plan since this request was sent the first time.
        if (state.checkout?.plan !== plan) throw new Refused({ code: 'CheckoutReplaced' });
        const { checkoutId, replaces } = state.checkout;
        const payer = { accountId, customerId: customerOf(state) };
        if (replaces) await world.payments.abandon({ ...payer, ...replaces });
        const begun = await world.payments.begin({ ...payer, checkoutId, plan });
        return {
          ...begun,
          plan,
          priceCents: planPrices[plan].cents,
          processor: world.payments.name,
        };
      },
    );
  };
