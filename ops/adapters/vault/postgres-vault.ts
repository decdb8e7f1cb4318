import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { PersonForgotten, type SealedPlace, type Vault } from '../../../domain/ports/vault.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A shorter tag would be easier to forge, and Node takes one unless told its length. */
const tagged = { authTagLength: tagBytes } as const;

/** sealed.1.<event id>.<field>.<base64url of iv, tag, ciphertext> */
const scheme = 'sealed.1';

const boundTo = (person: AccountId, { eventId, field }: SealedPlace): Buffer =>
  Buffer.from(`${person}/${eventId}/${field}`);

const encrypt = (key: Buffer, aad: Buffer, clear: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, tagged).setAAD(aad);
  const text = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

const decrypt = (key: Buffer, aad: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), tagged)
    .setAAD(aad)
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([
    decipher.update(bytes.subarray(ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8');
};

const readPlace = (sealed: string): SealedPlace & { readonly body: string } => {
  const [name, version, eventId, field, body] = sealed.split('.');
  if (`${name}.${version}` !== scheme || !eventId || !field || !body) {
    throw new Error('A sealed value is not in the form this build knows');
  }
  return { eventId, field, body };
};

type StoredKey = { readonly account_id: AccountId; readonly key: Buffer | null };

/** Keys of persons in `auth.person_key`; the table is no event and is not in the log's backups. */
export const postgresVault = (pool: Pool): Vault => {
  // The fields of one person are sealed and opened together: one look-up serves them all.
  const keys = new DataLoader<AccountId, Buffer | undefined>(
    async (persons) => {
      const { rows } = await pool.query<StoredKey>({
        name: 'person-keys',
        text: 'select account_id, key from auth.person_key where account_id = any($1)',
        values: [[...new Set(persons)]],
      });
      const found = new Map(rows.map(({ account_id, key }) => [account_id, key ?? undefined]));
      return persons.map((person) => found.get(person));
    },
    { cache: false },
  );

  return {
    createKey: async (person) => {
      await pool.query(
        'insert into auth.person_key (account_id, key) values ($1, $2) on conflict do nothing',
        [person, randomBytes(32)],
      );
    },
    seal: async (person, place, clear) => {
      const key = await keys.load(person);
      if (!key) throw new PersonForgotten(`${person} has no key`);
      const body = encrypt(key, boundTo(person, place), clear);
      return [scheme, place.eventId, place.field, body].join('.');
    },
    open: async (person, sealed) => {
      const key = await keys.load(person);
      if (!key) return null;
      const { body, ...place } = readPlace(sealed);
      return decrypt(key, boundTo(person, place), body);
    },
    destroyKey: async (person) => {
      await pool.query(
        `insert into auth.person_key (account_id, key) values ($1, null)
         on conflict (account_id) do update set key = null`,
        [person],
      );
    },
  };
};
