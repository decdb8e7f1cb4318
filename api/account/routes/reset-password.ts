import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { resetPasswordBody } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { ownersNames } from '../owners-names.ts';
import { recordOnAccount } from '../record-on-account.ts';

/** Whose link it is, looked at before a password is hashed. Throws `Refused`. */
const ownerOf = async ({ links, world }: ApiContext, token: string) => {
  const link = await links.find(token, 'reset-link', world.clock.instant());
  if (!link) throw new Refused({ code: 'LinkGone' });
  return link.accountId;
};

export const resetPasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, identities, learners } = context;
    app.post(
      '/api/auth/password/reset',
      {
        config: { policy: { auth: 'public', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'resetPassword',
            summary: 'Set a new password by the link in a mail',
            refuses: [404, 410],
          },
          body: resetPasswordBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { token, newPassword } = request.body;
        const owner = { accountId: await ownerOf(context, token) };
        const row = await learners.account(owner.accountId);
        const names = await ownersNames(context, { ...owner, account: row });
        checkNewPassword(world.passwords, { field: 'newPassword', password: newPassword, names });
        const passwordHash = await world.passwords.hash(newPassword);
        const at = world.clock.instant();
        const accountId = await identities.resetPassword(token, at, passwordHash);
        if (!accountId) throw new Refused({ code: 'LinkGone' });
        await recordOnAccount(
          context,
          { request, reply },
          { type: 'ResetPassword', accountId, at },
        );
        return reply.code(204).send();
      },
    );
  };
