import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import { DashboardPage } from '../../../web/features/dashboard/dashboard-page.tsx';
import { ProgressPage } from '../../../web/features/progress/progress-page.tsx';
import { figures, historyOf, learner, noFigures } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';
import { noOverview, overviewFact } from '../review/facts.ts';
import { configFact } from '../support/config-fact.ts';

const configOf = (fields: readonly FieldCode[]) =>
  configFact({ google: { enabled: false, reason: null }, questions: 2000, fields: [...fields] });

const serve = (bodies: object = {}) =>
  fakeServer({
    'GET /api/config': configOf(['RN', 'NP']),
    'GET /api/progress': noFigures(),
    'GET /api/quiz/history': [],
    'GET /api/readiness': readinessOf(notYet({ items: 0 })),
    'GET /api/review': noOverview(),
    'GET /api/attempts/open': [],
    'GET /api/flashcards': [],
    ...bodies,
  });

const pro = () => learner({ subscriptionTier: 'annual' });
const quizLinks = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/quiz?') || address === '/quiz');

describe('a field without questions', () => {
  it.each([
    ['free', learner()],
    ['Pro', pro()],
  ])('offers a %s learner another field, and no quiz or exam', async (_, user) => {
    serve();
    renderPage(<DashboardPage />, { user, at: '/' });
    const other = (await screen.findByText('Choose another field')).closest('li') as HTMLElement;
    await screen.findByRole('heading', { name: 'Recent Activity' });
    expect(screen.queryByText('Take Practice Quiz')).toBeNull();
    expect(screen.queryByText('Full-Length Exam')).toBeNull();
    expect(screen.queryByText(/Take a timed quiz or exam/)).toBeNull();
    screen.getByText(/We don't have questions for your field yet; you can change/);
    expect(quizLinks()).toEqual([]);
    await userEvent.click(within(other).getByRole('button', { name: 'Choose' }));
    await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' });
    screen.getByRole('radio', { name: 'Respiratory Therapist', description: /no questions yet/ });
  });

  it('keeps the cards that wait for review', async () => {
    serve({ 'GET /api/review': overviewFact() });
    renderPage(<DashboardPage />, { user: pro(), at: '/' });
    await screen.findByText('Choose another field');
    screen.getByText(/^12 cards today/);
  });

  it('offers no other field while none has questions', async () => {
    serve({ 'GET /api/config': configOf([]) });
    renderPage(<DashboardPage />, { user: pro(), at: '/' });
    await screen.findByText(/^No field has questions yet/);
    expect(screen.queryByText('Choose another field')).toBeNull();
    expect(quizLinks()).toEqual([]);
  });

  it('offers quizzes and exams where there are questions', async () => {
    serve({ 'GET /api/config': configOf(fieldCodes) });
    renderPage(<DashboardPage />, { user: pro(), at: '/' });
    await screen.findByText(/Take a timed quiz or exam/);
    expect(screen.queryByText('Choose another field')).toBeNull();
    expect(quizLinks()).toContain('/quiz?full=true');
  });

  it('says so on the progress page too', async () => {
    serve({ 'GET /api/progress': figures(), 'GET /api/quiz/history': historyOf([90]) });
    renderPage(<ProgressPage />, { user: learner(), at: '/progress' });
    await screen.findByText(/We don't have questions for your field yet; you can change/);
    expect(screen.queryByText(/Take a timed quiz or exam/)).toBeNull();
  });
});
