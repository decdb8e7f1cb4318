import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { currentToast, subscribeToToast } from './toast-store.ts';

const Toaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster);

/** The place where toasts appear, fetched with the first of them. */
export const Toasts = () => {
  const hasToast = useSyncExternalStore(subscribeToToast, () => currentToast() !== undefined);
  return <Suspense>{hasToast ? <Toaster /> : null}</Suspense>;
};
