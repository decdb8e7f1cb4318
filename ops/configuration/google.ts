import type { z } from 'zod';
import type { ProviderSettings } from '../adapters/google/openid-provider.ts';
import { given } from './values.ts';

const isLoopback = ({ hostname }: URL): boolean =>
  ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** An issuer is compared character by character: it is kept as it is written. */
export const issuer = given((text) => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  return url && isSafe && !url.search && !url.hash ? text : undefined;
}, 'use https://…; http:// only for a provider on this machine');

/** Printable, as in a header. */
export const providerWord = given(
  (text) => (/^[\x21-\x7e]{1,256}$/.test(text) ? text : undefined),
  'use letters, digits and signs, and no spaces',
);

type Given = {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly GOOGLE_ISSUER: string;
};

/** Half of it would be a button that fails. */
export const bothOrNone = (
  { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Given,
  context: z.RefinementCtx,
): void => {
  if ((id === undefined) === (secret === undefined)) return;
  const path = [id === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'];
  context.addIssue({
    code: 'custom',
    path,
    message: 'set both of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or none',
  });
};

/** Absent: Google sign-in is not set up. */
export const googleIn = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER,
}: Given): ProviderSettings | undefined =>
  clientId !== undefined && clientSecret !== undefined
    ? { issuer: GOOGLE_ISSUER, clientId, clientSecret }
    : undefined;
