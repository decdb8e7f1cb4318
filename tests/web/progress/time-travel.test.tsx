import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Evidence, evidence } from '../../../domain/contracts/evidence.ts';
import {
  type ProgressAsOf,
  type ProgressChanges,
  progressAsOf,
  progressChanges,
} from '../../../domain/contracts/time-travel.ts';
import { ProgressPage } from '../../../web/pages/progress/progress-page.tsx';
import { figures, historyOf, learner } from '../quiz/support/facts.ts';
import { type Call, fakeServer } from '../quiz/support/fake-server.ts';
import { renderPage } from '../quiz/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';

const live = historyOf([90, 95, 85, 60]);

const asOf = (day: string): ProgressAsOf =>
  progressAsOf.parse({
    ...{ day, timeZone: 'America/Chicago', firstDay: '2026-09-22', events: 36 },
    later: { events: 14, quizzes: 13 },
    progress: figures({ recentAverage: 72, dailyStreak: 4, quizzesTaken: 34 }),
    history: historyOf([70, 74]),
  });

const changes = (own: Partial<ProgressChanges> = {}): ProgressChanges =>
  progressChanges.parse({
    ...{ since: '2026-11-03', today: '2026-11-20', newTopics: [], quizzes: [], quizzesInAll: 13 },
    figures: [
      { figure: 'recent-average', title: 'Average', unit: 'percent', before: 72, after: 76 },
    ],
    topics: [
      {
        ...{ topic: 'Weaning', direction: 'up', from: 'weak', to: 'mastered' },
        ...{ before: 50, after: 84 },
      },
      {
        ...{ topic: 'Suctioning', direction: 'up', from: 'weak', to: 'between' },
        ...{ before: 40, after: 68 },
      },
      {
        ...{ topic: 'Oxygen therapy', direction: 'down', from: 'mastered', to: 'between' },
        ...{ before: 88, after: 71 },
      },
    ],
    rescored: [],
    ...own,
  });

const average = (own: Partial<Evidence> = {}): Evidence =>
  evidence.parse({
    ...{ figure: 'recent-average', title: 'Average of the last 10', asOf: '2026-11-20' },
    formula: { name: 'recent-average', version: 1, words: 'The mean of your last 10 scores.' },
    ...{ unit: 'percent', value: 76, total: 2, next: '00000000000000000007' },
    events: [
      {
        ...{ position: '00000000000000000009', at: '2026-11-20T18:00:00.000Z' },
        ...{ day: '2026-11-20', type: 'QuizSubmitted', attemptId: 'quiz-0' },
        words: 'Practice quiz: 90%',
      },
    ],
    ...own,
  });

const open = (at = '/progress', answers: object = {}) => {
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': live,
    'GET /api/readiness': readinessOf(notYet()),
    'GET /api/progress/as-of/2026-11-03': asOf('2026-11-03'),
    'GET /api/progress/changes': changes(),
    'GET /api/evidence/recent-average': average(),
    ...answers,
  });
  renderPage(<ProgressPage />, { user: learner(), at });
  return { server, user: userEvent.setup() };
};

const address = () => screen.getByLabelText('Address').textContent;
const slider = () => screen.getByRole('slider', { name: 'Day shown' });

