import { Secret, TOTP } from 'otpauth';
import { productName } from '../../../domain/contracts/product.ts';
import { epochMs, type Instant } from '../../../domain/kernel/time.ts';

const period = 30;

/** What authenticator apps agree on (RFC 6238): SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: productName,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says. */
export const addressOf = (secret: string, label: string): string =>
  totpOf(secret, label).toString();

/** Which step of thirty seconds the code is of, one to either side allowed; undefined for no code of now. */
export const stepOf = (secret: string, code: string, at: Instant): number | undefined => {
  const timestamp = epochMs(at);
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
};
