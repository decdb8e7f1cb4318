import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../support/fake-api.ts';
import { renderApp } from '../support/render-app.tsx';

describe('the pages to read', () => {
  it.each(['terms', 'privacy', 'cookies', 'gdpr'])('say that /%s is a draft', async (name) => {
    fakeApi();
    renderApp(`/${name}`);
    expect(await screen.findByText(/^This text is a draft/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
  });
});
