import { createHmac, timingSafeEqual } from 'node:crypto';
import { epochMs, type Instant } from '../../../../domain/kernel/time.ts';
import { type ReceivedWebhook, WebhookRefused } from '../../../../domain/ports/payments.ts';

export const signatureHeader = 'payment-signature';

/** A message that was kept and sent again later is worth nothing. */
const oldestSeconds = 300;

const macOf = (secret: string, seconds: string, raw: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

const secondsOf = (at: Instant): number => Math.floor(epochMs(at) / 1000);

/** What is sent with a message, in the form that Stripe uses: t=seconds,v1=HMAC-SHA256 in hex. */
export const signed = (secret: string, raw: Uint8Array, at: Instant): string => {
  const seconds = String(secondsOf(at));
  return `t=${seconds},v1=${macOf(secret, seconds, raw).toString('hex')}`;
};

const form = /^t=(?<seconds>\d{1,12}),v1=(?<mac>[0-9a-f]{64})$/;

/** Throws `WebhookRefused` for what is not signed with the secret, or not within five minutes of now. */
export const checkSignature = (
  { raw, headers }: ReceivedWebhook,
  { secret, now }: { readonly secret: string; readonly now: Instant },
): void => {
  const parts = form.exec(String(headers[signatureHeader] ?? ''))?.groups;
  const { seconds = '', mac = '' } = parts ?? {};
  if (!parts) throw new WebhookRefused('No signature');
  if (!timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, raw))) {
    throw new WebhookRefused('Not signed with our secret');
  }
  if (Math.abs(secondsOf(now) - Number(seconds)) > oldestSeconds) {
    throw new WebhookRefused('Older than five minutes');
  }
};
