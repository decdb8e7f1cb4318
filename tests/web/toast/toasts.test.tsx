import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppTheme } from '../../../web/app/app-theme.tsx';
import styles from '../../../web/toast/toast.module.css';
import { currentToast, showToast } from '../../../web/toast/toast-store.ts';
import { Toaster } from '../../../web/toast/toaster.tsx';

const show = (title: string): void =>
  act(() => showToast({ title, description: `${title} described` }));

const renderToaster = () =>
  render(
    <AppTheme>
      <Toaster />
    </AppTheme>,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('shows its title and description where screen readers hear of it', () => {
    renderToaster();
    show('Saved');
    const region = screen.getByRole('region', { name: /Notifications/ });
    expect(region.textContent).toContain('Saved');
    expect(screen.getByText('Saved described')).toBeTruthy();
  });

  it('[CACHE-05] takes the place of the one before it', () => {
    renderToaster();
    show('First');
    show('Second');
    expect(screen.queryByText('First described')).toBeNull();
    expect(screen.getByText('Second described')).toBeTruthy();
  });

  it('[CACHE-06] is displayed for 5000 ms', async () => {
    renderToaster();
    show('Brief');
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.getByText('Brief described')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.queryByText('Brief described')).toBeNull();
  });

  it('[CACHE-07] is removed long after it was dismissed, not at once', async () => {
    renderToaster();
    show('Lasting');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(screen.queryByText('Lasting described')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(900_000));
    expect(currentToast()).toMatchObject({ title: 'Lasting', open: false });
    await act(() => vi.advanceTimersByTimeAsync(100_001));
    expect(currentToast()).toBeUndefined();
  });

  it('tells failures apart by more than colour', () => {
    renderToaster();
    act(() => showToast({ title: 'Error', description: 'It failed', tone: 'destructive' }));
    expect(screen.getByText('It failed').closest(`.${styles['destructive']}`)).toBeTruthy();
  });
});
