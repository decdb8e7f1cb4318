import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { FieldAddress } from '../../../domain/ports/vault.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

/** A shorter tag would be easier to forge, and Node takes one unless told its length. */
const tagged = { authTagLength: tagBytes } as const;

/** sealed.1.<event id>.<field>.<base64url of iv, tag, ciphertext> */
const scheme = 'sealed.1';

const boundTo = (person: AccountId, { eventId, field }: FieldAddress): Buffer =>
  Buffer.from(`${person}/${eventId}/${field}`);

const encrypt = (key: Uint8Array, aad: Buffer, clear: string): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, tagged).setAAD(aad);
  const text = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
};

const decrypt = (key: Uint8Array, aad: Buffer, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), tagged)
    .setAAD(aad)
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([
    decipher.update(bytes.subarray(ivBytes + tagBytes)),
    decipher.final(),
  ]).toString('utf8');
};

const readPlace = (sealed: string): FieldAddress & { readonly body: string } => {
  const [name, version, eventId, field, body] = sealed.split('.');
  if (`${name}.${version}` !== scheme || !eventId || !field || !body) {
    throw new Error('A sealed value is not in the form this build knows');
  }
  return { eventId, field, body };
};

export const newKey = (): Buffer => randomBytes(keyBytes);

/** Whose value it is, and the key of that person. */
export type KeyOf = { readonly person: AccountId; readonly key: Uint8Array };

export const sealValue = ({ person, key }: KeyOf, place: FieldAddress, clear: string): string =>
  [scheme, place.eventId, place.field, encrypt(key, boundTo(person, place), clear)].join('.');

export const openValue = ({ person, key }: KeyOf, sealed: string): string => {
  const { body, ...place } = readPlace(sealed);
  return decrypt(key, boundTo(person, place), body);
};
