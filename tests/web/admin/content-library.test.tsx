import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import examples from '../../../api/admin/examples.json' with { type: 'json' };
import { type AdminStats, adminStats } from '../../../domain/contracts/admin.ts';
import { contentPage, contentStatus } from '../../../domain/contracts/content.ts';
import { ContentLibrary } from '../../../web/features/admin/content/library.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const nothing = contentPage.parse({
  content: [],
  total: 0,
  page: 1,
  counts: Object.fromEntries(contentStatus.options.map((status) => [status, 0])),
});

const open = (ofTesters: boolean) => {
  const stats: AdminStats = { ...adminStats.parse(examples.AdminStats), ofTesters };
  const server = fakeServer({ 'GET /api/admin/content': nothing, 'GET /api/admin/stats': stats });
  renderPage(<ContentLibrary />, { user: learner({ isAdmin: true }), at: '/admin' });
  return server;
};

describe('the content library', () => {
  it('lets items in and out by file for an admin of the product', async () => {
    open(false);
    expect(await screen.findByRole('button', { name: 'Import items' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export items' })).toBeTruthy();
  });

  it('shows no way by file to an admin of the test mode, whom the server would refuse', async () => {
    const server = open(true);
    await screen.findByRole('combobox', { name: 'Status' });
    await expect.poll(() => server.callsTo('GET', '/api/admin/stats')).toHaveLength(1);
    const byFile = screen.findByRole(
      'button',
      { name: /^(Import|Export) items$/ },
      { timeout: 300 },
    );
    await expect(byFile).rejects.toThrow('Unable to find');
  });
});
