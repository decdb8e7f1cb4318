import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type DataFormat, dataFile } from '../../../domain/contracts/privacy.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { secondsBetween } from '../../../domain/kernel/time.ts';
import { recordOnAccount } from '../../account/record-on-account.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { Refused } from '../../server/refused.ts';
import { sendAttachment } from '../../server/send-attachment.ts';
import { ownStatements } from '../xapi/own-statements.ts';
import { writeDataFile } from './data-file.ts';
import { ownEvents } from './own-events.ts';
import { type OwnReadModel, ownRows } from './own-rows.ts';
import { ownSignInMethods } from './own-sign-in-methods.ts';
import type { downloadsUnderWay } from './under-way.ts';

/** Whose data it is. */
type Owner = {
  readonly accountId: AccountId;
  /** The session that asks; empty where there is none. */
  readonly id: string;
};

/** Whose data, and where some of it stands. */
type Kept = { readonly owner: Owner; readonly readModels: readonly OwnReadModel[] };

/** Throws `Refused` while an exam is open: what was answered before may tell its keys. */
const refuseWhileOpen = async ({ world, holds }: ApiContext, { accountId }: Owner) => {
  const now = world.clock.instant();
  const untils = (await holds.elsewhere(accountId)).map(({ until }) => secondsBetween(now, until));
  if (untils.length === 0) return;
  throw new Refused({ code: 'OnOpenExam', what: 'download', seconds: Math.max(...untils) });
};

/** Null for what cannot be opened: another's, or one's own that was damaged. */
const opener =
  ({ world }: ApiContext, { accountId }: Owner) =>
  (sealed: string): Promise<string | null> =>
    world.vault.open(accountId, sealed).catch(() => null);

const dataTexts = async (
  context: ApiContext,
  { owner: session, readModels }: Kept,
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
    readModels: readModels.map((one) => ({
      name: one.name,
      rows: ownRows(database, one, owner),
    })),
    sessions: await sessions.list(session, at),
    signInMethods: await ownSignInMethods(context, owner),
  });
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
    texts: (context: ApiContext, { owner }: Kept) => ownStatements(context, owner.accountId),
  },
} as const;

/** That it was asked for, for the audit; the limit is counted by it. Throws `Refused`. */
const record = async (
  context: ApiContext,
  exchange: Exchange,
  { accountId, format }: Pick<Owner, 'accountId'> & { readonly format: DataFormat },
) => {
  const at = context.world.clock.instant();
  await recordOnAccount(context, exchange, { type: 'DownloadData', accountId, at, format });
};

/** It is written in pieces, which no schema sees. */
export const files200 = {
  description: 'The file, as it is written. One that was cut off breaks off.',
  content: {
    'application/json': { schema: dataFile },
    'application/x-ndjson': { schema: z.string().describe('A statement of xAPI 1.0.3 a line.') },
  },
};

export const sendFile = (reply: FastifyReply, format: DataFormat, stream: Readable) =>
  sendAttachment(reply, files[format], stream);

type Download = Kept & {
  readonly format: DataFormat;
  readonly underWay: ReturnType<typeof downloadsUnderWay>;
};

/** The file, as far as it is written while it is read. Throws `Refused`. */
export const openDownload = (
  context: ApiContext,
  exchange: Exchange,
  { owner, readModels, format, underWay }: Download,
): Promise<Readable> =>
  underWay.stream(owner.accountId, exchange.request, async () => {
    await refuseWhileOpen(context, owner);
    await record(context, exchange, { accountId: owner.accountId, format });
    return files[format].texts(context, { owner, readModels });
  });
