import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { googleLinkBody } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { checkCredentials } from '../check-credentials.ts';
import { currentUser } from '../current-user.ts';
import { arrivedHere } from '../google/arrived-here.ts';
import { signIn } from '../sign-in.ts';
import { signInAbout, signInConfig } from '../sign-in-about.ts';

export const googleArrivalLinkRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/google/arrival/link',
      {
        config: signInConfig,
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'linkGoogleOnArrival',
            summary: 'Link who came from Google to the account with their email, and sign in',
            refuses: [401, 403, 404, 409, 429],
          },
          body: googleLinkBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const exchange = { request, reply };
        const { email, accountId, subjectHash, done } = await arrivedHere(context, exchange);
        if (!accountId) throw new Refused({ code: 'GoogleArrivalOver' });
        const named = { emailOrUsername: email, password: request.body.password };
        const identity = await checkCredentials(context, request, named);
        const at = context.world.clock.instant();
        const linked =
          identity.accountId === accountId &&
          (await context.googleIdentities.link(identity, subjectHash, at));
        if (!linked) throw new Refused({ code: 'GoogleTaken' });
        const position = await signIn(context, exchange, { identity, method: 'google' });
        await done();
        return currentUser(context, accountId, position);
      },
    );
  };
