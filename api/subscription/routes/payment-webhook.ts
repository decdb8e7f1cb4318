import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../server/context.ts';
import { recordNotice } from '../record-notice.ts';

/** Far more than any message of a processor that concerns us. */
const mostBytes = 512 * 1024;

const received = z.object({ received: z.literal(true) });

const raw = z.instanceof(Uint8Array);

/**
 * Where the processor tells what happened. Signed over the bytes as they came, so they are read as
 * they are; 200 says that it is on disk, and anything else that it is to be sent again.
 */
const webhook =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    app.post(
      '/api/webhooks/payments',
      {
        bodyLimit: mostBytes,
        config: { policy: { auth: 'public', csrf: false, signed: true } },
        schema: {
          about: {
            capability: 'subscription',
            eachTime: true,
            operationId: 'receivePaymentWebhook',
            summary: 'Take what the payment processor tells, signed by it',
          },
          response: { 200: received },
        },
      },
      async ({ body, headers, id }) => {
        const bytes = raw.safeParse(body);
        const webhook = { raw: bytes.success ? bytes.data : new Uint8Array(), headers };
        const notice = await context.world.payments.notice(webhook);
        if (notice) await recordNotice(context, notice, id);
        return { received: true } as const;
      },
    );
  };

/** In a scope of its own: nothing else takes bytes as they come. */
export const paymentWebhookRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(webhook(context));
  };
