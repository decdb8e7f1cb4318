import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { extendPlanBody, grantPlanBody } from '../../../domain/contracts/admin.ts';
import { accountId, subscriptionStream } from '../../../domain/kernel/ids.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { changeAccount } from '../change-account.ts';

const policy = { auth: 'admin', csrf: true, reads: ['accounts'], ofTesters: true } as const;
const params = z.strictObject({ accountId });
const response = { 204: noContent };

/** What plan somebody has without payment, with a reason that stays in the log. */
export const planRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const at = () => context.world.clock.instant();

    app.post(
      '/api/admin/users/:accountId/plan',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'grantPlan',
            summary: 'Give an account a plan without payment, or take it back',
            refuses: [404],
          },
          params,
          body: grantPlanBody,
          response,
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const command = {
          type: 'GrantPlan',
          accountId: subject,
          at: at(),
          ...request.body,
        } as const;
        const wish = {
          subject,
          decider: subscription,
          stream: subscriptionStream(subject),
          command,
        };
        await changeAccount(context, { request, reply }, wish);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/users/:accountId/plan/extension',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'extendPlan',
            summary: 'Extend the plan of an account by some days, without payment',
            refuses: [404, 409],
          },
          params,
          body: extendPlanBody,
          response,
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const command = {
          type: 'ExtendPlan',
          accountId: subject,
          at: at(),
          ...request.body,
        } as const;
        const wish = {
          subject,
          decider: subscription,
          stream: subscriptionStream(subject),
          command,
        };
        await changeAccount(context, { request, reply }, wish);
        return reply.code(204).send();
      },
    );
  };
