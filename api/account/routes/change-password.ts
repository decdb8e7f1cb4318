import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changePasswordBody } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { ownersNames } from '../owners-names.ts';
import { recordOnAccount } from '../record-on-account.ts';
import { startSession } from '../start-session.ts';

export const changePasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, identities } = context;
    app.post(
      '/api/auth/password',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            answersWith: ['Set-Cookie'],
            operationId: 'changePassword',
            summary: 'Change the password and sign out everywhere else',
            refuses: [404],
          },
          body: changePasswordBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        const { newPassword } = request.body;
        const names = await ownersNames(context, session);
        checkNewPassword(world.passwords, { field: 'newPassword', password: newPassword, names });
        const verified = await checkOwnPassword(context, session, request.body);
        const passwordHash = await world.passwords.hash(newPassword);
        if (!(await identities.changePassword(verified, passwordHash))) {
          throw new Refused({ code: 'WrongPassword' });
        }
        await startSession(context, { request, reply }, { accountId, passwordHash });
        const at = world.clock.instant();
        const changed = { type: 'ChangePassword', accountId, at } as const;
        await recordOnAccount(context, { request, reply }, changed);
        return reply.code(204).send();
      },
    );
  };
