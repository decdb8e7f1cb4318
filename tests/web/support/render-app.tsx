import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../../web/app/app.tsx';
import { chooseAppearance } from '../../../web/appearance/appearance.ts';
import { fakeEventSources } from './fake-event-source.ts';

/** The whole product at an address, as the browser starts it. */
export const renderApp = (at = '/') => {
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
