export type ToastTone = 'default' | 'destructive';

export type Toast = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly tone: ToastTone;
  /** A dismissed toast stays here, closed, until its removal. */
  readonly open: boolean;
};

/** Milliseconds. */
export const toastDuration = 5000;
const toastRemovalDelay = 1_000_000;

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const replace = (next: Toast | undefined): void => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows one toast; it takes the place of the one before it. */
export const showToast = (toast: {
  readonly title: string;
  readonly description: string;
  readonly tone?: ToastTone;
}): void => {
  lastId += 1;
  replace({ tone: 'default', ...toast, id: lastId, open: true });
};

export const dismissToast = (id: number): void => {
  if (current?.id !== id || !current.open) return;
  replace({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) replace(undefined);
  }, toastRemovalDelay);
};

export const currentToast = (): Toast | undefined => current;

/** Returns the function that ends the subscription. */
export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
