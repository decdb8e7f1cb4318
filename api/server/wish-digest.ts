import { createHmac } from 'node:crypto';

/** Never part of it, not even hashed: whoever repeats them is asked for them again. */
const secrets = new Set(['password']);

/** One text for one meaning, whatever order the fields came in. */
const canonical = (body: unknown): string =>
  JSON.stringify(body, (key, value: unknown) => {
    if (secrets.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? '';

/** 128 bits: enough that no two bodies meet by chance. */
const characters = 22;

/**
 * Of what a client wished under an Idempotency-Key, so that the same key for something else is
 * noticed. Whoever reads the log cannot try out what was said: the key is part of it and kept nowhere.
 */
export const wishDigest = (key: string, body: unknown): string =>
  createHmac('sha256', key).update(canonical(body)).digest('base64url').slice(0, characters);
