import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetPosition } from '../../../web/http/position.ts';
import { currentToast, dismissToast } from '../../../web/toast/toast-store.ts';

// Pages are fetched when they are shown, and a loaded machine takes its time over it.
configure({ asyncUtilTimeout: 20_000 });

// Radix asks for these; happy-dom has no layout to answer with.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
});

// The tests of a worker share one page: what one leaves there would be the next one's.
afterEach(() => {
  // A page that goes may have something to send: to the test's server, so it goes first.
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetPosition();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
});
