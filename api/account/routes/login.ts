import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { account } from '../../../domain/account/account.ts';
import { loginBody, user } from '../../../domain/contracts/account.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import { type AccountId, accountStream } from '../../../domain/kernel/ids.ts';
import { type ApiContext, carryOut, type Exchange } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refusals.ts';
import { checkCredentials } from '../check-credentials.ts';
import { currentUser } from '../current-user.ts';
import { staleForgetter } from '../forget-stale.ts';
import type { Identity } from '../identity-store.ts';
import { handOver, openSession } from '../start-session.ts';

const recordSignIn = async (
  context: ApiContext,
  exchange: Exchange,
  accountId: AccountId,
): Promise<Position> => {
  try {
    const { position } = await carryOut(context, exchange, {
      decider: account,
      stream: accountStream(accountId),
      command: { type: 'SignIn', accountId, at: context.world.clock.instant() },
      actor: accountId,
      eachTime: true,
    });
    return position;
  } catch (error) {
    const isUnopened = error instanceof Refused && error.code === 'AccountNotFound';
    // A registration that was cut off before its account was recorded: nobody is there.
    throw isUnopened ? new Refused({ code: 'WrongCredentials' }) : error;
  }
};

/** The session stands first: what is recorded as a sign-in was one. */
const signIn = async (
  context: ApiContext,
  exchange: Exchange,
  verified: Identity,
): Promise<Position> => {
  const session = await openSession(context, exchange.request, verified);
  try {
    const position = await recordSignIn(context, exchange, verified.accountId);
    await handOver(context, exchange, session);
    return position;
  } catch (error) {
    await context.sessions.endToken(session.token).catch((failure: unknown) => {
      exchange.request.log.warn({ err: loggedError(failure) }, 'A session was left behind');
    });
    throw error;
  }
};

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
        config: { policy: { auth: 'public', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            answersWith: ['Set-Cookie'],
            operationId: 'signIn',
            summary: 'Sign in',
            refuses: [401, 429],
          },
          body: loginBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const verified = await checkCredentials(context, request, request.body);
        const position = await signIn(context, { request, reply }, verified);
        forgetStale(context.world.clock.instant(), (error) =>
          request.log.warn({ err: loggedError(error) }, 'Stale sessions were not removed'),
        );
        return currentUser(context, verified.accountId, position);
      },
    );
  };
