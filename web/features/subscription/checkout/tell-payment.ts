import { HttpError, serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';

const paymentRequired = 402;

/** What the provider refused, with its own words where it has some. */
export const tellRefused = (words: string | undefined): void =>
  showToast({
    title: 'Payment Failed',
    description: words || 'There was an error processing your payment.',
    tone: 'destructive',
  });

/** Anything else: nobody knows yet whether it was paid, so the plan is what tells. */
export const tellUnexpected = (): void =>
  showToast({
    title: 'Payment Error',
    description: 'An unexpected error occurred. Please try again.',
    tone: 'destructive',
  });

export const tellFailure = (error: unknown): void => {
  if (error instanceof HttpError && error.status === paymentRequired)
    tellRefused(serverText(error));
  else tellUnexpected();
};
