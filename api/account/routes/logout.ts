import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clearSessionCookie } from '../../plugins/session-cookie.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { recordOnAccount } from '../record-on-account.ts';

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
        const at = world.clock.instant();
        await recordOnAccount(context, { request, reply }, { type: 'SignOut', accountId, at });
        ownWrites.forget(reply);
        return reply.code(204).send();
      },
    );
  };
