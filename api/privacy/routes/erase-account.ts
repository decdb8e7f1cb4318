import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { OwnerProof } from '../../../domain/contracts/account.ts';
import { eraseAccountBody } from '../../../domain/contracts/privacy.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { checkOwner } from '../../account/check-owner.ts';
import { clearDeviceCookie } from '../../plugins/device-cookie.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import { clearSessionCookie } from '../../plugins/session-cookie.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refusals.ts';
import { completeErasure } from '../complete-erasure.ts';

/** Throws `Refused` unless the account's own username was typed. */
const checkTyped = async (
  { world }: ApiContext,
  { accountId, account }: SignedIn,
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
  context: ApiContext,
  session: SignedIn,
  { proof, correlationId }: { readonly proof: OwnerProof; readonly correlationId: string },
): Promise<void> => {
  const { erasures, world } = context;
  const verified = await checkOwner(context, session, proof);
  const about = { at: world.clock.instant(), correlationId };
  if (await erasures.begin(verified, about)) return;
  if (await erasures.has(session.accountId)) return;
  throw new Refused({ code: 'WrongPassword' });
};

const complete = async (
  { world, erasures, inTurn }: ApiContext,
  { accountId }: SignedIn,
  correlationId: string,
): Promise<void> => {
  const commandId = world.identifiers.commandOf(accountId, 'erase account');
  const meta = { actor: accountId, subject: accountId, commandId, correlationId };
  await inTurn(accountStream(accountId), () =>
    completeErasure({ ...world, erasures }, accountId, meta),
  );
};

export const eraseAccountRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { publicOrigin } = context.world.settings;
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
        await begin(context, session, { proof, correlationId: request.id });
        // It is begun for good: what fails from here on is made up for by a reaction.
        await complete(context, session, request.id).catch((error: unknown) => {
          request.log.warn({ err: loggedError(error) }, 'An erasure is left to its reaction');
        });
        clearSessionCookie(reply, publicOrigin);
        clearDeviceCookie(reply, publicOrigin);
        context.ownWrites.forget(reply);
        return reply.code(204).send();
      },
    );
  };
