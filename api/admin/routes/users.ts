import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { account } from '../../../domain/account/account.ts';
import {
  adminUserDetail,
  grantPlanBody,
  grantRoleBody,
  userPage,
  usersQuery,
} from '../../../domain/contracts/admin.ts';
import { accountId, accountStream, subscriptionStream } from '../../../domain/kernel/ids.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { folded } from '../../account/identity-store.ts';
import { type ApiContext, carryOut, signedIn } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refusals.ts';
import { presentUser, presentUserDetail } from '../presenters/users.ts';
import { accountFor, seesTestersOnly } from '../sees-testers-only.ts';

const reads = ['accounts', 'progress', 'generation-requests'] as const;
const policy = { auth: 'admin', csrf: false, reads } as const;
const params = z.strictObject({ accountId });

/** Who is there, page by page, and one of them. */
export const usersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { admin, world } = context;

    app.get(
      '/api/admin/users',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'listUsers',
            summary: 'Search, filter and page through the accounts',
          },
          querystring: usersQuery,
          response: { 200: userPage },
        },
      },
      async (request) => {
        const { search, plan, role, field, sort, page } = request.query;
        const now = world.clock.instant();
        const sought = {
          search: search === undefined ? null : folded(search),
          plan: plan ?? null,
          role: role ?? null,
          field: field ?? null,
          nowMs: epochMs(now),
          testersOnly: seesTestersOnly(request),
        };
        const { rows, total } = await admin.userPage(sought, sort, page);
        return { users: rows.map((row) => presentUser(row, now)), total, page };
      },
    );

    app.get(
      '/api/admin/users/:accountId',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'showUser',
            summary: 'Show one account: plan, study and requests',
            refuses: [404],
          },
          params,
          response: { 200: adminUserDetail },
        },
      },
      async (request) => {
        const row = await accountFor(context, request, request.params.accountId);
        return presentUserDetail(row, world.clock.instant());
      },
    );
  };

/** What an admin changes of an account, each with a reason that stays in the log. */
export const changeUserRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const at = () => context.world.clock.instant();

    app.post(
      '/api/admin/users/:accountId/role',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'grantRole',
            summary: 'Make an account an admin, or a learner again',
            refuses: [403, 404],
          },
          params,
          body: grantRoleBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        const { accountId: actor } = signedIn(request);
        // Whoever takes their own rights away may be the last who had them.
        if (subject === actor) throw new Refused({ code: 'OwnRole' });
        await accountFor(context, request, subject);
        await carryOut(
          context,
          { request, reply },
          {
            decider: account,
            stream: accountStream(subject),
            actor,
            subject,
            command: { type: 'GrantRole', accountId: subject, at: at(), ...request.body },
          },
        );
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/admin/users/:accountId/plan',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'grantPlan',
            summary: 'Give an account a plan without payment, or take it back',
            refuses: [404],
          },
          params,
          body: grantPlanBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId: subject } = request.params;
        // The stream of a subscription begins with anything: nobody there is found here.
        await accountFor(context, request, subject);
        await carryOut(
          context,
          { request, reply },
          {
            decider: subscription,
            stream: subscriptionStream(subject),
            actor: signedIn(request).accountId,
            subject,
            command: { type: 'GrantPlan', accountId: subject, at: at(), ...request.body },
          },
        );
        return reply.code(204).send();
      },
    );
  };
