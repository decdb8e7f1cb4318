import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { account } from '../../../domain/account/account.ts';
import { suspensionBody } from '../../../domain/contracts/admin.ts';
import { accountId, accountStream } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { changeAccount } from '../change-account.ts';
import { inAdminsTurn } from '../in-admins-turn.ts';

const policy = { auth: 'admin', csrf: true, reads: ['accounts'], ofTesters: true } as const;
const params = z.strictObject({ accountId });
const response = { 204: noContent };
const longestWaitMs = 5000;

/** An account whose owner may not come in for a while, and may again. */
export const suspensionRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, sessions } = context;

    app.post(
      '/api/admin/users/:accountId/suspension',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'suspendAccount',
            summary: 'Suspend an account, and end all its sessions',
            refuses: [403, 404],
          },
          params,
          body: suspensionBody,
          response,
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const { accountId: actor } = signedIn(request);
        if (subject === actor) throw new Refused({ code: 'OwnSuspension' });
        const at = world.clock.instant();
        const command = {
          type: 'SuspendAccount',
          accountId: subject,
          at,
          ...request.body,
        } as const;
        const wish = { subject, decider: account, stream: accountStream(subject), command };
        const position = await inAdminsTurn(context, actor, () =>
          changeAccount(context, { request, reply }, wish),
        );
        await sessions.endAll(subject);
        // From here on no session of the account is found in any process; what was opened since ends too.
        await world.readPosition.reached(['accounts'], position, longestWaitMs);
        await sessions.endAll(subject);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/users/:accountId/suspension/end',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'restoreAccount',
            summary: 'Restore a suspended account',
            refuses: [403, 404],
          },
          params,
          body: suspensionBody,
          response,
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const at = world.clock.instant();
        const command = {
          type: 'RestoreAccount',
          accountId: subject,
          at,
          ...request.body,
        } as const;
        const wish = { subject, decider: account, stream: accountStream(subject), command };
        await changeAccount(context, { request, reply }, wish);
        return reply.code(204).send();
      },
    );
  };
