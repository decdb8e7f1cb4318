import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { beforeAll } from '../../../domain/kernel/envelope.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { currentUser } from '../current-user.ts';

/** Two paths of one product, one answer. */
const paths = [
  ['/api/user', 'readUser'],
  ['/api/auth/user', 'readAuthUser'],
] as const;

export const currentUserRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    for (const [path, operationId] of paths) {
      app.get(
        path,
        {
          config: {
            policy: {
              auth: 'user',
              csrf: false,
              reads: ['accounts', 'progress'],
              beforeFactor: true,
            },
          },
          schema: {
            about: {
              capability: 'account',
              operationId,
              summary: 'Read who is signed in',
              refuses: [404],
            },
            response: { 200: user },
          },
        },
        async (request) => currentUser(context, signedIn(request).accountId, beforeAll),
      );
    }
  };
