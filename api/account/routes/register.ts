import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerBody, user } from '../../../domain/contracts/account.ts';
import { timeZoneAhead, timeZoneNamed, timeZoneWanted } from '../../../domain/kernel/time-zones.ts';
import type { ApiContext } from '../../server/context.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { currentUser } from '../current-user.ts';
import { openAccount } from '../open-account.ts';
import { startSession } from '../start-session.ts';

/** With the zone that is kept: a browser's may be newer than our list. */
const bodyWithZone = registerBody.transform(({ timeZone: typed, utcOffset, ...body }, context) => {
  const named = typed === undefined ? undefined : timeZoneNamed(typed);
  const isLost = typed !== undefined && named === undefined && utcOffset === undefined;
  if (isLost) {
    context.addIssue({ code: 'custom', path: ['timeZone'], message: timeZoneWanted });
    return z.NEVER;
  }
  return { ...body, timeZone: named ?? timeZoneAhead(utcOffset ?? 0) };
});

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
        const { body } = request;
        const { password, email, username, firstName, lastName } = body;
        const names = [email, username, firstName, lastName];
        checkNewPassword(passwords, { field: 'password', password, names });
        const { identity, position } = await openAccount(context, { request, reply }, body);
        await startSession(context, { request, reply }, identity);
        return reply.code(201).send(await currentUser(context, identity.accountId, position));
      },
    );
  };
