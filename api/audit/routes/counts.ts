import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditCounts, auditCountsQuery } from '../../../domain/contracts/audit.ts';
import { dayIn, type TimeZone, utc } from '../../../domain/kernel/time.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { notableTypes } from '../presenters/sentences/sentences.ts';
import type { AuditPlan } from '../queries/plan-search.ts';

const policy = { auth: 'admin', csrf: false, reads: ['audit', 'accounts'] } as const;

const nothing = { count: 0, isMore: false };

/** How many events some days have, as far as they are counted. */
export const auditCountsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, world } = context;
    const countedIn = async (plan: AuditPlan | undefined) => (plan ? audit.count(plan) : nothing);

    const countedToday = async (timeZone: TimeZone) => {
      const day = dayIn(timeZone, world.clock.instant());
      const today = { filter: { from: day, to: day }, span: {}, timeZone };
      const { plan } = await audit.plan(today);
      return {
        today: { day, ...(await countedIn(plan)) },
        notableToday: await countedIn(plan && { ...plan, types: notableTypes }),
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
        const { days, ...filter } = request.query;
        const counted = days.map(async (day) => {
          const one = { filter: { ...filter, from: day, to: day }, span: {}, timeZone };
          const { plan } = await audit.plan(one);
          return { day, ...(await countedIn(plan)) };
        });
        return { days: await Promise.all(counted), ...(await countedToday(timeZone)) };
      },
    );
  };
