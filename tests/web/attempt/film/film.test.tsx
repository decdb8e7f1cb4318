import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { attemptFilm } from '../../../../domain/contracts/film.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { frameAt, momentBeside } from '../../../../web/features/attempt/film/film-frame.ts';
import { QuizPage } from '../../../../web/features/attempt/start/quiz-page.tsx';
import { learner, result } from '../start/support/facts.ts';
import { fakeServer } from '../start/support/fake-server.ts';
import { renderPage } from '../start/support/render-page.tsx';

const film = attemptFilm.parse({
  id: 'paper-1',
  startedAt: '2026-11-20T23:00:00.000Z',
  flagged: ['item-1'],
  lengthMs: 90_000,
  moments: [
    { ms: 0, kind: 'viewed', questionId: 'item-1' },
    { ms: 10_000, kind: 'answered', questionId: 'item-1', labels: ['A'] },
    { ms: 12_000, kind: 'viewed', questionId: 'item-2' },
    { ms: 15_000, kind: 'struck', questionId: 'item-2', labels: ['D'] },
    { ms: 20_000, kind: 'flagged', questionId: 'item-2' },
    { ms: 30_000, kind: 'focusLost', questionId: null },
    { ms: 40_000, kind: 'focusReturned', questionId: null },
    { ms: 50_000, kind: 'answered', questionId: 'item-2', labels: ['A'] },
    { ms: 60_000, kind: 'answered', questionId: 'item-2', labels: ['C'] },
    { ms: 90_000, kind: 'submitted', questionId: null },
  ],
  changes: [{ ms: 60_000, questionId: 'item-2', from: ['A'], to: ['C'], kind: 'right-to-wrong' }],
});

const openFilm = async (own: Partial<typeof film> = {}) => {
  const server = fakeServer({
    'GET /api/attempts/paper-1': result(),
    'GET /api/attempts/paper-1/film': { ...film, ...own },
  });
  renderPage(<QuizPage />, { user: learner(), at: '/quiz?attempt=paper-1&view=replay' });
  await screen.findByRole('slider', { name: 'Position in the replay' });
  return { server, user: userEvent.setup() };
};

const chosenNow = () =>
  screen.queryAllByRole('listitem').filter((item) => item.textContent?.endsWith(', chosen'));

describe('the replay of an attempt', () => {
  it('begins before the first answer and steps from moment to moment', async () => {
    const { user } = await openFilm();
    expect(chosenNow()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Next moment' }));
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:10 of 1:30');
    expect(chosenNow()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Previous moment' }));
    expect(chosenNow()).toHaveLength(0);
  });

  it('shows a question as it stood: struck out, flagged, looked away', async () => {
    const { user } = await openFilm();
    await user.click(screen.getByRole('button', { name: /Left the quiz window/ }));
    expect(screen.getByText('Flagged')).toBeDefined();
    expect(screen.getByText('Away')).toBeDefined();
    expect(screen.getByText(', struck out')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Returned to the quiz window/ }));
    expect(screen.queryByText('Away')).toBeNull();
  });

  it('lists every change of mind with what it was worth, and leads there', async () => {
    const { user } = await openFilm();
    expect(screen.getAllByText(/Changing answers hurt: 0 gained, 1 lost/).length).toBeGreaterThan(
      0,
    );
    const row = screen.getByRole('row', { name: /Right to wrong/ });
    expect(within(row).getByText('A to C')).toBeDefined();
    await user.click(within(row).getByRole('button', { name: '1:00' }));
    expect(chosenNow()[0]?.textContent).toMatch(/^C/);
  });

  it('is scrubbed to its very end by key, also when that is no full second', async () => {
    const { user } = await openFilm({ lengthMs: 90_400 });
    screen.getByRole('slider').focus();
    await user.keyboard('{End}');
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('90400');
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:01 of 1:30');
  });

  it('can be reached from the results and leads back', async () => {
    await openFilm();
    expect(screen.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
      '/quiz?attempt=paper-1',
    );
  });
});

describe('a frame of the film', () => {
  it('holds what happened up to that moment, and nothing after it', () => {
    expect(frameAt(film, 9_999).chosen.size).toBe(0);
    expect(frameAt(film, 10_000).chosen.get('item-1')).toEqual(['A']);
    expect(frameAt(film, 59_999).chosen.get('item-2')).toEqual(['A']);
    expect(frameAt(film, 90_000).chosen.get('item-2')).toEqual(['C']);
    expect(frameAt(film, 35_000).isAway).toBe(true);
  });

  it('stays at the question in view when an answer to another is saved late', () => {
    const questionId = 'item-1' as QuestionId;
    const late = { ms: 13_000, kind: 'answered' as const, questionId, labels: ['B'] };
    const moments = film.moments.toSpliced(3, 0, late);
    const frame = frameAt({ ...film, moments }, 13_000);
    expect(frame.questionId).toBe('item-2');
    expect(frame.chosen.get('item-1')).toEqual(['B']);
    const untold = moments.filter(({ kind }) => kind !== 'viewed');
    expect(frameAt({ ...film, moments: untold }, 13_000).questionId).toBe('item-1');
  });

  it('knows the moments beside it, and none beyond the ends', () => {
    expect(momentBeside(film, 10_000, 'next')?.ms).toBe(12_000);
    expect(momentBeside(film, 10_000, 'previous')?.ms).toBe(0);
    expect(momentBeside(film, 90_000, 'next')).toBeUndefined();
    expect(momentBeside(film, 0, 'previous')).toBeUndefined();
  });
});
