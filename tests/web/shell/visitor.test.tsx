import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signedOutPages } from '../../../web/app/pages.tsx';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

describe('the visitor’s bar', () => {
  it.each([
    ['Sign In', 'Welcome Back'],
    ['Sign Up', 'Join the academy'],
  ])('[NAV-11] leads to /auth by %s', async (button, headline) => {
    fakeApi();
    const { person } = renderApp('/terms');
    await person.click(await screen.findByRole('link', { name: button }));
    expect(await screen.findByRole('heading', { name: headline })).toBeTruthy();
    expect(addressNow()).toBe('/auth');
  });

  it('marks the page it is on', async () => {
    fakeApi();
    renderApp('/pricing');
    const links = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(links.getByRole('link', { name: 'Pricing' }).getAttribute('aria-current')).toBe('page');
    expect(links.getByRole('link', { name: 'Blog' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('the shared footer', () => {
  const column = (name: string) => within(screen.getByRole('navigation', { name }));

  it('[LAND-08] has the columns Platform, Resources, Legal and Company', async () => {
    fakeApi(maya);
    renderApp('/terms');
    const footer = await screen.findByRole('contentinfo');
    const columns = within(footer).getAllByRole('navigation');
    expect(columns.map((nav) => nav.getAttribute('aria-label'))).toEqual([
      'Platform',
      'Resources',
      'Legal',
      'Company',
    ]);
  });

  it('[LAND-09] has support and contact mail links', async () => {
    fakeApi();
    renderApp('/terms');
    await screen.findByRole('contentinfo');
    for (const name of ['Support', 'Contact']) {
      const link = column('Company').getByRole('link', { name });
      expect(link.getAttribute('href')).toMatch(/^mailto:\w+@/);
    }
  });

  it.each([
    ['[LINK-01]', 'Platform', 'AI Tutor', '/ai-tutor'],
    ['[LINK-02]', 'Resources', 'Free Downloads', '/free-downloads'],
    ['[LINK-03]', 'Resources', 'Flashcards', '/flashcards'],
    ['[LINK-04]', 'Legal', 'Terms', '/terms'],
    ['[LINK-05]', 'Legal', 'Privacy', '/privacy'],
    ['[LINK-06]', 'Legal', 'Cookies', '/cookies'],
    ['[LINK-07]', 'Legal', 'GDPR', '/gdpr'],
  ])('%s links by %s to %s', async (...[, name, label, path]) => {
    fakeApi();
    renderApp('/pricing');
    await screen.findByRole('contentinfo');
    expect(column(name).getByRole('link', { name: label }).getAttribute('href')).toBe(path);
  });
});

describe('the footer of visitors', () => {
  it('sends them to sign in where a page is for members', async () => {
    fakeApi();
    renderApp('/terms');
    const footer = within(await screen.findByRole('contentinfo'));
    for (const name of ['Practice Quiz', 'Full Exam', 'Study Tools', 'Medical Terms']) {
      expect(footer.getByRole('link', { name }).getAttribute('href')).toBe('/auth');
    }
  });
});

const start = /^(?:sign (?:in|up)|log in|start\b|take\b|create\b|choose\b|try\b)/i;

/** What is answered to everybody; the outbox only where the product is purely local. */
const open = [
  'GET /api/user',
  'GET /api/config',
  'GET /api/outbox',
  'GET /api/blog-posts',
  'GET /api/study-sheets',
  'GET /api/study-sheets/%3Aid',
];
/** They show nothing but their frame while the browser leaves for sign-in. */
const sentAway = ['/quiz', '/progress', '/subscribe'];

describe('every page of visitors', () => {
  it.each(signedOutPages.map(({ path }) => path.replace('*', 'nowhere')))(
    '[ROLE-01] [API-04] leads to /auth by every start at %s, and asks for nothing of a learner',
    async (path) => {
      const api = fakeApi();
      renderApp(path);
      if (path !== '/auth') await screen.findAllByRole('link', { name: 'Sign Up' });
      if (!sentAway.includes(path)) await screen.findByRole('heading', { level: 1 });
      const starts = screen.queryAllByRole('link', { name: start });
      const targets = starts.map((link) => link.getAttribute('href'));
      expect(targets.filter((target) => target !== '/auth')).toEqual([]);
      const asked = api.calls.map(({ name }) => name);
      expect(asked.filter((name) => !open.includes(name))).toEqual([]);
    },
  );
});

describe('a move within the product', () => {
  it('puts the focus on the new page and names the document after it', async () => {
    fakeApi();
    const { person } = renderApp('/terms');
    await person.click(await screen.findByRole('link', { name: 'Privacy' }));
    await waitFor(() => expect(document.title).toBe('Privacy · Boardwell'));
    expect(document.activeElement?.id).toBe('content');
  });
});
