import {
  NoTestCard,
  PaymentFailed,
  UnknownCheckout,
  WebhookRefused,
} from '../../domain/ports/payments.ts';
import type { Refusal } from '../server/refusal.ts';

/** What a processor throws that is the sender's to mend. */
export const paymentRefusal = (error: unknown): Refusal | undefined => {
  if (error instanceof PaymentFailed) return { code: 'PaymentFailed', message: error.message };
  if (error instanceof WebhookRefused) return { code: 'WebhookRefused' };
  if (error instanceof NoTestCard) return { code: 'NoTestCard' };
  return error instanceof UnknownCheckout ? { code: 'NotFound' } : undefined;
};
