import { hash, randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { AccountId } from '../../../domain/kernel/ids.ts';

const codes = 10;
/** 80 bits: who has the digests alone guesses for ever. */
const codeBytes = 10;

/** As they are shown: sixteen letters and digits in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => {
    const { buffer } = Uint8Array.from(randomBytes(codeBytes));
    return (new Secret({ buffer }).base32.match(/.{4}/g) ?? []).join('-');
  });

/** What is kept of one; how it was written does not matter. */
export const recoveryHash = (accountId: AccountId, code: string): string =>
  hash(
    'sha256',
    JSON.stringify([accountId, code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')]),
    'hex',
  );
