import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionList } from '../../../domain/contracts/account.ts';
import { readDeviceCookie } from '../../plugins/device-cookie.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

export const sessionsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/sessions',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'listSessions',
            summary: 'List where the account is signed in',
          },
          response: { 200: sessionList },
        },
      },
      async (request) => context.sessions.list(signedIn(request), context.world.clock.instant()),
    );

    app.delete(
      '/api/auth/sessions',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'endOtherSessions',
            summary: 'Sign out everywhere else',
          },
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { world, sessions, devices } = context;
        await sessions.endOthers(session);
        const own = readDeviceCookie(request, world.settings.publicOrigin);
        await devices.forgetOthers(own, session.accountId);
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/auth/sessions/:sessionId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'endSession',
            summary: 'Sign out one session',
            refuses: [404],
          },
          params: z.strictObject({ sessionId: z.uuid() }),
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const ended = await context.sessions.end(request.params.sessionId, accountId);
        if (!ended) throw new Refused({ code: 'NotFound' });
        return reply.code(204).send();
      },
    );
  };
