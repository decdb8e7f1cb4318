import { Suspense, useSyncExternalStore } from 'react';
import { Dispensable } from '../ui/dispensable.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { currentToast, subscribeToToast } from './toast-store.ts';

const fetchToaster = () => import('./toaster.tsx');
const Toaster = lazyPart(async () => (await fetchToaster()).Toaster);

/** Fetches the place where toasts appear, for whoever has to tell of a lost connection. */
export const prepareToasts = (): void => {
  // The first toast fetches it again.
  fetchToaster().catch(() => undefined);
};

/** The place where toasts appear, fetched with the first of them. */
export const Toasts = () => {
  const hasToast = useSyncExternalStore(subscribeToToast, () => currentToast() !== undefined);
  return (
    <Dispensable>
      <Suspense>{hasToast ? <Toaster /> : null}</Suspense>
    </Dispensable>
  );
};