// Nothing has a size here, and the chart and the slider ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});
describe('travelling in time', () => {
  it('begins at today, with everything counted', async () => {
    open();
    await screen.findByText('Study statistics');
    expect(slider().getAttribute('aria-valuetext')).toBe('Today, Fri, Nov 20, 2026');
    expect(screen.getByRole('button', { name: 'Today' })).toHaveProperty('disabled', true);
    expect(screen.queryByText(/What happened since/)).toBeNull();
  });

  it('shows the day in the address as it was, and says what is left out', async () => {
    open('/progress?asOf=2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
    expect(screen.getByText('As of Nov 3, 2026.')).toBeDefined();
    expect(screen.getByText(/^You see your progress as it was/).textContent).toBe(
      'As of Nov 3, 2026. You see your progress as it was at the end of Nov 3. What happened since is left out: 13 quizzes.',
    );
    expect(screen.getByRole('button', { name: /^Quizzes taken: 34\./ })).toBeDefined();
    expect(slider().getAttribute('aria-valuetext')).toBe('Tue, Nov 3, 2026');
  });

  it('shades on the trend what came after that day', async () => {
    open('/progress?asOf=2026-11-03');
    const chart = await screen.findByRole('img', { name: /^Chart: Your 2 quizzes average/ });
    await within(chart).findByText('13 later');
  });

  it('tells what changed since', async () => {
    open('/progress?asOf=2026-11-03');
    const region = await screen.findByRole('region', { name: 'What changed since' });
    await within(region).findByText('Since Nov 3 you took 13 quizzes');
    expect(region.textContent).toContain('Average72% then, 76% now');
    expect(region.textContent).toContain('Weaning50% then, 84% now: strong');
    expect(region.textContent).toContain('Suctioning40% then, 68% now: improving');
    expect(region.textContent).toContain('Oxygen therapy88% then, 71% now: slipping');
  });

  it('goes a day back, and forgets the day on the way back to today', async () => {
    const answer = asOf('2026-11-19');
    const { user } = open('/progress', { 'GET /api/progress/as-of/2026-11-19': answer });
    await screen.findByText('Study statistics');
    await user.click(screen.getByRole('button', { name: 'A day earlier' }));
    await screen.findByText('On November 19 your average was 72%.');
    expect(address()).toBe('/progress?asOf=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await screen.findByText('Your average is 83%.');
    expect(address()).toBe('/progress');
  });

  it('moves by key, and asks only for the day on which it comes to rest', async () => {
    const answer = asOf('2026-11-17');
    const { server } = open('/progress', { 'GET /api/progress/as-of/2026-11-17': answer });
    await screen.findByText('Study statistics');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) fireEvent.keyDown(slider(), { key });
    expect(slider().getAttribute('aria-valuetext')).toBe('Tue, Nov 17, 2026');
    await screen.findByText('On November 17 your average was 72%.');
    expect(server.callsTo('GET', /as-of/)).toHaveLength(1);
  });

  it('offers no practice in the past', async () => {
    const { user } = open('/progress?asOf=2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
    await user.click(screen.getByRole('tab', { name: /Topic Mastery/ }));
    expect(screen.getByText('Areas for improvement')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Practice / })).toBeNull();
    expect(screen.queryByText('Study recommendations')).toBeNull();
  });

  it('goes by the calendar to a day it is given', async () => {
    const { user } = open();
    await screen.findByText('Study statistics');
    const date = screen.getByLabelText('As of');
    await user.clear(date);
    await user.type(date, '2026-11-03');
    await screen.findByText('On November 3 your average was 72%.');
  });

  it.each(['2026-12-01', '2026-01-01', 'tomorrow'])('stays today for %s', async (day) => {
    open(`/progress?asOf=${day}`);
    await screen.findByText('Your average is 83%.');
  });

  it('is not offered on the first day', async () => {
    fakeServer({
      'GET /api/progress': figures(),
      'GET /api/quiz/history': live,
      'GET /api/readiness': readinessOf(notYet()),
    });
    const user = learner({ createdAt: '2026-11-20T15:00:00.000Z' });
    renderPage(<ProgressPage />, { user, at: '/progress' });
    await screen.findByText('Study statistics');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says so when a day cannot be loaded, and tries again', async () => {
    const path = '/api/progress/as-of/2026-11-03';
    const { server, user } = open('/progress?asOf=2026-11-03', {
      [`GET ${path}`]: () => 'offline',
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('That day could not be loaded.');
    server.on('GET', path, () => ({ body: asOf('2026-11-03') }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('On November 3 your average was 72%.');
  });
});

describe('the evidence of a figure', () => {
  const openAverage = async (at: string, answers: object = {}) => {
    const opened = open(at, answers);
    await opened.user.click(await screen.findByRole('button', { name: /^Average score:/ }));
    return { ...opened, dialog: await screen.findByRole('dialog') };
  };

  it('opens with the formula, its version and the events', async () => {
    const { dialog } = await openAverage('/progress');
    const link = await within(dialog).findByRole('link', { name: 'Practice quiz: 90%' });
    expect(link.getAttribute('href')).toBe('/quiz?attempt=quiz-0');
    expect(dialog.textContent).toContain('recent-average@1');
    expect(dialog.textContent).toContain('The mean of your last 10 scores.');
    expect(dialog.textContent).toContain('Counted from 2 events');
  });

  it('loads more, and gives the focus back to the figure when it closes', async () => {
    const older = {
      ...{ position: '00000000000000000007', at: '2026-11-18T18:00:00.000Z' },
      ...{ day: '2026-11-18', type: 'QuizSubmitted', attemptId: 'quiz-2' },
      words: 'Practice quiz: 62%',
    };
    const page = ({ search }: Call) => ({
      body: search.has('before')
        ? average({ events: [older as never], next: undefined })
        : average(),
    });
    const { user, dialog } = await openAverage('/progress', {
      'GET /api/evidence/recent-average': page,
    });
    await user.click(await within(dialog).findByRole('button', { name: 'Load more' }));
    await within(dialog).findByRole('link', { name: 'Practice quiz: 62%' });
    expect(within(dialog).queryByRole('button', { name: 'Load more' })).toBeNull();
    await user.keyboard('{Escape}');
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: /^Average score: 76%/ }),
      ),
    );
  });

  it('is that of the day that is looked at', async () => {
    const then = average({ asOf: '2026-11-03' as never, value: 72 });
    const { server, dialog } = await openAverage('/progress?asOf=2026-11-03', {
      'GET /api/evidence/recent-average': then,
    });
    await within(dialog).findByText('Counted from 2 events up to Nov 3, 2026');
    const [call] = server.callsTo('GET', '/api/evidence/recent-average');
    expect(call?.search.get('asOf')).toBe('2026-11-03');
  });
});
