import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { eraseAccountBody, eraseSuspendedBody } from '../../../domain/contracts/privacy.ts';
import { type AccountId, accountStream } from '../../../domain/kernel/ids.ts';
import type { AccountRow } from '../../../projectors/accounts/accounts.ts';
import { checkOwner } from '../../account/check-owner.ts';
import type { Identity } from '../../account/identity-store.ts';
import { ownerOfSuspended } from '../../account/owner-of-suspended.ts';
import { clearDeviceCookie } from '../../plugins/device-cookie.ts';
import { clearSessionCookie } from '../../plugins/session-cookie.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { noContent } from '../../server/no-content.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { completeErasure } from '../complete-erasure.ts';

type Typed = {
  readonly accountId: AccountId;
  readonly account: Pick<AccountRow, 'username'> | undefined;
};

/** Throws `Refused` unless the account's own username was typed. */
const checkTyped = async (
  { world }: ApiContext,
  { accountId, account }: Typed,
  typed: string,
): Promise<void> => {
  const username = account && (await world.vault.open(accountId, account.username));
  // Another tab was faster.
  if (username === null) throw new Refused({ code: 'SignedOut' });
  const isIt = username?.toLowerCase() === typed.trim().toLowerCase();
  if (!isIt) throw new Refused({ code: 'NotConfirmed' });
};

/** Another tab may have been faster: then it is begun all the same. Throws `Refused`. */
const begin = async (
  { world, erasures }: ApiContext,
  verified: Identity,
  correlationId: string,
): Promise<void> => {
  if (await erasures.begin(verified, { at: world.clock.instant(), correlationId })) return;
  if (await erasures.has(verified.accountId)) return;
  throw new Refused({ code: 'WrongPassword' });
};

const complete = async (
  { world, erasures, inTurn }: ApiContext,
  accountId: AccountId,
  correlationId: string,
): Promise<void> => {
  const commandId = world.identifiers.commandOf(accountId, 'erase account');
  const meta = { actor: accountId, subject: accountId, commandId, correlationId };
  await inTurn(accountStream(accountId), () =>
    completeErasure({ ...world, erasures }, accountId, meta),
  );
};

/** From its beginning on it is for good: what fails after that is made up for by a reaction. */
const erase = async (
  context: ApiContext,
  { request, reply }: Exchange,
  verified: Identity,
): Promise<void> => {
  const { publicOrigin } = context.world.settings;
  await begin(context, verified, request.id);
  await complete(context, verified.accountId, request.id).catch((error: unknown) => {
    request.log.warn({ err: loggedError(error) }, 'An erasure is left to its reaction');
  });
  clearSessionCookie(reply, publicOrigin);
  clearDeviceCookie(reply, publicOrigin);
  context.ownWrites.forget(reply);
};

export const eraseAccountRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/privacy/erasure',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'privacy',
            eachTime: true,
            operationId: 'eraseAccount',
            summary: 'Erase the account for good',
            refuses: [403, 429],
          },
          body: eraseAccountBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { confirmation, ...proof } = request.body;
        await checkTyped(context, session, confirmation);
        await erase(context, { request, reply }, await checkOwner(context, session, proof));
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/privacy/suspended/erasure',
      {
        config: { policy: { auth: 'public', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'privacy',
            eachTime: true,
            operationId: 'eraseSuspendedAccount',
            summary: 'Erase a suspended account for good, right after its owner was told of it',
            refuses: [401, 404],
          },
          body: eraseSuspendedBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const verified = await ownerOfSuspended(context, { request });
        const { accountId } = verified;
        const account = await context.learners.account(accountId);
        await checkTyped(context, { accountId, account }, request.body.confirmation);
        await erase(context, { request, reply }, verified);
        return reply.code(204).send();
      },
    );
  };
