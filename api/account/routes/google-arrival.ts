import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { googleArrival } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { arrivedHere } from '../google/arrived-here.ts';

/** Who came from Google and has no account that this Google account opens. */
export const googleArrivalRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/google/arrival',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'readGoogleArrival',
            summary: 'Read who came from Google and is not signed in yet',
            refuses: [404],
          },
          response: { 200: googleArrival },
        },
      },
      async (request) => {
        const { accountId, email, firstName, lastName } = await arrivedHere(context, { request });
        return {
          kind: accountId ? ('link' as const) : ('new' as const),
          email,
          firstName,
          lastName,
        };
      },
    );
  };
