import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useArrival } from '../../../web/shell/use-arrival.ts';

const Page = () => {
  useArrival();
  return (
    <main id="content" tabIndex={-1}>
      <Link to="/settings">Settings</Link>
      <div role="menu">
        <Link to="/profile" role="menuitem">
          Profile
        </Link>
      </div>
    </main>
  );
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});

describe('arriving at a page', () => {
  it('brings the focus to its content', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Settings' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leaves the focus in a menu that was opened meanwhile', async () => {
    const entry = screen.getByRole('menuitem', { name: 'Profile' });
    await userEvent.click(entry);
    expect(window.scrollTo).toHaveBeenCalled();
    expect(document.activeElement).toBe(entry);
  });
});
