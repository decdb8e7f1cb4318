import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { adminReads } from '../../../domain/audit/admin-reads.ts';
import {
  askSqlBody,
  type SqlAnswer,
  sqlAnswer,
  sqlTables,
} from '../../../domain/contracts/analysts.ts';
import { auditStream } from '../../../domain/kernel/ids.ts';
import { dayIn, utc } from '../../../domain/kernel/time.ts';
import type { SqlOutcome } from '../../../domain/ports/event-tables.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';

/** The tables are of learners, not of testers, whose password is shared. Throws `Refused`. */
const refuseTesters = (request: FastifyRequest): void => {
  if (seesTestersOnly(request)) throw new Refused({ code: 'NotForTesters' });
};

type SqlRequest = z.output<typeof askSqlBody>;

/** Before it is answered: who asked, why, and a digest of the text, which may name somebody. */
const record = async (
  context: ApiContext,
  exchange: Exchange,
  asked: SqlRequest,
): Promise<void> => {
  const viewerId = signedIn(exchange.request).accountId;
  const at = context.world.clock.instant();
  const { sql, reason } = asked;
  const digest = createHash('sha256').update(sql).digest('hex');
  await carryOut(context, exchange, {
    decider: adminReads,
    stream: auditStream(viewerId, dayIn(utc, at)),
    actor: viewerId,
    subject: viewerId,
    eachTime: true,
    command: { type: 'AskSql', viewerId, reason, digest, characters: sql.length, at },
  });
};

const answerOf = (outcome: SqlOutcome): SqlAnswer => {
  switch (outcome.outcome) {
    case 'answered':
      return outcome.answer;
    case 'refused':
      throw new Refused({ code: 'SqlRefused', why: outcome.why });
    case 'stopped':
      throw new Refused({ code: 'SqlStopped', why: outcome.why });
    case 'busy':
      throw new Refused({ code: 'SqlBusy' });
    case 'absent':
      throw new Refused({ code: 'NothingExported' });
  }
};

/** The exported log, asked in SQL by administrators. */
export const sqlRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { eventTables } = context.world;

    app.get(
      '/api/admin/sql',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'analysts',
            operationId: 'listEventTables',
            summary: 'List the tables of the exported log, and when it was exported',
            refuses: [403],
          },
          response: { 200: sqlTables },
        },
      },
      async (request) => {
        refuseTesters(request);
        return eventTables.about();
      },
    );

    app.post(
      '/api/admin/sql',
      {
        config: { policy: { auth: 'admin', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'analysts',
            eachTime: true,
            operationId: 'askSql',
            summary: 'Ask the exported log in SQL, and record who asked and why',
            refuses: [403, 409, 429],
          },
          body: askSqlBody,
          response: { 200: sqlAnswer },
        },
      },
      async (request, reply) => {
        refuseTesters(request);
        await record(context, { request, reply }, request.body);
        return answerOf(await eventTables.ask(request.body.sql));
      },
    );
  };
