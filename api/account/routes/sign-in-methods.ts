import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signInMethods } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { passkeysWorkAt } from '../passkey/relying-party.ts';

export const signInMethodsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { identities, googleIdentities, secondFactors, passkeys, world } = context;
    app.get(
      '/api/auth/methods',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['accounts'], beforeFactor: true } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'listSignInMethods',
            summary: 'Read what the account can be entered with',
          },
          response: { 200: signInMethods },
        },
      },
      async (request) => {
        const { accountId, account } = signedIn(request);
        const isAsked = world.settings.adminSecondFactor === true && account?.role === 'admin';
        const [identity, linkedAt, { totpSince, recoveryCodes, isDemanded }, list] =
          await Promise.all([
            identities.byAccount(accountId),
            googleIdentities.linkedAt(accountId),
            secondFactors.standing(accountId),
            passkeys.list(accountId),
          ]);
        return {
          password: identity?.passwordHash !== null,
          google: { available: world.google !== undefined, linkedAt },
          totp: { since: totpSince },
          passkeys: { available: passkeysWorkAt(world.settings.publicOrigin), list },
          recoveryCodes,
          mustSetUp: isAsked && !isDemanded,
        };
      },
    );
  };
