import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adminReads } from '../../../domain/audit/admin-reads.ts';
import { showNamesBody, shownNames } from '../../../domain/contracts/audit.ts';
import { auditStream } from '../../../domain/kernel/ids.ts';
import { dayIn, utc } from '../../../domain/kernel/time.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import { fullNameOf } from '../../institution/members-names.ts';
import { type ApiContext, carryOut, signedIn } from '../../server/context.ts';

/** The names behind some accounts. Each is recorded before it is shown: who, of whom, why. */
export const auditNamesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, schools } = context;
    app.post(
      '/api/admin/audit/names',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
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
        const viewerId = signedIn(request).accountId;
        const { accountIds, reason } = request.body;
        const asked = await schools.accountsOf([...new Set(accountIds)]);
        const accounts = seesTestersOnly(request)
          ? asked.filter(({ testMode }) => testMode)
          : asked;
        const at = world.clock.instant();
        const stream = auditStream(viewerId, dayIn(utc, at));
        for (const { accountId: personId } of accounts) {
          await carryOut(
            context,
            { request, reply },
            {
              decider: adminReads,
              stream,
              actor: viewerId,
              subject: personId,
              eachTime: true,
              command: { type: 'ViewPersonalData', viewerId, personId, part: 'names', reason, at },
            },
          );
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
