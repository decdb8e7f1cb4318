import { hash, randomBytes } from 'node:crypto';
import type { InstitutionId } from '../../domain/kernel/ids.ts';

/** 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** 64 hexadecimal digits. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret, 'hex');

/** What stands in the link, behind a `#`, which browsers send to nobody. */
export const tokenOf = (institution: InstitutionId, secret: string): string =>
  `${institution}.${secret}`;

/** The school of a token, and the hash by which its stream knows the secret. */
export const readToken = (token: string) => {
  const [institution = '', secret = ''] = token.split('.');
  return { institutionId: institution as InstitutionId, tokenHash: hashOfSecret(secret) };
};
