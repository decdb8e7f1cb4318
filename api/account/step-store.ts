import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { z } from 'zod';
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

/** Whoever begins one clears away a few that are over: the table cannot grow for ever. */
const keep = `
  with over as (
    select id from auth.step where expires_at <= $5 and id <> $1 limit 10 for update skip locked),
  gone as (delete from auth.step where id in (select id from over))
  insert into auth.step (id, account_id, sealed, expires_at) values ($1, $2, $3, $4)
  on conflict (id) do update
    set account_id = excluded.account_id, sealed = excluded.sealed, expires_at = excluded.expires_at`;

type Kept = { readonly rows: readonly { readonly sealed: Buffer }[] };

/**
 * Steps between two requests of one browser, for ten minutes. The database holds neither their names
 * nor what is in them: both keys are made of the token that only the browser has.
 */
export const stepStore = (pool: Pool) => {
  const read = <Data>(kind: StepKind<Data>, key: StepKey, { rows: [row] }: Kept) =>
    row && kind.data.parse(opened(keyOf('key', kind, key), row.sealed));
  return {
    put: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      { data, accountId, now }: { data: Data; accountId?: AccountId | undefined; now: Instant },
    ): Promise<void> => {
      const until = instantOf(epochMs(now) + stepMs);
      const bytes = sealed(keyOf('key', kind, key), data);
      await pool.query(keep, [keyOf('id', kind, key), accountId ?? null, bytes, until, now]);
    },

    look: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      now: Instant,
    ): Promise<Data | undefined> => {
      const asked = 'select sealed from auth.step where id = $1 and expires_at > $2';
      return read(kind, key, await pool.query(asked, [keyOf('id', kind, key), now]));
    },

    /** Once: of two that take it at once, one gets it. */
    take: async <Data>(
      kind: StepKind<Data>,
      key: StepKey,
      now: Instant,
    ): Promise<Data | undefined> => {
      const taken = 'delete from auth.step where id = $1 and expires_at > $2 returning sealed';
      return read(kind, key, await pool.query(taken, [keyOf('id', kind, key), now]));
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
