import {
  NoTestCard,
  PaymentFailed,
  UnknownCheckout,
  WebhookRefused,
} from '../../domain/ports/payments.ts';
import type { ApiRefusal } from '../server/api-refusal.ts';

/** What a processor throws that is the sender's to mend. */
export const paymentRefusal = (error: unknown): ApiRefusal | undefined => {
  if (error instanceof PaymentFailed) return { code: 'PaymentFailed', message: error.message };
  if (error instanceof WebhookRefused) return { code: 'WebhookRefused' };
  if (error instanceof NoTestCard) return { code: 'NoTestCard' };
  return error instanceof UnknownCheckout ? { code: 'NotFound' } : undefined;
};
