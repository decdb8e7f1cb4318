import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type AuditFilter,
  type AuditFilterRecord,
  exportBody,
} from '../../../domain/contracts/audit.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { utc } from '../../../domain/kernel/time.ts';
import { downloadsUnderWay } from '../../privacy/download/under-way.ts';
import type { ApiContext } from '../../server/context.ts';
import { sendAttachment } from '../../server/send-attachment.ts';
import { signedIn } from '../../server/signed-in.ts';
import { amongOf } from '../among-testers.ts';
import { exportTexts } from '../export-texts.ts';
import { recordExport } from '../record-export.ts';

const files = {
  csv: { type: 'text/csv; charset=utf-8', name: 'boardwell-audit.csv' },
  jsonl: { type: 'application/x-ndjson; charset=utf-8', name: 'boardwell-audit.jsonl' },
} as const;

const files200 = {
  description: 'The file, as it is written. One that was cut off breaks off.',
  content: {
    'text/csv': { schema: z.string().describe('A line for each event, after its heading.') },
    'application/x-ndjson': { schema: z.string().describe('An event a line.') },
  },
};

/** Whom it names is told by id: no event holds a name in clear. */
const toldFilter = async (
  { audit }: ApiContext,
  { person: named, q, ...filter }: AuditFilter,
): Promise<AuditFilterRecord> => {
  const person = accountId.optional().parse(named && (await audit.person(named)));
  return {
    ...filter,
    ...(person ? { person } : {}),
    ...(q ? { q: (await audit.understood(q)).as } : {}),
  };
};

/** What a search finds, as a file that is written while it is read; that it was taken is an event. */
export const auditExportRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = downloadsUnderWay();
    app.post(
      '/api/admin/audit/export',
      {
        // It is sent as it is written: a half of it must be seen to be a half.
        compress: false,
        config: {
          policy: { auth: 'admin', csrf: true, reads: ['audit', 'accounts'], ofTesters: true },
        },
        schema: {
          about: {
            capability: 'audit',
            eachTime: true,
            operationId: 'exportAudit',
            summary: 'Export what a search finds, and record that it was taken',
            refuses: [409, 429],
          },
          body: exportBody,
          response: { 200: files200 },
        },
      },
      async (request, reply) => {
        const { accountId: viewer, account } = signedIn(request);
        const { format, ...filter } = request.body;
        const timeZone = account?.timeZone ?? utc;
        const among = amongOf(context, request);
        const { plan } = await context.audit.plan({ filter, span: {}, timeZone, among });
        const asked = await toldFilter(context, filter);
        const whenSent = (count: number) =>
          recordExport(context, request, { type: 'ExportAudit', format, filter: asked, count });
        const stream = await underWay.stream(viewer, request, async () =>
          exportTexts(context, { plan, format, whenSent }),
        );
        return sendAttachment(reply, files[format], stream);
      },
    );
  };
