import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { open, pass, treat } from './support/sitting.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // As current Chromium answers.
  vi.stubGlobal('scrollTo', () => Promise.resolve());
});

describe('a finished simulation', () => {
  it('can be left where scrolling answers with a promise', async () => {
    const opened = await open();
    await treat(opened, 0);
    await pass(2100);
    await treat(opened, 1);
    await screen.findByRole('heading', { level: 1, name: /^CSE complete/ });
    expect(opened.unmount).not.toThrow();
  });
});
