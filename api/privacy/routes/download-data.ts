import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type DataFormat, dataFile, downloadDataBody } from '../../../domain/contracts/privacy.ts';
import { secondsBetween } from '../../../domain/kernel/time.ts';
import { checkOwner } from '../../account/check-owner.ts';
import { recordOnAccount } from '../../account/record-on-account.ts';
import type { SignedIn } from '../../plugins/policy.ts';
import { type ApiContext, type Exchange, signedIn } from '../../server/context.ts';
import { loggedError } from '../../server/problems/logged-error.ts';
import { Refused } from '../../server/refusals.ts';
import { boundedStream } from '../download/bounded-stream.ts';
import { writeDataFile } from '../download/data-file.ts';
import { ownEvents } from '../download/own-events.ts';
import { ownReadModels, ownRows } from '../download/own-rows.ts';
import { ownSignInMethods } from '../download/own-sign-in-methods.ts';
import { downloadsUnderWay } from '../download/under-way.ts';
import { namingOf } from '../xapi/naming.ts';
import { statementFile } from '../xapi/statement-file.ts';

/** Throws `Refused` while an exam is open: what was answered before may tell its keys. */
const refuseWhileOpen = async ({ world, holds }: ApiContext, { accountId }: SignedIn) => {
  const now = world.clock.instant();
  const untils = (await holds.elsewhere(accountId)).map(({ until }) => secondsBetween(now, until));
  if (untils.length === 0) return;
  throw new Refused({ code: 'OnOpenExam', what: 'download', seconds: Math.max(...untils) });
};

/** Null for what cannot be opened: another's, or one's own that was damaged. */
const opener =
  ({ world }: ApiContext, { accountId }: SignedIn) =>
  (sealed: string): Promise<string | null> =>
    world.vault.open(accountId, sealed).catch(() => null);

const dataTexts = async (
  context: ApiContext,
  session: SignedIn,
): Promise<AsyncIterable<string>> => {
  const { world, sessions } = context;
  const { database, identifiers, clock, commands } = world;
  const owner = session.accountId;
  const at = clock.instant();
  // Of this file alone, so that nobody can work out what an alias stands for.
  const secret = identifiers.command();
  return writeDataFile({
    at,
    telling: {
      owner,
      aliasOf: (id) => identifiers.commandOf(secret, id),
      open: opener(context, session),
    },
    events: ownEvents({ database, log: commands.log }, owner, await commands.log.head()),
    readModels: ownReadModels.map((one) => ({
      name: one.name,
      rows: ownRows(database, one, owner),
    })),
    sessions: await sessions.list(session, at),
    signInMethods: await ownSignInMethods(context, owner),
  });
};

const statementTexts = async (
  { world }: ApiContext,
  { accountId }: SignedIn,
): Promise<AsyncIterable<string>> => {
  const { database, identifiers, commands, settings } = world;
  const naming = namingOf({ identifiers, origin: settings.publicOrigin }, accountId);
  const upTo = await commands.log.head();
  return statementFile(naming, ownEvents({ database, log: commands.log }, accountId, upTo));
};

const files = {
  json: {
    type: 'application/json; charset=utf-8',
    name: 'boardwell-data.json',
    texts: dataTexts,
  },
  xapi: {
    type: 'application/x-ndjson; charset=utf-8',
    name: 'boardwell-xapi.jsonl',
    texts: statementTexts,
  },
} as const;

/** That it was asked for, for the audit; the limit is counted by it. Throws `Refused`. */
const record = async (context: ApiContext, exchange: Exchange, format: DataFormat) => {
  const { accountId } = signedIn(exchange.request);
  const at = context.world.clock.instant();
  await recordOnAccount(context, exchange, { type: 'DownloadData', accountId, at, format });
};

/** It is written in pieces, which no schema sees. */
const files200 = {
  description: 'The file, as it is written. One that was cut off breaks off.',
  content: {
    'application/json': { schema: dataFile },
    'application/x-ndjson': { schema: z.string().describe('A statement of xAPI 1.0.3 a line.') },
  },
};

const sendFile = (reply: FastifyReply, format: DataFormat, stream: Readable) => {
  const { type, name } = files[format];
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream);
};

const reads = ['audit', ...ownReadModels.map(({ name }) => name)] as const;

/** All that is kept of whoever asks, in a file that is written while it is read. */
export const downloadDataRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = downloadsUnderWay();

    const streamed = async (exchange: Exchange, format: DataFormat): Promise<Readable> => {
      const session = signedIn(exchange.request);
      const whenOver = underWay.begin(session.accountId);
      try {
        await refuseWhileOpen(context, session);
        await record(context, exchange, format);
        const failed = (error: unknown): void =>
          exchange.request.log.warn({ err: loggedError(error) }, 'A download was cut off');
        const texts = await files[format].texts(context, session);
        return boundedStream(texts, { failed, whenOver });
      } catch (error) {
        whenOver();
        throw error;
      }
    };

    app.post(
      '/api/privacy/download',
      {
        // It is sent as it is written: a half of it must be seen to be a half.
        compress: false,
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'privacy',
            eachTime: true,
            operationId: 'downloadData',
            summary: 'Download all that is kept of the account',
            refuses: [403, 409, 429],
          },
          body: downloadDataBody,
          response: { 200: files200 },
        },
      },
      async (request, reply) => {
        const { format, ...proof } = request.body;
        await checkOwner(context, signedIn(request), proof);
        const stream = await streamed({ request, reply }, format);
        return sendFile(reply, format, stream);
      },
    );
  };
