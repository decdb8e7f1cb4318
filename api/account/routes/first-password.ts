import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { firstPasswordBody } from '../../../domain/contracts/sign-in.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { ownersNames } from '../owners-names.ts';
import { recordOnAccount } from '../record-on-account.ts';

/** Who has no password yet, as Google has just confirmed for this session. Throws `Refused`. */
const mustBeOwner = async (
  { identities, sessions, world }: ApiContext,
  { id, accountId }: SignedIn,
): Promise<void> => {
  const identity = await identities.byAccount(accountId);
  if (identity?.passwordHash !== null) throw new Refused({ code: 'PasswordSetAlready' });
  const confirmed = await sessions.takeConfirmation(id, world.clock.instant());
  if (!confirmed) throw new Refused({ code: 'ConfirmFirst' });
};

export const firstPasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.post(
      '/api/auth/password/first',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'setFirstPassword',
            summary: 'Set a password where there is none, after Google has confirmed who it is',
            refuses: [404, 409],
          },
          body: firstPasswordBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        const { newPassword: password } = request.body;
        const names = await ownersNames(context, session);
        checkNewPassword(world.passwords, { field: 'newPassword', password, names });
        await mustBeOwner(context, session);
        const passwordHash = await world.passwords.hash(password);
        if (!(await context.googleIdentities.setFirstPassword(accountId, passwordHash))) {
          throw new Refused({ code: 'PasswordSetAlready' });
        }
        const at = world.clock.instant();
        const changed = { type: 'ChangePassword', accountId, at } as const;
        await recordOnAccount(context, { request, reply }, changed);
        return reply.code(204).send();
      },
    );
  };
