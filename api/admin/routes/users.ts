import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminUserDetail, userPage, usersQuery } from '../../../domain/contracts/admin.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import { folded } from '../../account/identity-store.ts';
import type { ApiContext } from '../../server/context.ts';
import { testerIdentityName } from '../../test-mode/tester-identity-name.ts';
import { presentPage, presentUserDetail } from '../presenters/users.ts';
import { accountFor, asTestersKnown, seesTestersOnly } from '../sees-testers-only.ts';

const reads = ['accounts', 'progress', 'generation-requests'] as const;
const policy = { auth: 'admin', csrf: false, reads } as const;
const params = z.strictObject({ accountId });

const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Whoever sees testers alone knows them by the names they sign in by. */
const soughtName = (search: string | undefined, testersOnly: boolean): string | null => {
  if (search === undefined) return null;
  const name = folded(search);
  return testersOnly && !isId(name) ? testerIdentityName(name) : name;
};

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
        const { search, plan, role, state, field, sort, after, before } = request.query;
        const now = world.clock.instant();
        const testersOnly = seesTestersOnly(request);
        const sought = {
          search: soughtName(search, testersOnly),
          plan: plan ?? null,
          role: role ?? null,
          isSuspended: state === undefined ? null : state === 'suspended',
          field: field ?? null,
          nowMs: epochMs(now),
          testersOnly,
        };
        const page = await admin.userPage(sought, { sort, after, before });
        return presentPage(testersOnly ? asTestersKnown(page) : page, {
          now,
          isBackward: before !== undefined,
          isFirst: after === undefined,
        });
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
