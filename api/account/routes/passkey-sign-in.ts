import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { passkeyOptions, passkeySignInBody } from '../../../domain/contracts/passkeys.ts';
import type { ApiContext } from '../../server/context.ts';
import { currentUser } from '../current-user.ts';
import { assertion, keepChallenge } from '../passkey/challenges.ts';
import { checkPasskey } from '../passkey/check-passkey.ts';
import { relyingParty } from '../passkey/relying-party.ts';
import { webAuthn } from '../passkey/web-authn.ts';
import { signIn } from '../sign-in.ts';
import { signInAbout, signInConfig } from '../sign-in-about.ts';

/** A minute and address: behind one there may be a school. */
const mostStarts = 120;

/** In by a passkey alone: the device asks for a finger, a face or its code, so it is two proofs in one. */
export const passkeySignInRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    const config = {
      ...signInConfig,
      rateLimit: { max: mostStarts, timeWindow: '1 minute' },
    } as const;

    app.post(
      '/api/login/passkey/options',
      {
        config,
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'beginPasskeySignIn',
            summary: 'Begin to sign in by a passkey',
            refuses: [404, 429],
          },
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const { id: rpID } = relyingParty(world);
        const { generateAuthenticationOptions } = await webAuthn();
        const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
        const asked = { kind: assertion, challenge: options.challenge, data: {} };
        await keepChallenge(context, { request, reply }, asked);
        return { ...options };
      },
    );

    app.post(
      '/api/login/passkey',
      {
        config,
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'signInByPasskey',
            summary: 'Sign in by a passkey',
            refuses: [401, 403, 404, 429],
          },
          body: passkeySignInBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const identity = await checkPasskey(context, { request }, request.body);
        const entrant = { identity, method: 'passkey', shown: 'passkey' } as const;
        const position = await signIn(context, { request, reply }, entrant);
        return currentUser(context, identity.accountId, position);
      },
    );
  };
