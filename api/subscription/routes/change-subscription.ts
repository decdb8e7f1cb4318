import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askedOfProcessor, planBody } from '../../../domain/contracts/billing.ts';
import type { ApiContext } from '../../server/context.ts';
import { namedCommand } from '../../server/named-command.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asksProcessor } from '../asks-processor.ts';
import { runningSubscription } from '../own-subscription.ts';

const asked = { asked: true } as const;

/** What a subscriber asks of the processor; the plan changes when the processor reports it. */
export const changeSubscriptionRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    const about = { capability: 'subscription', eachTime: true } as const;
    const ofSubscription = async (request: Parameters<typeof signedIn>[0]) => {
      const { accountId } = signedIn(request);
      const { subscriptionId, version } = await runningSubscription(context, accountId);
      const named = namedCommand(world, request, accountId);
      // Asked again before anything changed is the same wish.
      const key = named ?? world.identifiers.commandOf(subscriptionId, `${request.url} ${version}`);
      return { subscriptionId, key };
    };

    app.post(
      '/api/billing/plan',
      {
        config: asksProcessor,
        schema: {
          about: {
            ...about,
            operationId: 'changePlan',
            summary: 'Change the plan: a longer one at once, a shorter one when the period ends',
            refuses: [402, 403],
          },
          body: planBody,
          response: { 202: askedOfProcessor },
        },
      },
      async (request, reply) => {
        const { plan } = request.body;
        await world.payments.changePlan({ ...(await ofSubscription(request)), plan });
        return reply.code(202).send(asked);
      },
    );

    app.post(
      '/api/billing/cancel',
      {
        config: asksProcessor,
        schema: {
          about: {
            ...about,
            operationId: 'cancelSubscription',
            summary: 'Cancel the subscription; the plan stays until the period ends',
            refuses: [403],
          },
          response: { 202: askedOfProcessor },
        },
      },
      async (request, reply) => {
        await world.payments.cancelAtEnd(await ofSubscription(request));
        return reply.code(202).send(asked);
      },
    );

    app.post(
      '/api/billing/resume',
      {
        config: asksProcessor,
        schema: {
          about: {
            ...about,
            operationId: 'resumeSubscription',
            summary: 'Take back a cancellation or a change of plan that has not come yet',
            refuses: [403],
          },
          response: { 202: askedOfProcessor },
        },
      },
      async (request, reply) => {
        await world.payments.resume(await ofSubscription(request));
        return reply.code(202).send(asked);
      },
    );
  };
