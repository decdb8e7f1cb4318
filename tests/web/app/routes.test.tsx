import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const titleIs = (title: string) =>
  waitFor(() => expect(document.title).toBe(`${title} · Boardwell`));

describe('while the session is loading', () => {
  it('[NAV-01] shows "Loading..." at / and no page at all', () => {
    fakeApi().on('GET /api/user', () => new Promise(() => undefined));
    renderApp('/');
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('[NAV-01] serves no other path either', () => {
    fakeApi().on('GET /api/user', () => new Promise(() => undefined));
    renderApp('/pricing');
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});

describe('signed in', () => {
  it.each([
    ['/', 'Dashboard'],
    ['/quiz', 'Practice Quiz'],
    ['/study-aid', 'Study Aid Generator'],
    ['/medical-terminology', 'Medical Terminology'],
    ['/medical-images', 'Medical Image Library'],
    ['/progress', 'My Progress'],
    ['/analytics', 'Performance Analytics'],
    ['/admin/generation-dashboard', 'Question Bank Generation Dashboard'],
    ['/admin', 'Admin Superpanel'],
    ['/blog', 'Healthcare Provider Community'],
    ['/video-script-generator', 'Medical Video Script Generator'],
    ['/pricing', 'Pricing'],
    ['/subscribe', 'Subscribe'],
    ['/demo', 'Testing Access'],
  ])('[NAV-02] serves a screen of its own at %s', async (path, title) => {
    fakeApi({ ...maya, isAdmin: true });
    renderApp(path);
    await titleIs(title);
    expect(addressNow()).toBe(path);
  });

  it.each(['/nowhere', '/quiz/of/the/day'])('[NAV-03] falls back to home at %s', async (path) => {
    fakeApi(maya);
    renderApp(path);
    await titleIs('Dashboard');
  });

  it.each([
    ['[LINK-01]', '/ai-tutor', 'AI Tutor'],
    ['[LINK-08]', '/flashcards', 'Flashcards'],
    ['[LINK-08]', '/free-downloads', 'Free Downloads'],
    ['[LINK-08]', '/terms', 'Terms of use'],
    ['[LINK-08]', '/privacy', 'Privacy'],
    ['[LINK-08]', '/cookies', 'Cookies'],
    ['[LINK-08]', '/gdpr', 'Your data rights'],
  ])('%s serves a page of its own at %s', async (_id, path, title) => {
    fakeApi(maya);
    renderApp(path);
    await titleIs(title);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  });

  it('[AUTH-15] is sent from /auth to /', async () => {
    fakeApi(maya);
    renderApp('/auth');
    await titleIs('Dashboard');
    expect(addressNow()).toBe('/');
  });
});

describe('signed out', () => {
  it.each([
    ['/', 'Board exam practice'],
    ['/auth', 'Sign in'],
    ['/pricing', 'Pricing'],
    ['/demo', 'Testing Access'],
    ['/blog', 'Healthcare Provider Community'],
  ])('[NAV-04] serves a screen of its own at %s', async (path, title) => {
    fakeApi();
    renderApp(path);
    await titleIs(title);
  });

  it.each(['nowhere', 'study-aid', 'admin', 'settings', 'profile'])(
    '[NAV-05] [NAV-06] falls back to landing at /%s, without a toast',
    async (path) => {
      fakeApi();
      renderApp(`/${path}`);
      await titleIs('Board exam practice');
      expect(await screen.findByText('Practice until you can say why.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    },
  );

  it('[NAV-06] [ANLY-08] is asked to log in at /analytics', async () => {
    fakeApi();
    renderApp('/analytics');
    await titleIs('Performance Analytics');
    expect(await screen.findByText('Sign in to view your analytics')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
  });

  it('[NAV-06] [ERR-34] may not check out: a toast, then /auth after 0.5 s', async () => {
    fakeApi();
    const { leave } = renderApp('/subscribe');
    expect(await screen.findByText('Authentication Required')).toBeTruthy();
    expect(screen.getByText('Please sign in to subscribe to a plan.')).toBeTruthy();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/auth'));
  });
});
