import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentPage, contentStatus } from '../../../domain/contracts/content.ts';
import { ContentLibrary } from '../../../web/features/admin/content/library.tsx';
import { enterTestMode, leaveTestMode } from '../../../web/session/test-mode.ts';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const nothing = contentPage.parse({
  content: [],
  total: 0,
  page: 1,
  counts: Object.fromEntries(contentStatus.options.map((status) => [status, 0])),
});

describe('the content library', () => {
  afterEach(leaveTestMode);

  const byFile = async () => {
    fakeServer({ 'GET /api/admin/content': nothing });
    renderPage(<ContentLibrary />, { user: learner({ isAdmin: true }), at: '/admin' });
    await screen.findByRole('combobox', { name: 'Status' });
    return screen.queryAllByRole('button', { name: /^(Import|Export) items$/ });
  };

  it('lets items in and out by file for an admin of the product', async () => {
    expect(await byFile()).toHaveLength(2);
  });

  it('shows no way by file to an admin of the test mode, whom the server would refuse', async () => {
    enterTestMode({ username: 'admin01', type: 'admin' });
    expect(await byFile()).toHaveLength(0);
  });
});
