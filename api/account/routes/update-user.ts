import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { account } from '../../../domain/account/account.ts';
import { updateUserBody, user } from '../../../domain/contracts/account.ts';
import { accountStream } from '../../../domain/kernel/ids.ts';
import { namedTimeZone } from '../../../domain/kernel/time-zones.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { currentUser } from '../current-user.ts';

const namedZone = updateUserBody.safeExtend({ timeZone: namedTimeZone.optional() });

export const updateUserRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/api/auth/user',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            operationId: 'updateUser',
            summary: 'Change names, field, time zone or extra time',
            refuses: [404],
          },
          body: namedZone,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { healthcareField: field, ...changes } = request.body;
        const at = context.world.clock.instant();
        const { position } = await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(accountId),
            command: { type: 'UpdateProfile', accountId, at, field, ...changes },
            actor: accountId,
          },
        );
        return currentUser(context, accountId, position);
      },
    );
  };
