import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { emailStanding } from '../../../domain/contracts/account.ts';
import { mended } from '../../../domain/kernel/text.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';
import { admitTry } from '../check-credentials.ts';
import { mustSendMail } from '../mail/must-send-mail.ts';

export const emailRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, mails, throttle } = context;
    app.get(
      '/api/auth/email',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'readEmail',
            summary: 'Read the email address and whether it is confirmed',
          },
          response: { 200: emailStanding },
        },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        if (!account) throw new ReadModelBehind('accounts');
        const email = await world.vault.open(accountId, account.email);
        const canSend = world.mail.way !== 'none';
        return { email: email && mended(email), verified: account.emailVerified, canSend };
      },
    );

    app.post(
      '/api/auth/email/confirmation',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'askEmailConfirmation',
            summary: 'Send the link that confirms the email address again',
            refuses: [404, 429],
          },
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        mustSendMail(context);
        const { accountId, account } = signedIn(request);
        if (account?.emailVerified) return reply.code(204).send();
        const at = world.clock.instant();
        await admitTry(throttle, { kind: 'mails-of', of: accountId }, at);
        const id = world.identifiers.command();
        await mails.add({ id, kind: 'confirm-link', accountId, at });
        return reply.code(204).send();
      },
    );
  };
