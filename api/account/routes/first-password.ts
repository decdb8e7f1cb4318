import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { account } from '../../../domain/account/account.ts';
import { firstPasswordBody } from '../../../domain/contracts/sign-in.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refusals.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { ownersNames } from '../owners-names.ts';

export const firstPasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, identities, sessions } = context;
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
        const identity = await identities.byAccount(accountId);
        if (identity?.passwordHash !== null) throw new Refused({ code: 'PasswordSetAlready' });
        const confirmed = await sessions.takeConfirmation(session.id, world.clock.instant());
        if (!confirmed) throw new Refused({ code: 'ConfirmFirst' });
        const passwordHash = await world.passwords.hash(password);
        if (!(await context.googleIdentities.setFirstPassword(accountId, passwordHash))) {
          throw new Refused({ code: 'PasswordSetAlready' });
        }
        const at = world.clock.instant();
        await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(accountId),
            command: { type: 'ChangePassword', accountId, at },
            actor: accountId,
            eachTime: true,
          },
        );
        return reply.code(204).send();
      },
    );
  };
