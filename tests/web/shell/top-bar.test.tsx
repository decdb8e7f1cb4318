import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const signedInAt = (at: string, user: User = maya) => {
  fakeApi(user);
  return renderApp(at);
};

const mainLinks = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Main' });
  return within(navigation).getAllByRole('link') as HTMLAnchorElement[];
};

/** Radix writes each label twice, once to hold the width of the bold one. */
const once = (text: string): string => text.slice(0, text.length / 2);

const openMenu = async ({ person }: ReturnType<typeof renderApp>) => {
  await person.click(await screen.findByRole('button', { name: /Account menu/ }));
  return within(await screen.findByRole('menu'));
};

describe('the top bar of those who are signed in', () => {
  it.each(['/analytics', '/quizzes', '/review'])(
    'marks Progress on %s, which it leads to',
    async (at) => {
      signedInAt(at);
      const current = (await mainLinks()).filter((link) => link.hasAttribute('aria-current'));
      expect(current.map((link) => link.getAttribute('href'))).toEqual(['/progress']);
    },
  );

  it.each(['/settings', '/profile'])('marks the account on %s', async (at) => {
    signedInAt(at);
    const account = await screen.findByRole('button', { name: /Account menu/ });
    expect(account.getAttribute('aria-current')).toBe('page');
  });

  it('[NAV-07] [NAV-08] shows seven links in order, with their badges', async () => {
    signedInAt('/terms');
    const links = await mainLinks();
    expect(links.map((link) => [link.getAttribute('href'), once(link.textContent)])).toEqual([
      ['/', 'Dashboard'],
      ['/quiz', 'Practice QuizFree'],
      ['/quiz?full=true', 'Full ExamPro'],
      ['/study-aid', 'Study Tools'],
      ['/medical-terminology', 'Medical TermsNew'],
      ['/progress', 'Progress'],
      ['/pricing', 'Pricing'],
    ]);
  });

  it.each([
    ['/', '/'],
    ['/quiz', '/quiz'],
    ['/quiz?full=true', '/quiz?full=true'],
    ['/pricing', '/pricing'],
  ])('[NAV-09] marks the link of %s, and no other', async (at, active) => {
    signedInAt(at);
    const links = await mainLinks();
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.getAttribute('href'))).toEqual([active]);
  });

  it('[NAV-10] leads home by its logo', async () => {
    const { person } = signedInAt('/terms');
    await mainLinks();
    await person.click(screen.getAllByRole('link', { name: 'Boardwell, home' })[0] as HTMLElement);
    await waitFor(() => expect(addressNow()).toBe('/'));
  });

  it('lets a keyboard skip to the content', async () => {
    signedInAt('/terms');
    await mainLinks();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });
});

describe('the account menu', () => {
  it.each([
    ['[NAV-12]', 'the username', maya, 'maya'],
    ['[NAV-13]', 'the e-mail before the @', { ...maya, username: null }, 'maya.okafor'],
    ['[NAV-14]', '"Account"', { ...maya, username: null, email: null }, 'Account'],
  ])('%s is named by %s', async (...[, , user, name]) => {
    signedInAt('/terms', user);
    expect(await screen.findByRole('button', { name: `Account menu, ${name}` })).toBeTruthy();
  });

  it('[NAV-15] [NAV-16] [NAV-17] shows who is signed in, and what they can do', async () => {
    const menu = await openMenu(signedInAt('/terms'));
    expect(menu.getByText('M')).toBeTruthy();
    expect(menu.getByText('Maya Okafor')).toBeTruthy();
    expect(menu.getByText('maya.okafor@example.com')).toBeTruthy();
    expect(menu.getByText('Respiratory Therapist')).toBeTruthy();
    const items = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Profile', 'Settings', 'Sign Out']);
  });

  it('shows no badge without a field', async () => {
    const menu = await openMenu(signedInAt('/terms', { ...maya, healthcareField: null }));
    expect(menu.queryByText('Respiratory Therapist')).toBeNull();
  });

  it.each([
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ])('[NAV-17] leads to %s', async (item, path) => {
    const app = signedInAt('/terms');
    const menu = await openMenu(app);
    await app.person.click(menu.getByRole('menuitem', { name: item }));
    await waitFor(() => expect(addressNow()).toBe(path));
  });

  it('switches between light, dark and the system', async () => {
    const app = signedInAt('/terms');
    const menu = await openMenu(app);
    const system = menu.getByRole('menuitemradio', { name: 'System' });
    expect(system.getAttribute('aria-checked')).toBe('true');
    await app.person.click(menu.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(document.documentElement.className).toBe('dark'));
    expect(window.localStorage.getItem('appearance')).toBe('dark');
  });
});
