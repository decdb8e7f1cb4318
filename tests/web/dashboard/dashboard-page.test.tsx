import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { DashboardPage } from '../../../web/features/dashboard/dashboard-page.tsx';
import { TodaysProgress } from '../../../web/features/dashboard/todays-progress.tsx';
import { figures, historyOf, learner, noFigures } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf, tmc } from '../readiness/readiness-facts.ts';
import { noOverview } from '../review/facts.ts';
import { paragraph } from '../support/paragraph.ts';

const openDashboard = (user: User | null = learner(), bodies: object = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': historyOf([75, 80, 70, 66, 74]),
    'GET /api/readiness': readinessOf(notYet()),
    'GET /api/review': noOverview(),
    'GET /api/attempts/open': [],
    'GET /api/flashcards': [],
    ...bodies,
  });
  renderPage(<DashboardPage />, { user, at: '/' });
  return { server, user: userEvent.setup() };
};

const pro = () => learner({ subscriptionTier: 'annual' });
const tile = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
const action = async (title: string) =>
  (await screen.findByText(title)).closest('li') as HTMLElement;
const linkIn = (row: HTMLElement) => within(row).getByRole('link');

describe('the dashboard', () => {
  it('[DASH-01] [DASH-02] welcomes by first name and shows the field', async () => {
    openDashboard();
    await screen.findByRole('heading', { name: 'Welcome back, Maya' });
    expect(screen.getByText('Respiratory Therapist')).toBeDefined();
  });

  it('says first how things stand, from counted figures', async () => {
    openDashboard();
    await screen.findByText(paragraph('Your last 10 scores average 76%. Next goal: 80%.'));
    screen.getByText(paragraph('1,284 questions answered in 47 quizzes.'));
    for (const figure of [
      'Average score of the last 10: 76%',
      'Questions answered: 1,284 questions',
      'Quizzes taken: 47 quizzes',
    ]) {
      screen.getByRole('button', { name: `${figure}. See where it comes from` });
    }
  });

  it('says first how likely the exam is passed, once there is enough to say so', async () => {
    openDashboard(learner(), { 'GET /api/readiness': readinessOf(tmc()) });
    await screen.findByText(
      'You are on track for TMC: 74% likely to pass, up 6 points since Monday.',
    );
    screen.getByText(paragraph(/^Based on 384 timed, first-time questions/));
    screen.getByRole('img', { name: /^Expected score: 66.1%/ });
  });

  it('says what is missing while there is not enough, and how quizzes went meanwhile', async () => {
    openDashboard();
    await screen.findByText(
      /^Not enough to go on yet: 38 of the 60 timed, first-time questions we need/,
    );
    screen.getByText(paragraph(/^Your last 10 scores average 76%/));
  });

  it('[DASH-03] [DASH-04] shows four figures', async () => {
    openDashboard();
    await screen.findByText('3 full-length exams');
    expect(await tile('Total Quizzes')).toContain('47');
    expect(await tile('Average Score')).toContain('69%');
    screen.getByText('0 of 5 made today');
    expect(await tile('Subscription')).toContain('Free');
  });

  it('[DASH-05] shows an average of 0 with no history', async () => {
    openDashboard(learner(), { 'GET /api/progress': noFigures(), 'GET /api/quiz/history': [] });
    await screen.findByText('0 full-length exams');
    expect(await tile('Average Score')).toContain('0%');
    expect(await tile('Average Score')).toContain('No scores yet');
  });

  it('[DASH-06] [DASH-07] [DASH-08] offers a free learner practice, flashcards and Pro', async () => {
    openDashboard();
    expect(linkIn(await action('Take Practice Quiz')).getAttribute('href')).toBe('/quiz');
    expect(linkIn(await action('Create Flashcards')).getAttribute('href')).toBe('/study-aid');
    expect((await action('Full-Length Exam')).textContent).toContain('Included with Pro.');
    expect(linkIn(await action('Full-Length Exam')).getAttribute('href')).toBe('/pricing');
    expect(linkIn(await action('Upgrade to Pro')).getAttribute('href')).toBe('/pricing');
  });

  it('[DASH-06] [DASH-07] [DASH-08] offers a Pro learner the full-length exam and no upgrade', async () => {
    openDashboard(pro());
    expect(linkIn(await action('Take Practice Quiz')).getAttribute('href')).toBe('/quiz');
    expect(linkIn(await action('Create Flashcards')).getAttribute('href')).toBe('/study-aid');
    expect((await action('Full-Length Exam')).textContent).toContain('TMC: 160 questions in 3 h.');
    expect(linkIn(await action('Full-Length Exam')).getAttribute('href')).toBe('/quiz?full=true');
    expect(screen.queryByText('Upgrade to Pro')).toBeNull();
  });

  it('[DASH-09] lists the five latest quizzes, each leading to its results', async () => {
    const { server } = openDashboard();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Practice quizToday, 6:42 PM2021:3675%Borderline',
      'Practice quizYesterday, 6:42 PM2021:3680%Strong',
      'Practice quizWed, Nov 182021:3670%Borderline',
      'Practice quizTue, Nov 172021:3666%Needs work',
      'Practice quizMon, Nov 162021:3674%Borderline',
    ]);
    expect(linkIn(rows[0] as HTMLElement).getAttribute('href')).toBe('/quiz?attempt=quiz-0');
    expect(server.callsTo('GET', '/api/quiz/history')[0]?.search.get('limit')).toBe('5');
  });

  it('tells a new learner what to do first', async () => {
    openDashboard(learner(), { 'GET /api/progress': noFigures(), 'GET /api/quiz/history': [] });
    await screen.findByText('Take a practice quiz to see where you stand.');
    expect(
      (await screen.findByRole('link', { name: 'Take your first quiz' })).getAttribute('href'),
    ).toBe('/quiz');
  });

  it('names the weakest topic that has enough answers', async () => {
    openDashboard(learner(), {
      'GET /api/progress': figures({
        topicMastery: [
          { topic: 'Rare', correct: 0, total: 2 },
          { topic: 'Weaning', correct: 4, total: 10 },
          { topic: 'Chest assessment', correct: 9, total: 10 },
        ],
      }),
    });
    await screen.findByText('Weaning is your weakest topic');
    expect(screen.getByRole('img', { name: 'Weaning: 40%' })).toBeDefined();
    expect(screen.queryByText('Rare')).toBeNull();
  });

  it('[DASH-10] shows a free learner today’s flashcards out of five', async () => {
    openDashboard();
    await screen.findByRole('heading', { name: "Today's Progress" });
    expect(screen.getByText('0/5')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: '0 of 5 flashcards' })).toBeDefined();
  });

  it('[DASH-11] counts the flashcards that were made today, by the learner’s own day, and no others', async () => {
    const { timeZone, today } = learner();
    expect([timeZone, today]).toEqual(['America/Chicago', '2026-11-20']);
    const card = (id: string, createdAt: string) => ({
      id,
      question: 'What is asthma?',
      answer: 'A disease of the airways.',
      topic: 'Asthma',
      difficulty: 'easy',
      createdAt,
    });
    openDashboard(learner(), {
      'GET /api/flashcards': [
        card('today', '2026-11-20T18:00:00.000Z'),
        // Nearly midnight in Chicago, and the next day by UTC.
        card('late', '2026-11-21T05:30:00.000Z'),
        // The evening before in Chicago, and today by UTC.
        card('before', '2026-11-20T04:00:00.000Z'),
        card('long-ago', '2026-11-02T18:00:00.000Z'),
      ],
    });
    expect(await screen.findByText('2/5')).toBeDefined();
  });

  it('[DASH-10] fills the bar with what was made', () => {
    fakeServer();
    renderPage(<TodaysProgress made={3} />, { user: learner(), at: '/' });
    expect(screen.getByText('3/5')).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('3');
  });

  it('[DASH-12] shows a Pro learner no daily limit', async () => {
    openDashboard(pro());
    await screen.findByText('3 full-length exams');
    expect(screen.queryByText("Today's Progress")).toBeNull();
  });

  it('[PROF-02] asks a learner without a field for one', async () => {
    openDashboard(learner({ healthcareField: null }));
    await screen.findByRole('dialog', { name: 'Select Your Healthcare Field' });
  });

  it('[PROF-02] does not ask a learner who has one', async () => {
    openDashboard();
    await screen.findByText('3 full-length exams');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what it has when a part cannot be loaded, and asks for it again', async () => {
    const { server, user } = openDashboard(learner(), {
      'GET /api/quiz/history': () => ({ status: 503 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your recent activity could not be loaded.');
    expect(await tile('Total Quizzes')).toContain('47');
    server.on('GET', '/api/quiz/history', () => ({ body: historyOf([75]) }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('table');
  });

  it('[ERR-25] tells a learner whose session ended, and goes to /auth after half a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openDashboard(null);
    await seeToast('Unauthorized');
    await seeToast('You are logged out. Logging in again...');
    await vi.advanceTimersByTimeAsync(500);
    expect(window.location.assign).toHaveBeenCalledWith('/auth');
  });
});
