import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const openDrawer = async ({ person }: ReturnType<typeof renderApp>) => {
  await person.click(await screen.findByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

describe('the side drawer of small screens', () => {
  it('[NAV-18] holds the links and the account block', async () => {
    fakeApi(maya);
    const drawer = await openDrawer(renderApp('/terms'));
    const links = within(drawer.getByRole('navigation')).getAllByRole('link');
    expect(links).toHaveLength(7);
    expect(drawer.getByText('Maya Okafor')).toBeTruthy();
    expect(drawer.getByText('maya.okafor@example.com')).toBeTruthy();
    expect(drawer.getByText('Respiratory Therapist')).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Profile' })).toBeTruthy();
    expect(drawer.getByRole('link', { name: 'Settings' })).toBeTruthy();
    expect(drawer.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('[NAV-19] closes when a link in it is chosen', async () => {
    fakeApi(maya);
    const app = renderApp('/terms');
    const drawer = await openDrawer(app);
    await app.person.click(drawer.getByRole('link', { name: 'Pricing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressNow()).toBe('/pricing');
  });

  it('gives the focus back to its button when it is closed', async () => {
    fakeApi(maya);
    const app = renderApp('/terms');
    const drawer = await openDrawer(app);
    await app.person.click(drawer.getByRole('button', { name: 'Close menu' }));
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('signs out from the account block', async () => {
    const api = fakeApi(maya);
    api.on('POST /api/logout', () => ({ status: 204 }));
    const app = renderApp('/terms');
    const drawer = await openDrawer(app);
    await app.person.click(drawer.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(api.callsTo('POST /api/logout')).toHaveLength(1));
  });

  it('[NAV-11] [NAV-18] shows visitors their links, Sign In and Sign Up', async () => {
    fakeApi();
    const drawer = await openDrawer(renderApp('/terms'));
    const links = within(drawer.getByRole('navigation')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Fields',
      'Pricing',
      'Blog',
      'Testing Access',
    ]);
    expect(drawer.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
    expect(drawer.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/auth');
  });
});
