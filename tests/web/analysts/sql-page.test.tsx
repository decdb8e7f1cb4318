import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type SqlTables, sqlAnswer, sqlTables } from '../../../domain/contracts/analysts.ts';
import { SqlPage } from '../../../web/features/analysts/sql-page.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';

const tables = sqlTables.parse({
  exportedAt: '2026-11-20T12:00:00.000Z',
  tables: [
    { name: 'QuizSubmitted', columns: [{ name: 'score', type: 'BIGINT' }] },
    { name: 'TermLearned', columns: [{ name: 'termId', type: 'VARCHAR' }] },
  ],
});

const answer = sqlAnswer.parse({
  columns: [
    { name: 'exam', type: 'VARCHAR' },
    { name: 'n', type: 'BIGINT' },
  ],
  rows: [
    ['TMC', '3'],
    [null, '3'],
  ],
  isCut: false,
  milliseconds: 1234,
});

const open = (told: SqlTables) => {
  const server = fakeServer({ 'GET /api/admin/sql': told, 'POST /api/admin/sql': answer });
  renderPage(<SqlPage />, { user: learner({ isAdmin: true }), at: '/admin/sql' });
  return server;
};

describe('the page of SQL', () => {
  it('shows what came of a question', async () => {
    open(tables);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Run' }));
    const shown = await screen.findByRole('region', { name: 'Answer' });
    expect(within(shown).getAllByRole('row')).toHaveLength(3);
    expect(within(shown).getByText('none')).toBeTruthy();
    expect(screen.getByText('2 rows')).toBeTruthy();
    expect(screen.getByText('1,234 ms')).toBeTruthy();
  });

  it('lists the columns of a table, and begins a question with it', async () => {
    open(tables);
    const user = userEvent.setup();
    const columns = await screen.findByRole('list', { name: 'Columns of QuizSubmitted' });
    expect(within(columns).getByText('score')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show its first rows' }));
    const question = screen.getByRole('textbox', { name: 'Question in SQL' });
    expect((question as HTMLTextAreaElement).value).toContain('from QuizSubmitted');
  });

  it('says what to do while nothing is exported', async () => {
    open({ ...tables, exportedAt: null });
    expect(await screen.findByText('npm run export -- events')).toBeTruthy();
    expect(screen.getByText('Nothing is exported yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  });
});
