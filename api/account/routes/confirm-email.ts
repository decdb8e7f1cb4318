import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountCommand } from '../../../domain/account/account.ts';
import { confirmEmailBody } from '../../../domain/contracts/account.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import type { Link } from '../mail/link-store.ts';
import { takeAddress } from '../mail/take-address.ts';
import { recordOnAccount } from '../record-on-account.ts';

/** Throws `Refused` where the address is somebody's by now. */
const takenAddress = async (
  { world }: ApiContext,
  { accountId, sealedAddress }: Link,
  { token, at }: { readonly token: string; readonly at: Instant },
): Promise<string> => {
  const email = sealedAddress && (await world.vault.open(accountId, sealedAddress));
  if (!email) throw new Refused({ code: 'LinkGone' });
  const outcome = await takeAddress(world.database, { token, at, email });
  if (outcome === 'taken') throw new Refused({ code: 'EmailTaken' });
  if (outcome === 'link-gone') throw new Refused({ code: 'LinkGone' });
  return email;
};

/** What the link is for. Throws `Refused`. */
const wishOf = async (context: ApiContext, token: string): Promise<AccountCommand> => {
  const at = context.world.clock.instant();
  const verifies = await context.links.find(token, 'confirm-link', at);
  if (verifies) return { type: 'VerifyEmail', accountId: verifies.accountId, at };
  const changes = await context.links.find(token, 'change-link', at);
  if (!changes) throw new Refused({ code: 'LinkGone' });
  const email = await takenAddress(context, changes, { token, at });
  return { type: 'ChangeEmail', accountId: changes.accountId, at, email };
};

export const confirmEmailRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/email/confirm',
      {
        config: { policy: { auth: 'public', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'confirmEmail',
            summary: 'Confirm an email address by the link that was sent there',
            refuses: [404, 409, 410],
          },
          body: confirmEmailBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const command = await wishOf(context, request.body.token);
        const { accountId, type } = command;
        await recordOnAccount(context, { request, reply }, command);
        // Last: who dies before opens the same link again. Links to an old address die with it.
        await context.links.end(accountId, type === 'VerifyEmail' ? 'confirm-link' : undefined);
        return reply.code(204).send();
      },
    );
  };
