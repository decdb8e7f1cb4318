import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditEvent, auditEventParams } from '../../../domain/contracts/audit.ts';
import { definitionOf } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AuditRow } from '../../../projectors/audit/audit.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { amongOf, isAmong } from '../among-testers.ts';
import { entriesOf, eventsOf } from '../entries-of.ts';

const sealedFields = ({ type, data }: RecordedEvent): string[] =>
  (definitionOf(type)?.personal ?? []).filter((field) => typeof data[field] === 'string');

const asStored = ({
  id,
  type,
  version,
  stream,
  revision,
  position,
  recordedAt,
  data,
  meta,
}: RecordedEvent) => ({
  id,
  type,
  version,
  stream,
  revision,
  position,
  recordedAt,
  data,
  meta,
});

/** Throws `Refused` where there is none, and where it is nothing for this admin. */
const findEvent = async (
  context: ApiContext,
  position: string,
  among: readonly string[] | undefined,
): Promise<readonly [AuditRow, RecordedEvent]> => {
  const row = await context.audit.at(position);
  const [found] = row && isAmong(row, among) ? await eventsOf(context, [row]) : [];
  if (!found) throw new Refused({ code: 'NotFound' });
  return found;
};

/** One event as it stands in the log, with what led to it and what followed. */
export const auditEventRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/audit/events/:position',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['audit', 'accounts'] } },
        schema: {
          about: {
            capability: 'audit',
            operationId: 'readEvent',
            summary: 'Read one event as it is stored',
            refuses: [404],
          },
          params: auditEventParams,
          response: { 200: auditEvent },
        },
      },
      async (request) => {
        const among = amongOf(context, request);
        const [row, event] = await findEvent(context, request.params.position, among);
        const near = (await context.audit.near(row)).filter((one) => isAmong(one, among));
        const [[entry], chain] = await Promise.all([
          entriesOf(context, [row]),
          entriesOf(context, near),
        ]);
        if (!entry) throw new Refused({ code: 'NotFound' });
        return {
          entry,
          stored: asStored(event),
          sealed: sealedFields(event),
          chain: chain.map(({ position, type, at, actor, says }) => ({
            position,
            type,
            at,
            actor,
            says,
          })),
        };
      },
    );
  };
