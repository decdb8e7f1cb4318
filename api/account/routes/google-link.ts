import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { googleAddress, ownPasswordBody } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { beginGoogle } from '../google/begin-google.ts';
import { recordOnAccount } from '../record-on-account.ts';

const policy = { auth: 'user', csrf: true } as const;
const about = { capability: 'account', eachTime: true } as const;

/** Google in the settings: linked and unlinked, with the password. */
export const googleLinkRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/google/link',
      {
        config: { policy },
        schema: {
          about: {
            ...about,
            answersWith: ['Set-Cookie'],
            operationId: 'startGoogleLink',
            summary: 'Begin to link a Google account',
            refuses: [403, 404, 409, 429],
          },
          body: ownPasswordBody,
          response: { 200: googleAddress },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { id: sessionId, accountId } = session;
        const { passwordHash } = await checkOwnPassword(context, session, request.body);
        const purpose = { for: 'link', accountId, sessionId, passwordHash } as const;
        return { url: await beginGoogle(context, { request, reply }, purpose) };
      },
    );

    app.post(
      '/api/auth/google/unlink',
      {
        config: { policy },
        schema: {
          about: {
            ...about,
            operationId: 'unlinkGoogle',
            summary: 'Unlink the Google account',
            refuses: [403, 404, 409, 429],
          },
          body: ownPasswordBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { accountId } = session;
        await checkOwnPassword(context, session, request.body);
        await context.googleIdentities.unlink(accountId);
        const at = context.world.clock.instant();
        await recordOnAccount(context, { request, reply }, { type: 'UnlinkGoogle', accountId, at });
        return reply.code(204).send();
      },
    );
  };
