import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

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
