import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changeEmailBody } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { ReadModelBehind } from '../../server/unavailable.ts';
import { admitTry } from '../check-credentials.ts';
import { checkOwner } from '../check-owner.ts';
import { mustSendMail } from '../mail/must-send-mail.ts';
import { recordOnAccount } from '../record-on-account.ts';

export const changeEmailRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, throttle } = context;
    app.post(
      '/api/auth/email',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'askEmailChange',
            summary: 'Ask for another email address, by a link that is sent there',
            refuses: [403, 404, 410, 429],
          },
          body: changeEmailBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        mustSendMail(context);
        const session = signedIn(request);
        const { accountId, account: row } = session;
        if (!row) throw new ReadModelBehind('accounts');
        await checkOwner(context, session, request.body);
        const at = world.clock.instant();
        await admitTry(throttle, { kind: 'mails-of', of: accountId }, at);
        const oldEmail = await world.vault.open(accountId, row.email);
        if (oldEmail === null) throw new Refused({ code: 'PersonForgotten' });
        const { newEmail: email } = request.body;
        // Whether somebody has it is told to whoever opens the link, and to nobody else.
        const asked = { type: 'AskEmailChange', accountId, at, email, oldEmail } as const;
        await recordOnAccount(context, { request, reply }, asked);
        return reply.code(204).send();
      },
    );
  };
