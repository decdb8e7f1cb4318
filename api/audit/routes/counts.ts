import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditCounts, auditCountsQuery } from '../../../domain/contracts/audit.ts';
import { dayIn, utc } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { amongOf } from '../among-testers.ts';
import type { AuditPlan } from '../queries/plan-search.ts';

const policy = { auth: 'admin', csrf: false, reads: ['audit', 'accounts'] } as const;

type Who = Pick<Parameters<ApiContext['audit']['plan']>[0], 'timeZone' | 'among'>;

const nothing = { count: 0, isMore: false };

/** How many events some days have, as far as they are counted. */
export const auditCountsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, auditWords, world } = context;
    const countedIn = async (plan: AuditPlan | undefined) => (plan ? audit.count(plan) : nothing);

    const countedToday = async (who: Who) => {
      const day = dayIn(who.timeZone, world.clock.instant());
      const today = { filter: { from: day, to: day }, span: {}, ...who };
      const { plan } = await audit.plan(today);
      return {
        today: { day, ...(await countedIn(plan)) },
        notableToday: await countedIn(plan && { ...plan, types: auditWords.notableTypes }),
      };
    };

    app.get(
      '/api/admin/audit/counts',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'audit',
            operationId: 'countAudit',
            summary: 'Count the events of some days',
          },
          querystring: auditCountsQuery,
          response: { 200: auditCounts },
        },
      },
      async (request) => {
        const timeZone = signedIn(request).account?.timeZone ?? utc;
        const who = { timeZone, among: amongOf(context, request) };
        const { days, ...filter } = request.query;
        const counted = days.map(async (day) => {
          const one = { filter: { ...filter, from: day, to: day }, span: {}, ...who };
          const { plan } = await audit.plan(one);
          return { day, ...(await countedIn(plan)) };
        });
        return { days: await Promise.all(counted), ...(await countedToday(who)) };
      },
    );
  };
