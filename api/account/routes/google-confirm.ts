import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { googleAddress } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { beginGoogle } from '../google/begin-google.ts';

/** Whether it is still the owner who sits here: asked of who has no password. */
export const googleConfirmRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/google/confirm',
      {
        config: { policy: { auth: 'user', csrf: true, beforeFactor: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            answersWith: ['Set-Cookie'],
            operationId: 'startGoogleConfirmation',
            summary: 'Begin to show by Google that it is still the owner',
            refuses: [404, 409],
          },
          response: { 200: googleAddress },
        },
      },
      async (request, reply) => {
        const { id: sessionId, accountId } = signedIn(request);
        if (!(await context.googleIdentities.linkedAt(accountId))) {
          throw new Refused({ code: 'GoogleNotLinked' });
        }
        const purpose = { for: 'confirm', accountId, sessionId } as const;
        return { url: await beginGoogle(context, { request, reply }, purpose) };
      },
    );
  };
