import Stripe from 'stripe';
import { PaymentFailed, ProcessorUnavailable } from '../../../../domain/ports/payments.ts';

/** One try of the library; it makes another after half a second where that may help. */
export const tryMs = 4000;
export const furtherTries = 1;

/** Of all the calls together that one wish takes. */
const patienceMs = 12_000;

const declined = 'There was an error processing your payment.';

/** In our words: who is refused is told why, and all else is the processor's trouble. */
const translated = (cause: unknown): unknown => {
  if (cause instanceof Stripe.errors.StripeCardError) {
    return new PaymentFailed(cause.message || declined, { cause });
  }
  if (cause instanceof Stripe.errors.StripeInvalidRequestError) return cause;
  if (!(cause instanceof Stripe.errors.StripeError)) return cause;
  // What Stripe says may name a part of a key: it is not repeated.
  return new ProcessorUnavailable(`Stripe: ${cause.type}`);
};

/** Ends in seconds, whatever the network does. Throws `PaymentFailed`, `ProcessorUnavailable`. */
export const asking = async <Value>(
  work: () => Promise<Value>,
  patience: number = patienceMs,
): Promise<Value> => {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const silent = new ProcessorUnavailable(`Stripe did not answer within ${patience} ms`);
    alarm = setTimeout(() => reject(silent), patience);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    throw translated(error);
  } finally {
    clearTimeout(alarm);
  }
};

/** Undefined for what Stripe does not have. */
export const unlessMissing = async <Value>(answer: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await answer;
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.statusCode === 404;
    if (isMissing) return undefined;
    throw error;
  }
};
