import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../../domain/contracts/account.ts';
import { ProgressPage } from '../../../web/features/progress/progress-page.tsx';
import { achievementsFact } from '../achievements/achievements-fact.ts';
import {
  figures,
  historyOf,
  learner,
  noFigures,
  quizFact,
} from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';

const scores = [90, 95, 85, 60, 75, 100, 90, 92, 65, 70, 80, 50];

const openProgress = (user: User | null = learner(), bodies: object = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': historyOf(scores),
    'GET /api/readiness': readinessOf(notYet()),
    'GET /api/achievements': achievementsFact({
      'First Quiz': '2026-09-23',
      'Week Warrior': '2026-10-02',
      'Quiz Master': '2025-12-31',
    }),
    ...bodies,
  });
  renderPage(<ProgressPage />, { user, at: '/progress' });
  return { server, user: userEvent.setup() };
};

const openTab = async (name: string, bodies: object = {}) => {
  const opened = openProgress(learner(), bodies);
  await opened.user.click(await screen.findByRole('tab', { name: new RegExp(name) }));
  return opened;
};

const tile = (label: string) => screen.getByText(label).parentElement?.textContent;
const row = (text: string) => screen.getByText(text).closest('li') as HTMLElement;
const statistic = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

// Nothing has a size here, and the chart asks for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});

describe('the progress page', () => {
  it('[PROG-01] names the field', () => {
    openProgress();
    expect(screen.getByText('Respiratory Therapist')).toBeDefined();
  });

  it('[PROG-01] says Healthcare Professional to a learner without a field', () => {
    openProgress(learner({ healthcareField: null }));
    expect(screen.getByText('Healthcare Professional')).toBeDefined();
  });

  it('[PROG-02] [PROG-03] shows four figures', async () => {
    openProgress();
    await screen.findByRole('button', { name: /^Best streak: 14\./ });
    expect(tile('Current Streak')).toContain('9 daysBest: 14');
    expect(tile('Average Score')).toContain('76%Last 10 quizzes');
    expect(tile('Quizzes Taken')).toContain('47');
    expect(tile('Flashcards reviewed')).toContain('12');
  });

  it('[PROG-04] has four tabs', async () => {
    openProgress();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      expect.stringContaining('Performance'),
      expect.stringContaining('Topic Mastery'),
      expect.stringContaining('Achievements'),
      expect.stringContaining('Referrals'),
    ]);
  });

  it('[PROG-05] [PROG-06] counts high scores and those that need improvement', async () => {
    openProgress();
    await screen.findByText('7 high scores, 3 that need improvement');
  });

  it('shows the trend as a table too', async () => {
    const { user } = openProgress();
    await user.click(await screen.findByRole('button', { name: 'Show as a table' }));
    const table = screen.getAllByRole('table')[0] as HTMLElement;
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(scores.length + 1);
    expect(rows[1]?.textContent).toContain('Practice quiz90%82.2%');
    expect(rows.at(-1)?.textContent).toContain('Practice quiz50%–');
  });

  it('[PROG-07] shows study statistics', async () => {
    openProgress();
    await screen.findByText('Study statistics');
    expect(statistic('Total study time')).toBe('39 h 20 min');
    expect(statistic('Average quiz time')).toBe('48 min 56 s');
    expect(statistic('Current streak')).toBe('9 days');
    expect(statistic('Best streak')).toBe('14 days');
    expect(statistic('Questions answered')).toBe('1,284');
  });

  it('[PROG-08] [PROG-10] lists the ten latest quizzes with all that belongs to each', async () => {
    const exam = quizFact({ daysAgo: 0, isFullLength: true, exam: 'TMC', totalQuestions: 160 });
    openProgress(learner(), {
      'GET /api/quiz/history': [exam, ...historyOf(scores).slice(1)],
    });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(11);
    expect(rows[1]?.textContent).toBe(
      'Full-length exam TMCRespiratory TherapistToday, 6:42 PM16021:3675%Borderline',
    );
    expect(rows[2]?.textContent).toMatch(/^Practice quizRespiratory Therapist/);
  });

  it('[PROG-09] says what will be there while the history is empty', async () => {
    openProgress(learner(), { 'GET /api/progress': noFigures(), 'GET /api/quiz/history': [] });
    await screen.findByRole('heading', { name: 'No quiz history yet' });
    expect(tile('Average Score')).toMatch(/–.*No scores yet/);
    expect(screen.getByText('Take your first quiz to start tracking your progress.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Take your first quiz' }).getAttribute('href')).toBe(
      '/quiz',
    );
  });

  it('[PROG-11] [PROG-12] badges mastered topics and offers practice in weak ones', async () => {
    await openTab('Topic Mastery');
    expect(within(row('Chest assessment')).getByText('Mastered')).toBeDefined();
    const practice = screen.getByRole('link', { name: 'Practice Gas cylinder duration' });
    expect(practice.getAttribute('href')).toBe('/quiz?topic=Gas%20cylinder%20duration');
    expect(screen.getAllByRole('link', { name: /^Practice/ })).toHaveLength(2);
    expect(within(row('Weaning')).queryByRole('link')).toBeNull();
  });

  it('[PROG-13] [PROG-14] gives the same advice for the three weakest topics', async () => {
    const weak = ['One', 'Two', 'Three', 'Four'].map((topic, place) => ({
      topic,
      correct: place,
      total: 10,
    }));
    await openTab('Topic Mastery', { 'GET /api/progress': figures({ topicMastery: weak }) });
    const advice = screen.getAllByText('1 quiz daily · 5-10 flashcards · Weak areas twice a week');
    expect(advice.map((text) => text.previousSibling?.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });

  it('says what will be there while there are no topics', async () => {
    await openTab('Topic Mastery', { 'GET /api/progress': noFigures() });
    expect(screen.getByRole('heading', { name: 'No topics yet' })).toBeDefined();
  });

  it('[ACH-01] [ACH-02] [ACH-03] [ACH-04] [ACH-05] [ACH-06] shows which achievements are earned, and since when', async () => {
    await openTab('Achievements');
    expect(screen.getByText('3 of 6 earned')).toBeDefined();
    const state = (name: string) => row(name).textContent?.match(/Earned.*|Not yet/)?.[0];
    expect(
      [
        'First Quiz',
        'Week Warrior',
        'Quiz Master',
        'Flashcard Fan',
        'Consistent Learner',
        'Speed Demon',
      ].map(state),
    ).toEqual([
      ...['Earned Sep 23', 'Earned Oct 2', 'Earned Dec 31, 2025'],
      ...['Not yet', 'Not yet', 'Not yet'],
    ]);
  });

  it('says what could not be loaded and tries again', async () => {
    const { server, user } = openProgress(learner(), {
      'GET /api/quiz/history': () => 'offline',
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your quiz history could not be loaded.');
    server.on('GET', '/api/quiz/history', () => ({ body: historyOf(scores) }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Study statistics');
  });

  it('[ERR-26] tells a learner whose session ended, and goes to /api/login after half a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openProgress(null);
    await seeToast('Unauthorized');
    await seeToast('You are logged out. Logging in again...');
    await vi.advanceTimersByTimeAsync(500);
    expect(window.location.assign).toHaveBeenCalledWith('/api/login');
  });
});
