import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DashboardPage } from '../../../web/features/dashboard/dashboard-page.tsx';
import {
  figures,
  historyOf,
  learner,
  noFigures,
  openSummary,
} from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';
import { noOverview, overviewFact } from '../review/facts.ts';
import { configFact } from '../support/config-fact.ts';

const openDashboard = async (bodies: object = {}) => {
  fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': historyOf([75]),
    'GET /api/readiness': readinessOf(notYet()),
    'GET /api/review': overviewFact(),
    'GET /api/attempts/open': [],
    'GET /api/flashcards': [],
    ...bodies,
  });
  renderPage(<DashboardPage />, { user: learner(), at: '/' });
  await screen.findByRole('heading', { level: 1 });
};

const rowOf = (title: string) => screen.getByText(title).closest('li') as HTMLElement;
const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('what the dashboard leads to', () => {
  it('puts an open paper first, with the time left of a timed one', async () => {
    const endsAt = new Date(Date.now() + 90 * 60_000 + 30_000).toISOString();
    const exam = openSummary({ isFullLength: true, exam: 'TMC', mode: 'exam', endsAt });
    await openDashboard({ 'GET /api/attempts/open': [exam] });
    const card = screen.getByRole('heading', { name: 'Resume your quiz' });
    expect(isBefore(card, screen.getByRole('heading', { level: 1 }))).toBe(true);
    screen.getByText('7 of 20 answered');
    expect(screen.getByText(/^The clock is running/).textContent).toMatch(/: 1:\d\d:\d\d left$/);
    expect(screen.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe(
      '/quiz?attempt=paper-1',
    );
  });

  it('shows everything else when the open papers cannot be loaded', async () => {
    await openDashboard({ 'GET /api/attempts/open': () => ({ status: 503 }) });
    await screen.findByText('3 full-length exams');
    expect(screen.queryByText('Resume your quiz')).toBeNull();
  });

  it('leads to review before practice when cards wait, and tells the forecast', async () => {
    await openDashboard();
    expect(isBefore(rowOf('Review'), rowOf('Take Practice Quiz'))).toBe(true);
    expect(within(rowOf('Review')).getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(
      '/review',
    );
    within(rowOf('Review')).getByText(
      '12 cards today, about 15 min. Expected recall on Dec 12: 84% with your plan, 61% without review.',
    );
  });

  it('leads to practice first when today holds no more cards', async () => {
    await openDashboard({ 'GET /api/review': overviewFact({ planned: 0, plannedMinutes: 0 }) });
    expect(isBefore(rowOf('Take Practice Quiz'), rowOf('Review'))).toBe(true);
    expect(rowOf('Review').textContent).toContain('Nothing left for today');
  });

  it.each([
    ['2026-12-12', 'TMC on Dec 12, in 22 days'],
    ['2026-11-21', 'TMC on Nov 21, tomorrow'],
    ['2026-11-20', 'TMC on Nov 20, today'],
  ])('says of an exam on %s: %s', async (examDay, words) => {
    const { plan } = overviewFact();
    await openDashboard({ 'GET /api/review': { ...overviewFact(), plan: { ...plan, examDay } } });
    screen.getByText(words);
    expect(screen.queryByText('Set your exam date')).toBeNull();
  });

  it.each([[null], ['2026-11-19']])(
    'offers to set the exam date when that of the plan is %s',
    async (examDay) => {
      const { plan } = noOverview();
      await openDashboard({ 'GET /api/review': { ...noOverview(), plan: { ...plan, examDay } } });
      expect(screen.getByRole('link', { name: 'Set your exam date' }).getAttribute('href')).toBe(
        '/settings',
      );
    },
  );

  it('[DASH-01] welcomes back only who has taken a quiz', async () => {
    await openDashboard({ 'GET /api/progress': noFigures() });
    screen.getByRole('heading', { name: 'Welcome, Maya' });
  });

  it('tells a learner of a field without questions so, and which have some', async () => {
    const config = configFact({ questions: 2000, fields: ['RN', 'LPN', 'NP'] });
    await openDashboard({
      'GET /api/config': config,
      'GET /api/progress': noFigures(),
    });
    screen.getByText("We don't have Respiratory Therapist questions yet.");
    screen.getByText(/^Available so far: Registered Nurse, Licensed Practical Nurse, and Nurse/);
    expect(screen.queryByText(/see where you stand/)).toBeNull();
  });
});
