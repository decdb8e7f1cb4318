import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExamReadiness } from '../../../domain/contracts/readiness.ts';
import { progressAsOf } from '../../../domain/contracts/time-travel.ts';
import { ProgressPage } from '../../../web/features/progress/progress-page.tsx';
import { figures, historyOf, learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { notToldOn, notYet, readinessOf, tmc, toldOn } from '../readiness/readiness-facts.ts';

const history = [
  ...notToldOn('2026-10-28'),
  ...toldOn(['2026-11-01', 58, 30], ['2026-11-10', 62.4, 48], ['2026-11-20', 66.5, 74]),
];

const open = (exams: readonly ExamReadiness[], day?: string) => {
  const past = progressAsOf.parse({
    day: '2026-11-03',
    timeZone: 'America/Chicago',
    firstDay: '2026-09-22',
    events: 36,
    later: { events: 14, quizzes: 13 },
    progress: figures(),
    history: historyOf([70]),
  });
  const server = fakeServer({
    'GET /api/progress': figures(),
    'GET /api/quiz/history': historyOf([90, 80]),
    'GET /api/readiness': readinessOf(...exams),
    'GET /api/progress/as-of/2026-11-03': past,
    'GET /api/progress/changes': () => 'offline',
  });
  const at = day ? `/progress?asOf=${day}` : '/progress';
  renderPage(<ProgressPage />, { user: learner(), at });
  return { server, user: userEvent.setup() };
};

// Nothing has a size here, and the chart asks for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});
const finding = 'Your expected score for TMC rose from 58% to 67%';

describe('readiness on the progress page', () => {
  it('draws every estimate that was told, against the pass mark', async () => {
    open([tmc({ history })]);
    await screen.findByRole('heading', {
      name: 'Too close to call: the pass mark falls inside your range',
    });
    const chart = screen.getByRole('img', { name: `Chart: ${finding}` });
    await within(chart).findByText('Pass mark');
  });

  it('tells the same as a table, the newest first, without the days that had no estimate', async () => {
    const { user } = open([tmc({ history })]);
    const heading = await screen.findByRole('heading', { name: finding });
    const panel = heading.closest('.rt-Card') as HTMLElement;
    await user.click(within(panel).getByRole('button', { name: 'Show as a table' }));
    const rows = within(panel).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '3. Nov 2066.5% (62.5 to 70.5)74%100',
      '2. Nov 1062.4% (58.4 to 66.4)48%80',
      '1. Nov 158% (54 to 62)30%60',
    ]);
  });

  it.each([
    [notYet(), /The chart starts after two timed quizzes or exams/],
    [
      tmc({ history: toldOn(['2026-11-20', 66.5, 74]) }),
      /Your next timed quiz or exam starts the chart/,
    ],
  ])('says in a sentence why there is no line yet', async (readiness, sentence) => {
    open([readiness]);
    await screen.findByText(sentence);
    expect(screen.queryByRole('img', { name: /expected score for TMC/ })).toBeNull();
  });

  it('shows of a past day how ready one was then, and what had been told by then', async () => {
    const { server } = open([], '2026-11-03');
    const told = { history: toldOn(['2026-11-01', 58, 30]), day: '2026-11-01' };
    const then = tmc({ low: 50, high: 58, expected: 54, ...told });
    server.on('GET', '/api/readiness', ({ search }) => ({
      body: readinessOf(search.get('asOf') === '2026-11-03' ? then : tmc({ history })),
    }));
    await screen.findByText('One estimate by then: expected score 58%, 30% likely to pass.');
    await screen.findByRole('heading', { name: 'Your whole range is below the pass mark' });
  });

  it('says when nothing had been told by a past day', async () => {
    open([notYet()], '2026-11-03');
    await screen.findByText('No estimate yet on that day.');
  });

  it('says what could not be loaded and tries again, with the rest of the page in place', async () => {
    const { server, user } = open([]);
    server.on('GET', '/api/readiness', () => 'offline');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your exam readiness could not be loaded.');
    expect(screen.getByText('Study statistics')).toBeDefined();
    server.on('GET', '/api/readiness', () => ({ body: readinessOf(tmc({ history })) }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: finding });
  });
});
