import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { account, type ProfileChanges } from '../../domain/account/account.ts';
import { type UpdateUserBody, updateUserBody, user } from '../../domain/contracts/account.ts';
import { accountStream } from '../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, signedIn } from '../context.ts';
import { currentUser } from '../identity/current-user.ts';
import type { SignedIn } from '../plugins/policy.ts';

/** The event holds both names: the one that stays is opened and sealed anew. */
const nameOf = async (
  { world }: ApiContext,
  { accountId, account: row }: SignedIn,
  { firstName, lastName }: UpdateUserBody,
): Promise<ProfileChanges['name']> => {
  if (firstName === undefined && lastName === undefined) return undefined;
  const kept = async (sealed: string | undefined) =>
    (sealed && (await world.vault.open(accountId, sealed))) || '';
  return {
    firstName: firstName ?? (await kept(row?.firstName)),
    lastName: lastName ?? (await kept(row?.lastName)),
  };
};

export const updateUserRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/api/auth/user',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: { body: updateUserBody, response: { 200: user } },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        const { healthcareField: field, timeZone, extraTime } = request.body;
        const name = await nameOf(context, session, request.body);
        const at = context.world.clock.instant();
        const { position } = await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(accountId),
            command: { type: 'UpdateProfile', accountId, at, field, timeZone, extraTime, name },
            actor: accountId,
          },
        );
        return currentUser(context, accountId, position);
      },
    );
  };
