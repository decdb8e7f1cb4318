import { createHash } from 'node:crypto';

/** SHA-256 of a metric file. */
export const digestOf = (source: string): string =>
  createHash('sha256').update(source).digest('hex');
