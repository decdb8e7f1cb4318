import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealKey } from '../../../domain/ports/seals.ts';

/** PKCS 8 of an Ed25519 key, up to its seed of 32 bytes. RFC 8410, section 7. */
const beforeSeed = Buffer.from('302e020100300506032b657004220420', 'hex');
const seedBytes = 32;

const ofSeed = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([beforeSeed, seed]), format: 'der', type: 'pkcs8' });

const ofPem = (pem: string): KeyObject | undefined => {
  try {
    const key = createPrivateKey(pem.replaceAll(String.raw`\n`, '\n'));
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

const seedIn = (text: string): Buffer | undefined => {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  const seed = Buffer.from(text, 'base64');
  return /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && seed.length === seedBytes ? seed : undefined;
};

/** A private Ed25519 key, as PEM or as its 32 bytes in base64 or hexadecimal digits; undefined for anything else. */
export const signingKeyIn = (text: string): KeyObject | undefined => {
  if (text.includes('-----BEGIN')) return ofPem(text);
  const seed = seedIn(text);
  return seed && ofSeed(seed);
};

/** SPKI of an Ed25519 key, up to its 32 bytes. RFC 8410, section 4. */
const beforePublic = Buffer.from('302a300506032b6570032100', 'hex');

const ofPublicPem = (pem: string): KeyObject | undefined => {
  try {
    const key = createPublicKey(pem.replaceAll(String.raw`\n`, '\n'));
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
};

/** A public Ed25519 key, as PEM or as its 32 bytes in base64 or hexadecimal digits; undefined for anything else. */
export const publicKeyIn = (text: string): KeyObject | undefined => {
  // A private one has no place where public ones stand.
  if (text.includes('-----BEGIN')) return text.includes('PRIVATE') ? undefined : ofPublicPem(text);
  const bytes = seedIn(text);
  const der = bytes && Buffer.concat([beforePublic, bytes]);
  return der && createPublicKey({ key: der, format: 'der', type: 'spki' });
};

/** What others know of it. */
export const publicOf = (key: KeyObject): SealKey => {
  const open = key.type === 'public' ? key : createPublicKey(key);
  const der = open.export({ format: 'der', type: 'spki' });
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicKey: open.export({ format: 'pem', type: 'spki' }).toString().trim(),
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Of two starts at once the first one's key stands. */
const make = async (path: string): Promise<void> => {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(seedBytes).toString('base64')}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await unlink(draft);
  }
};

const keptIn = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'audit-signing-key');
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dataDir, { recursive: true });
    await make(path);
    return readFile(path, 'utf8');
  }
};

export type SigningKeySource = {
  readonly dataDir: string;
  readonly auditSigningKey: string | undefined;
  /** Public keys that signed before it, the oldest first. */
  readonly auditFormerKeys: readonly string[];
};

/** The key that is configured, or the one of the data folder (mode 0600), made when it is first needed. */
export const openSigningKey = async ({
  dataDir,
  auditSigningKey,
}: Omit<SigningKeySource, 'auditFormerKeys'>): Promise<KeyObject> => {
  const key = signingKeyIn((auditSigningKey ?? (await keptIn(dataDir))).trim());
  if (!key)
    throw new Error(`${join(dataDir, 'audit-signing-key')} is no key: bring it back from a backup`);
  return key;
};
