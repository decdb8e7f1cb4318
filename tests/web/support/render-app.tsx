import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../../web/app/app.tsx';
import { chooseAppearance } from '../../../web/appearance/appearance.ts';
import { currentToast, dismissToast } from '../../../web/toast/toast-store.ts';
import { fakeEventSources } from './fake-event-source.ts';

// Radix asks for these; happy-dom has no layout to answer with.
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;

// Pages are fetched when they are shown, and a loaded machine takes its time over it.
configure({ asyncUtilTimeout: 10_000 });

const forgetLastToast = (): void => {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
};

/** The whole product at an address, as the browser starts it. */
export const renderApp = (at = '/') => {
  forgetLastToast();
  chooseAppearance('system');
  window.history.replaceState(null, '', at);
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
  const sources = fakeEventSources();
  const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const view = render(<App />);
  /** `leave` gets the addresses of full-page navigations. */
  return { ...view, person: vi.isFakeTimers() ? person : userEvent.setup(), leave, sources };
};

export const addressNow = (): string => window.location.pathname + window.location.search;
