import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { account } from '../../domain/account/account.ts';
import { type ChangePasswordBody, changePasswordBody } from '../../domain/contracts/account.ts';
import { type AccountId, accountStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { admitTry } from '../identity/check-credentials.ts';
import type { Identity } from '../identity/identity-store.ts';
import { startSession } from '../identity/start-session.ts';
import type { ThrottleKey } from '../identity/throttle.ts';
import { noContent } from '../presenters/no-content.ts';
import { Refused } from '../refusals.ts';

/** Shares its count with sign-in: a stolen session is no way around the throttle. */
const checkPassword = async (
  { identities, throttle, world }: ApiContext,
  accountId: AccountId,
  { currentPassword }: ChangePasswordBody,
): Promise<Identity> => {
  const keys: ThrottleKey[] = [{ kind: 'account', of: accountId }];
  await admitTry(throttle, keys, world.clock.instant());
  const identity = await identities.byAccount(accountId);
  const matches = await world.passwords.verify(currentPassword, identity?.passwordHash);
  if (!identity || !matches) throw new Refused({ code: 'WrongPassword' });
  await throttle.succeeded(keys);
  return identity;
};

export const changePasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, identities } = context;
    app.post(
      '/api/auth/password',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { body: changePasswordBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { newPassword } = request.body;
        if (world.passwords.isCommon(newPassword)) {
          throw new Refused({ code: 'CommonPassword', field: 'newPassword' });
        }
        const verified = await checkPassword(context, accountId, request.body);
        const passwordHash = await world.passwords.hash(newPassword);
        if (!(await identities.changePassword(verified, passwordHash))) {
          throw new Refused({ code: 'WrongPassword' });
        }
        await startSession(context, { request, reply }, { accountId, passwordHash });
        const command = { accountId, at: world.clock.instant() };
        await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(accountId),
            command: { type: 'ChangePassword', ...command },
            actor: accountId,
            eachTime: true,
          },
        );
        return reply.code(204).send();
      },
    );
  };
