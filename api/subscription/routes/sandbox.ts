import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  askedOfProcessor,
  sandboxCardBody,
  sandboxPayment,
  sandboxPaymentBody,
} from '../../../domain/contracts/billing.ts';
import type { SandboxTill } from '../../../domain/ports/payments.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asksProcessor } from '../asks-processor.ts';
import { refuseTester } from '../own-subscription.ts';

/** The form of the sandbox processor: test cards alone, and no money moves. */
export const sandboxRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const about = { capability: 'subscription', eachTime: true } as const;
    const till = (): SandboxTill => {
      const { sandbox } = context.world;
      if (!sandbox) throw new Refused({ code: 'NotFound' });
      return sandbox;
    };

    app.post(
      '/api/sandbox/payments',
      {
        config: asksProcessor,
        schema: {
          about: {
            ...about,
            operationId: 'paySandbox',
            summary: 'Pay a checkout of the sandbox with a test card',
            refuses: [402, 403, 404],
          },
          body: sandboxPaymentBody,
          response: { 200: sandboxPayment },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseTester(context, accountId);
        const status = await till().pay({ accountId, ...request.body });
        return { status };
      },
    );

    app.post(
      '/api/sandbox/card',
      {
        config: asksProcessor,
        schema: {
          about: {
            ...about,
            operationId: 'replaceSandboxCard',
            summary: 'Give the sandbox another test card, which pays what is due',
            refuses: [402, 403, 404],
          },
          body: sandboxCardBody,
          response: { 202: askedOfProcessor },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        await refuseTester(context, accountId);
        await till().replaceCard({ accountId, card: request.body.card });
        return reply.code(202).send({ asked: true });
      },
    );
  };
