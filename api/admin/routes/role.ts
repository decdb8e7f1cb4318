import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { account } from '../../../domain/account/account.ts';
import { grantRoleBody } from '../../../domain/contracts/admin.ts';
import { accountId, accountStream } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { changeAccount } from '../change-account.ts';
import { inAdminsTurn } from '../in-admins-turn.ts';

/** Who is an admin, with a reason that stays in the log. */
export const roleRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/users/:accountId/role',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'], ofTesters: true } },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'grantRole',
            summary: 'Make an account an admin, or a learner again',
            refuses: [403, 404],
          },
          params: z.strictObject({ accountId }),
          body: grantRoleBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const { accountId: actor } = signedIn(request);
        // Whoever takes their own rights away may be the last who had them.
        if (subject === actor) throw new Refused({ code: 'OwnRole' });
        const command = {
          type: 'GrantRole',
          accountId: subject,
          at: context.world.clock.instant(),
          ...request.body,
        } as const;
        const wish = { subject, decider: account, stream: accountStream(subject), command };
        await inAdminsTurn(context, actor, () => changeAccount(context, { request, reply }, wish));
        return reply.code(204).send();
      },
    );
  };
