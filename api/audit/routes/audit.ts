import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import {
  type AuditPage,
  auditPage,
  auditQuery,
  auditTypes,
} from '../../../domain/contracts/audit.ts';
import { eventTypes } from '../../../domain/events/registry.ts';
import { utc } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { amongOf } from '../among-testers.ts';
import { entriesOf } from '../entries-of.ts';
import { justAfter } from '../queries/plan-search.ts';

const policy = { auth: 'admin', csrf: false, reads: ['audit', 'accounts'] } as const;

type Given = z.output<typeof auditQuery>;

const spanIn = ({ before, after }: Given) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { from: justAfter(after) }),
});

/** One more than is shown tells whether there is a next page. */
const readPage = async (
  context: ApiContext,
  given: Given,
  who: Pick<Parameters<ApiContext['audit']['plan']>[0], 'timeZone' | 'among'>,
): Promise<AuditPage> => {
  const { before: _before, after: _after, limit, ...filter } = given;
  const { audit } = context;
  const { plan, ...understood } = await audit.plan({ filter, span: spanIn(given), ...who });
  const rows = plan ? await audit.page(plan, limit + 1) : [];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const entries = await entriesOf(context, shown);
  return { entries, nextBefore: last?.position ?? null, ...understood };
};

/** A page of the audit, and the types it may be narrowed to. */
export const auditRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/audit',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'audit',
            operationId: 'searchAudit',
            summary: 'Search what happened, newest first',
          },
          querystring: auditQuery,
          response: { 200: auditPage },
        },
      },
      async (request) => {
        const timeZone = signedIn(request).account?.timeZone ?? utc;
        return readPage(context, request.query, { timeZone, among: amongOf(context, request) });
      },
    );

    app.get(
      '/api/admin/audit/types',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'audit',
            operationId: 'listEventTypes',
            summary: 'List the types of events',
          },
          response: { 200: auditTypes },
        },
      },
      async () => ({ types: eventTypes.toSorted() }),
    );
  };
