import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { codeBody, secondStep } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { currentUser } from '../current-user.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { waitingHere } from '../second-factor/second-step.ts';
import { signIn } from '../sign-in.ts';
import { signInAbout, signInConfig } from '../sign-in-about.ts';

const path = '/api/login/second';

/** What comes after the password where an account asks for more. */
export const secondStepRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'readSecondStep',
            summary: 'Read what is still asked for of who is half signed in',
            refuses: [404],
          },
          response: { 200: secondStep },
        },
      },
      async (request) => {
        const { accountId } = await waitingHere(context, { request });
        const { totpSince, passkeys } = await context.secondFactors.standing(accountId);
        return { totp: totpSince !== null, passkey: passkeys > 0 };
      },
    );

    app.post(
      path,
      {
        config: signInConfig,
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'finishSignIn',
            summary: 'Finish a sign-in by a code of the authenticator app, or a recovery code',
            refuses: [401, 403, 404, 429],
          },
          body: codeBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const exchange = { request, reply };
        const { accountId, passwordHash, method, done } = await waitingHere(context, exchange);
        const { code } = request.body;
        const shown = await checkCode(context, request, { accountId, code });
        // Of two requests at once one goes on.
        if (!(await done())) throw new Refused({ code: 'SecondStepOver' });
        const entrant = { identity: { accountId, passwordHash }, method, shown };
        const position = await signIn(context, exchange, entrant);
        return currentUser(context, accountId, position);
      },
    );
  };
