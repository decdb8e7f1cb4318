import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loginBody, user } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { checkCredentials } from '../check-credentials.ts';
import { currentUser } from '../current-user.ts';
import { staleForgetter } from '../forget-stale.ts';
import { signIn } from '../sign-in.ts';
import { signInAbout, signInConfig } from '../sign-in-about.ts';

export const loginRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const forgetStale = staleForgetter(context);

    app.get(
      '/api/login',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'openSignInPage',
            summary: 'Go to the page where people sign in',
          },
          response: { 302: z.undefined().describe('Goes to /auth.') },
        },
      },
      async (_, reply) => reply.redirect('/auth'),
    );

    app.post(
      '/api/login',
      {
        config: signInConfig,
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'signIn',
            summary: 'Sign in',
            refuses: [401, 403, 429],
          },
          body: loginBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const identity = await checkCredentials(context, request, request.body);
        const verified = { identity, method: 'password' } as const;
        const position = await signIn(context, { request, reply }, verified);
        forgetStale(context.world.clock.instant(), (error) =>
          request.log.warn({ err: loggedError(error) }, 'Stale sessions were not removed'),
        );
        return currentUser(context, identity.accountId, position);
      },
    );
  };
