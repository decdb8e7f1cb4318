import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerBody, user } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { currentUser } from '../current-user.ts';
import { withKeptZone } from '../kept-zone.ts';
import { openAccount } from '../open-account.ts';
import { startSession } from '../start-session.ts';

const bodyWithZone = registerBody.transform(withKeptZone);

export const registerRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { passwords, settings } = context.world;
    app.post(
      '/api/register',
      {
        config: {
          policy: { auth: 'public', csrf: true },
          rateLimit: { max: settings.limits.registrations, timeWindow: '1 minute' },
        },
        schema: {
          about: {
            capability: 'account',
            answersWith: ['Set-Cookie'],
            operationId: 'register',
            summary: 'Open an account and sign in',
            refuses: [409, 429],
          },
          body: bodyWithZone,
          response: { 201: user },
        },
      },
      async (request, reply) => {
        const { password, ...names } = request.body;
        const { email, username, firstName, lastName } = names;
        const called = [email, username, firstName, lastName];
        checkNewPassword(passwords, { field: 'password', password, names: called });
        const registration = { ...names, proof: { password } };
        const { identity, position } = await openAccount(context, { request, reply }, registration);
        await startSession(context, { request, reply }, identity);
        return reply.code(201).send(await currentUser(context, identity.accountId, position));
      },
    );
  };
