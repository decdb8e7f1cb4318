import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, maya } from '../support/fake-api.ts';
import { renderApp } from '../support/render-app.tsx';
import { achievementsFact } from './achievements-fact.ts';

const announcing = (name: string) => `POST /api/achievements/${encodeURIComponent(name)}/announced`;

const unannounced = (days: Parameters<typeof achievementsFact>[0]) =>
  achievementsFact(days).map((achievement) => ({ ...achievement, announced: false }));

const signedInWith = (days: Parameters<typeof achievementsFact>[0], tell: boolean) => {
  const api = fakeApi(maya);
  api.on('GET /api/achievements', () => ({ json: unannounced(days) }));
  for (const name of ['First Quiz', 'Speed Demon']) {
    api.on(announcing(name), () => ({ json: { tell } }));
  }
  return api;
};

describe('an achievement that was just earned', () => {
  it('is told on whatever page the learner is', async () => {
    const api = signedInWith({ 'First Quiz': '2026-11-20' }, true);
    renderApp('/terms');
    const [told] = await screen.findAllByText('Achievement earned: First Quiz');
    expect(told).toBeDefined();
    expect(api.callsTo(announcing('First Quiz'))).toHaveLength(1);
  });

  it('is told together with another one of the same quiz', async () => {
    signedInWith({ 'First Quiz': '2026-11-20', 'Speed Demon': '2026-11-20' }, true);
    renderApp('/terms');
    expect(await screen.findAllByText('2 achievements earned')).not.toHaveLength(0);
    expect(screen.getAllByText('First Quiz, Speed Demon')).not.toHaveLength(0);
  });

  it('is not told again when another tab or device was first', async () => {
    const api = signedInWith({ 'First Quiz': '2026-11-20' }, false);
    renderApp('/terms');
    await waitFor(() => expect(api.callsTo(announcing('First Quiz'))).toHaveLength(1));
    expect(screen.queryByText(/Achievement earned/)).toBeNull();
  });

  it('waits while the page is in the background', async () => {
    const api = signedInWith({ 'First Quiz': '2026-11-20' }, true);
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    renderApp('/terms');
    await waitFor(() => expect(api.callsTo('GET /api/achievements')).toHaveLength(1));
    expect(api.callsTo(announcing('First Quiz'))).toHaveLength(0);
    visible.mockReturnValue('visible');
    // Until the page has the list, there is nothing to tell.
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      expect(api.callsTo(announcing('First Quiz'))).toHaveLength(1);
    });
  });

  it('is told to nobody once it was announced', async () => {
    const api = fakeApi(maya);
    api.on('GET /api/achievements', () => ({
      json: achievementsFact({ 'First Quiz': '2026-11-20' }),
    }));
    renderApp('/terms');
    await waitFor(() => expect(api.callsTo('GET /api/achievements')).toHaveLength(1));
    expect(api.callsTo(announcing('First Quiz'))).toHaveLength(0);
  });
});
