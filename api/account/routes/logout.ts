import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { account } from '../../../domain/account/account.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { clearSessionCookie } from '../../plugins/session-cookie.ts';
import { type ApiContext, carryOut, signedIn } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';

export const logoutRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, sessions, ownWrites } = context;
    app.post(
      '/api/logout',
      {
        config: { policy: { auth: 'user', csrf: true, beforeFactor: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'signOut',
            summary: 'Sign out',
            refuses: [404],
          },
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { id, accountId } = signedIn(request);
        await sessions.end(id, accountId);
        clearSessionCookie(reply, world.settings.publicOrigin);
        await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(accountId),
            command: { type: 'SignOut', accountId, at: world.clock.instant() },
            actor: accountId,
            eachTime: true,
          },
        );
        ownWrites.forget(reply);
        return reply.code(204).send();
      },
    );
  };
