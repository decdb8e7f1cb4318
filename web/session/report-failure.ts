import { serverText } from '../http/http-error.ts';
import { showToast } from '../toast/toast-store.ts';
import { noConnectionText } from './no-connection.ts';

/** Says what failed, and why as far as it is known. */
export const reportFailure = (title: string, error: unknown): void =>
  showToast({
    title,
    description: serverText(error) ?? noConnectionText(error) ?? 'Please try again.',
    tone: 'destructive',
  });
