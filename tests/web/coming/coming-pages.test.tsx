import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { comingPages } from '../../../web/features/coming/coming-pages.ts';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const admin = { ...maya, isAdmin: true };

describe('a part that is not open yet', () => {
  it.each(Object.values(comingPages))(
    'says so at $path, and offers practice',
    async ({ path, title }) => {
      fakeApi(admin);
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(
        screen.getByText('This page is coming soon. Practice quizzes are ready now.'),
      ).toBeTruthy();
      const practice = screen.getByRole('link', { name: 'Take Practice Quiz' });
      expect(practice.getAttribute('href')).toBe('/quiz');
    },
  );

  it('sends visitors to an account first', async () => {
    fakeApi();
    renderApp('/blog');
    const practice = await screen.findByRole('link', { name: 'Take Practice Quiz' });
    expect(practice.getAttribute('href')).toBe('/auth');
  });
});

describe('the admin panel', () => {
  it('[ERR-38] is denied to others, who are sent home after 2 s', async () => {
    fakeApi(maya);
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    const words = await screen.findAllByText("You don't have admin privileges.");
    expect(words.length).toBeGreaterThan(0);
    expect(addressNow()).toBe('/admin');
    await waitFor(() => expect(addressNow()).toBe('/'));
  });
});

describe('the pages to read', () => {
  it.each(['terms', 'privacy', 'cookies', 'gdpr'])('say that /%s is a draft', async (name) => {
    fakeApi();
    renderApp(`/${name}`);
    expect(await screen.findByText(/^This text is a draft/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
  });
});
