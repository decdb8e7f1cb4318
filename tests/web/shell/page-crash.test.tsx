import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppTheme } from '../../../web/app/app-theme.tsx';
import { PageCrash } from '../../../web/shell/page-crash.tsx';

const Broken = (): never => {
  throw new Error('This page cannot be drawn');
};

describe('a page that fails to draw', () => {
  it('says so, and another path gets another try', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const frame = (path: string, page: React.ReactNode) => (
      <AppTheme>
        <PageCrash path={path}>{page}</PageCrash>
      </AppTheme>
    );
    const { rerender } = render(frame('/broken', <Broken />));
    expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded.');
    rerender(frame('/fine', <p>All is well</p>));
    expect(screen.getByText('All is well')).toBeTruthy();
  });

  it('is loaded anew on request', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    render(
      <AppTheme>
        <PageCrash path="/broken">
          <Broken />
        </PageCrash>
      </AppTheme>,
    );
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(reload).toHaveBeenCalledOnce();
  });
});
