import { HttpError } from '../../http/http-error.ts';
import { type RequestOptions, request } from '../../http/request.ts';
import { navigateBrowser } from '../../session/navigate-browser.ts';
import { showToast } from '../../toast/toast-store.ts';

/** Milliseconds between the toast and the full-page redirect. */
const signInAfter = 500;

export const isSessionOver = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 401;

/**
 * A call of the administrators' pages. When their session is over it says so, and sends the browser
 * to sign in: the page itself is gone as soon as the session is.
 */
export const adminRequest = async <Value>(options: RequestOptions<Value>): Promise<Value> => {
  try {
    return await request(options);
  } catch (error) {
    if (isSessionOver(error)) {
      const description = 'Session expired. Please log in again.';
      showToast({ title: 'Unauthorized', description, tone: 'destructive' });
      setTimeout(() => navigateBrowser('/api/login'), signInAfter);
    }
    throw error;
  }
};
