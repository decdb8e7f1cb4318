import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { epochMs, type Instant, instantOf } from '../../domain/kernel/time.ts';
import { readStepCookie, setStepCookie } from '../plugins/step-cookie.ts';

/** No step may take longer. */
const stepMs = 10 * 60_000;

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const tagged = { authTagLength: tagBytes } as const;

/** What a browser can be in the middle of, and what is kept of it. */
export type StepKind<Data> = { readonly name: string; readonly data: z.ZodType<Data> };

/** Which step of which browser; `of` tells steps of one kind apart. */
export type StepKey = { readonly browser: string; readonly of?: string };

const keyOf = (use: 'id' | 'key', { name }: StepKind<unknown>, { browser, of = '' }: StepKey) =>
  hash('sha256', JSON.stringify([use, name, browser, of]), 'buffer');

const sealed = (key: Buffer, data: unknown): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, tagged);
  const body = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

const opened = (key: Buffer, bytes: Buffer): unknown => {
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), tagged);
  decipher.setAuthTag(tag);
  const body = bytes.subarray(ivBytes + tagBytes);
  return JSON.parse(`${decipher.update(body, undefined, 'utf8')}${decipher.final('utf8')}`);
};

type NewStep = {
  readonly id: Buffer;
  readonly accountId: AccountId | null;
  readonly sealed: Buffer;
  readonly until: Instant;
  readonly now: Instant;
};

/** Whoever begins one clears away a few that are over: the table cannot grow for ever. */
const keep = statement('step-keep', ({ id, accountId, sealed, until, now }: Given<NewStep>) =>
  query
    .with('over', (db) =>
      db
        .selectFrom('auth.step')
        .select('id')
        .where('expires_at', '<=', now)
        .where('id', '<>', id)
        .limit(10)
        .forUpdate()
        .skipLocked(),
    )
    .with('gone', (db) =>
      db
        .deleteFrom('auth.step')
        .where('id', 'in', ({ selectFrom }) => selectFrom('over').select('id')),
    )
    .insertInto('auth.step')
    .values({ id, account_id: accountId, sealed, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        account_id: ref('excluded.account_id'),
        sealed: ref('excluded.sealed'),
        expires_at: ref('excluded.expires_at'),
      })),
    ),
);

type Wanted = { readonly id: Buffer; readonly now: Instant };

const asked = statement('step', ({ id, now }: Given<Wanted>) =>
  query.selectFrom('auth.step').select('sealed').where('id', '=', id).where('expires_at', '>', now),
);

const taken = statement('step-take', ({ id, now }: Given<Wanted>) =>
  query
    .deleteFrom('auth.step')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning('sealed'),
);

/**
 * Steps between two requests of one browser, for ten minutes. The database holds neither their names
 * nor what is in them: both keys are made of the token that only the browser has.
 */
export const stepStore = (pool: Pool) => {
  const read = <Data>(
    kind: StepKind<Data>,
    key: StepKey,
    row: Pick<NewStep, 'sealed'> | undefined,
  ) => row && kind.data.parse(opened(keyOf('key', kind, key), row.sealed));
  return {
    put: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      { data, accountId, now }: { data: Data; accountId?: AccountId | undefined; now: Instant },
    ): Promise<void> => {
      const until = instantOf(epochMs(now) + stepMs);
      await keep.rows(pool, {
        id: keyOf('id', kind, key),
        accountId: accountId ?? null,
        sealed: sealed(keyOf('key', kind, key), data),
        until,
        now,
      });
    },

    look: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      now: Instant,
    ): Promise<Data | undefined> => {
      return read(kind, key, await asked.first(pool, { id: keyOf('id', kind, key), now }));
    },

    /** Once: of two that take it at once, one gets it. */
    take: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      now: Instant,
    ): Promise<Data | undefined> => {
      return read(kind, key, await taken.first(pool, { id: keyOf('id', kind, key), now }));
    },
  };
};

const token = /^[\w-]{43}$/;

/** The token of this browser; undefined where it has none. */
export const stepBrowser = (request: FastifyRequest, publicOrigin: string): string | undefined => {
  const kept = readStepCookie(request, publicOrigin);
  return kept !== undefined && token.test(kept) ? kept : undefined;
};

/** The token of this browser, for ten minutes more; steps of its other tabs stay valid. */
export const stepBrowserOrNew = (
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  publicOrigin: string,
): string => {
  const browser = stepBrowser(request, publicOrigin) ?? randomBytes(32).toString('base64url');
  setStepCookie(reply, publicOrigin, browser);
  return browser;
};
