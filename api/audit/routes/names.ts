import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { showNamesBody, shownNames } from '../../../domain/contracts/audit.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import { viewPersonalData } from '../../admin/view-personal-data.ts';
import { fullNameOf } from '../../institution/members-names.ts';
import type { ApiContext } from '../../server/context.ts';

/** The names behind some accounts. Each is recorded before it is shown: who, of whom, why. */
export const auditNamesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, schools } = context;
    app.post(
      '/api/admin/audit/names',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'], ofTesters: true } },
        schema: {
          about: {
            capability: 'audit',
            eachTime: true,
            operationId: 'showNames',
            summary: 'Show the names of some people, and record who looked and why',
          },
          body: showNamesBody,
          response: { 200: shownNames },
        },
      },
      async (request, reply) => {
        const { accountIds, reason } = request.body;
        const asked = await schools.accountsOf([...new Set(accountIds)]);
        const accounts = seesTestersOnly(request)
          ? asked.filter(({ testMode }) => testMode)
          : asked;
        for (const { accountId: personId } of accounts) {
          await viewPersonalData(context, { request, reply }, { personId, part: 'names', reason });
        }
        const people = accounts.map(async (account) => ({
          accountId: account.accountId,
          name: await fullNameOf(context, account),
          email: await world.vault.open(account.accountId, account.email),
        }));
        return { people: await Promise.all(people) };
      },
    );
  };
