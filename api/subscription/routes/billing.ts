import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { billing, planBody } from '../../../domain/contracts/billing.ts';
import { subscriptionStream } from '../../../domain/kernel/ids.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import type { Subscription } from '../../../domain/subscription/subscription-state.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { bonusDaysOf, isTester, refuseTester, subscriptionOf } from '../own-subscription.ts';
import { presentBilling } from '../presenters/billing.ts';

/** The seats of an account stand in the streams of its schools: its read model brings them. */
const withSeats = (state: Subscription, { account }: SignedIn): Subscription => ({
  ...state,
  held: { ...state.held, seats: account?.plans.seats ?? [] },
});

/** How an account stands with its plan. */
export const billingRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;

    app.get(
      '/api/billing',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'subscription',
            operationId: 'readBilling',
            summary: 'Read how the account stands with its plan',
          },
          response: { 200: billing },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const [state, isSample, bonusDays] = await Promise.all([
          subscriptionOf(context, accountId),
          isTester(context, accountId),
          bonusDaysOf(context, accountId),
        ]);
        return presentBilling(withSeats(state, signedIn(request)), {
          now: world.clock.instant(),
          processor: world.payments.name,
          isSample: isSample === true,
          bonusDays,
        });
      },
    );

    app.post(
      '/api/billing/trial',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'subscription',
            operationId: 'startTrial',
            summary: 'Start the free trial of Pro, without a card',
          },
          body: planBody,
          response: { 200: billing },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        await refuseTester(context, accountId);
        const at = world.clock.instant();
        const { plan } = request.body;
        const bonusDays = await bonusDaysOf(context, accountId);
        const { state } = await carryOut(
          context,
          { request, reply },
          {
            decider: subscription,
            stream: subscriptionStream(accountId),
            command: { type: 'StartTrial', accountId, at, plan, bonusDays },
            actor: accountId,
          },
        );
        return presentBilling(withSeats(state, signedIn(request)), {
          now: at,
          processor: world.payments.name,
          isSample: false,
          bonusDays,
        });
      },
    );
  };
