import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openSigningKey,
  publicKeyIn,
  publicOf,
  signingKeyIn,
} from '../../../ops/adapters/seals/signing-key.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

const idOf = (text: string) => {
  const key = signingKeyIn(text);
  return key && publicOf(key).id;
};

describe('the key that seals', () => {
  it('is the same as PEM, in base64 and as hexadecimal digits', () => {
    const seed = Buffer.alloc(32, 9);
    const pem = signingKeyIn(seed.toString('hex'))?.export({ format: 'pem', type: 'pkcs8' });
    const ids = [seed.toString('hex'), seed.toString('base64'), String(pem)].map(idOf);
    expect(ids[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(ids).size).toBe(1);
  });

  it('is nothing else', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const text of ['', 'secret', Buffer.alloc(31).toString('base64'), other]) {
      expect(signingKeyIn(text), text).toBeUndefined();
    }
  });

  it('is told by its public key, as PEM, in base64 and as hexadecimal digits', () => {
    const key = signingKeyIn(Buffer.alloc(32, 9).toString('hex'));
    if (!key) throw new Error('No key');
    const { id, publicKey } = publicOf(key);
    const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
    const texts = [publicKey, publicKey.replaceAll('\n', String.raw`\n`)];
    for (const text of [...texts, bytes.toString('base64'), bytes.toString('hex')]) {
      const known = publicKeyIn(text);
      expect(known && publicOf(known).id, text).toBe(id);
    }
    const secret = key.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const text of ['', 'key', secret]) expect(publicKeyIn(text), text).toBeUndefined();
  });

  it('is made once in the data folder, for its owner alone, however many starts there are at once', async () => {
    const place = { dataDir: join(folder, 'data'), auditSigningKey: undefined };
    const keys = await Promise.all(Array.from({ length: 5 }, () => openSigningKey(place)));
    expect(new Set(keys.map((key) => publicOf(key).id)).size).toBe(1);
    const { mode } = await stat(join(place.dataDir, 'audit-signing-key'));
    expect(mode & 0o777).toBe(0o600);
  });
});
