import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { referralStats } from '../../../domain/contracts/referral-stats.ts';
import { creditLeft } from '../../../domain/subscription/credit.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { subscriptionOf } from '../../subscription/own-subscription.ts';
import { presentReferralStats } from '../presenters/referral-stats.ts';

export const referralStatsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/referrals/stats',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts', 'referrals'] } },
        schema: {
          about: {
            capability: 'referral',
            operationId: 'getReferralStats',
            summary: "Tell who joined by the learner's code, and what it earned",
          },
          response: { 200: referralStats },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const [standing, plan] = await Promise.all([
          context.referrals.standing(accountId),
          subscriptionOf(context, accountId),
        ]);
        const now = context.world.clock.instant();
        return presentReferralStats(standing, { now, creditLeftCents: creditLeft(plan) });
      },
    );
  };
