import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditEvent, auditEventParams } from '../../../domain/contracts/audit.ts';
import { definitionOf } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refusals.ts';
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
        const row = await context.audit.at(request.params.position);
        const [found] = row ? await eventsOf(context, [row]) : [];
        if (!row || !found) throw new Refused({ code: 'NotFound' });
        const [, event] = found;
        const near = await context.audit.near(row);
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
