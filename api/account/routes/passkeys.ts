import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownerProof } from '../../../domain/contracts/account.ts';
import {
  addedPasskey,
  newPasskeyBody,
  passkeyOptions,
  removePasskeyBody,
} from '../../../domain/contracts/passkeys.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { checkOwner } from '../check-owner.ts';
import { keepChallenge, registration, takeChallenge } from '../passkey/challenges.ts';
import { relyingParty } from '../passkey/relying-party.ts';
import { algorithms, verifyNew } from '../passkey/verify-passkey.ts';
import { webAuthn } from '../passkey/web-authn.ts';
import { factorAbout, factorConfig } from '../second-factor/factor-about.ts';
import { factorLabel } from '../second-factor/factor-label.ts';
import { firstRecoveryCodes } from '../second-factor/first-recovery-codes.ts';
import { settleFactors } from '../second-factor/settle-factors.ts';

/** What the browser is asked to make. */
const optionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/passkeys/options',
      {
        config: factorConfig,
        schema: {
          about: {
            capability: 'account',
            ...factorAbout,
            answersWith: ['Set-Cookie'],
            operationId: 'beginPasskey',
            summary: 'Begin to add a passkey',
            refuses: [403, 404, 409, 410, 429],
          },
          body: ownerProof,
          response: { 200: passkeyOptions },
        },
      },
      async (request, reply) => {
        const { world, passkeys } = context;
        const { id: rpID, name: rpName } = relyingParty(world);
        const session = signedIn(request);
        const { id: sessionId, accountId } = session;
        const userName = await factorLabel(context, session);
        await checkOwner(context, session, request.body);
        const own = await passkeys.credentialIds(accountId);
        const { generateRegistrationOptions } = await webAuthn();
        const options = await generateRegistrationOptions({
          rpID,
          rpName,
          userName,
          userID: new TextEncoder().encode(accountId),
          attestationType: 'none',
          supportedAlgorithmIDs: [...algorithms],
          excludeCredentials: own.map((id) => ({ id })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        });
        const data = { accountId, sessionId };
        const asked = { kind: registration, challenge: options.challenge, data };
        await keepChallenge(context, { request, reply }, asked);
        return { ...options };
      },
    );
  };

const addRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/passkeys',
      {
        config: factorConfig,
        schema: {
          about: {
            capability: 'account',
            ...factorAbout,
            operationId: 'addPasskey',
            summary: 'Add the passkey that the browser made',
            refuses: [403, 404, 409],
          },
          body: newPasskeyBody,
          response: { 200: addedPasskey },
        },
      },
      async (request, reply) => {
        const { world, passkeys } = context;
        const session = signedIn(request);
        const { clientDataJSON } = request.body.credential.response;
        const asked = { kind: registration, clientDataJSON };
        const { challenge, accountId, sessionId } = await takeChallenge(
          context,
          { request },
          asked,
        );
        const isOwn = sessionId === session.id && accountId === session.accountId;
        if (!isOwn) throw new Refused({ code: 'PasskeyRefused' });
        const made = await verifyNew(context, request, { ...request.body, challenge });
        const named = { name: request.body.name, at: world.clock.instant() };
        const added = await passkeys.add(accountId, made, named);
        if (!added) throw new Refused({ code: 'PasskeyTaken' });
        const recoveryCodes = await firstRecoveryCodes(context, accountId);
        await settleFactors(context, { request, reply }, accountId);
        return { recoveryCodes };
      },
    );
  };

const removeRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/passkeys/remove',
      {
        config: factorConfig,
        schema: {
          about: {
            capability: 'account',
            ...factorAbout,
            operationId: 'removePasskey',
            summary: 'Remove a passkey',
            refuses: [403, 404, 429],
          },
          body: removePasskeyBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { id, ...proof } = request.body;
        await checkOwner(context, session, proof);
        const removed = await context.passkeys.remove(session.accountId, id);
        if (!removed) throw new Refused({ code: 'NotFound' });
        await context.secondFactors.dropIdleCodes(session.accountId);
        await settleFactors(context, { request, reply }, session.accountId);
        return reply.code(204).send();
      },
    );
  };

export const passkeyRoutes = [optionsRoute, addRoute, removeRoute] as const;
