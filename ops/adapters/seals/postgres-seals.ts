import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Pool } from 'pg';
import { query } from '../../../database/query.ts';
import { type Given, type RowOf, statement } from '../../../database/statement.ts';
import type { Position } from '../../../domain/kernel/envelope.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { Seal, SealCheck, Seals, StoredSeal } from '../../../domain/ports/seals.ts';
import { publicOf } from './signing-key.ts';

type Row = Omit<Seal, 'hash' | 'trail'> & {
  readonly hash: Buffer;
  readonly trail: Buffer;
  readonly keyId: string;
  readonly signature: Buffer;
};

const insert = statement('seal-add', (of: Given<Row>) =>
  query.insertInto('audit.seal').values({
    first: of.first,
    count: of.count,
    position: of.position,
    hash: of.hash,
    trail: of.trail,
    sealed_at: of.at,
    key_id: of.keyId,
    signature: of.signature,
  }),
);

const columns = [
  'first',
  'count',
  'position',
  'hash',
  'trail',
  'sealed_at',
  'key_id',
  'signature',
] as const;

const newest = statement('seal-last', () =>
  query.selectFrom('audit.seal').select(columns).orderBy('first', 'desc').limit(1),
);

const following = statement('seals-from', ({ from }: Given<{ from: number }>) =>
  query
    .selectFrom('audit.seal')
    .select(columns)
    .where('first', '>', from)
    .orderBy('first')
    .limit(1),
);

const noted = statement('seal-check-note', (of: Given<SealCheck>) =>
  query.insertInto('audit.seal_check').values({
    checked_at: of.at,
    up_to: of.upTo,
    is_intact: of.isIntact,
    says: of.says,
  }),
);

const lastChecked = statement('seal-check-last', () =>
  query
    .selectFrom('audit.seal_check')
    .select(['checked_at', 'up_to', 'is_intact', 'says'])
    .orderBy('checked_at', 'desc')
    .limit(1),
);

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What is signed: a line for each thing that a seal says. */
const sealText = ({ first, count, position, hash, trail, at }: Seal): string =>
  `${['boardwell audit seal 1', first, count, position, hash, sha256(trail), at].join('\n')}\n`;

/**
 * Seals in tables beside the log, signed with a key that no table holds. Public keys of before, the oldest first,
 * are believed for what they signed; they too come from elsewhere than the tables.
 */
export const postgresSeals = (
  pool: Pool,
  privateKey: KeyObject,
  former: readonly KeyObject[] = [],
): Seals => {
  const key = publicOf(privateKey);
  const keys = [...former, createPublicKey(privateKey)].map((publicKey) => ({
    ...publicOf(publicKey),
    open: publicKey,
  }));

  const sealOf = (row: RowOf<typeof newest>): StoredSeal => {
    const seal: Seal = {
      first: Number(row.first),
      count: Number(row.count),
      position: row.position as Position,
      hash: row.hash.toString('hex'),
      trail: row.trail,
      at: row.sealed_at.toISOString() as Instant,
    };
    const signer = keys.find(({ id }) => id === row.key_id);
    const isSigned =
      signer !== undefined && verify(null, Buffer.from(sealText(seal)), signer.open, row.signature);
    return { ...seal, keyId: row.key_id, isSigned };
  };

  return {
    key,
    keyIds: keys.map(({ id }) => id),
    last: async () => {
      const row = await newest.first(pool);
      return row && sealOf(row);
    },
    all: async function* () {
      let from = -1;
      for (;;) {
        const row = await following.first(pool, { from });
        if (!row) return;
        from = Number(row.first);
        yield sealOf(row);
      }
    },
    add: async (seal) => {
      const signature = sign(null, Buffer.from(sealText(seal)), privateKey);
      await insert.rows(pool, {
        ...seal,
        hash: Buffer.from(seal.hash, 'hex'),
        trail: Buffer.from(seal.trail),
        keyId: key.id,
        signature,
      });
    },
    lastCheck: async () => {
      const row = await lastChecked.first(pool);
      if (!row) return undefined;
      const { checked_at: at, up_to: upTo, is_intact: isIntact, says } = row;
      return { at: at.toISOString() as Instant, upTo: upTo as Position, isIntact, says };
    },
    noteCheck: async (check) => {
      await noted.rows(pool, check);
    },
  };
};
