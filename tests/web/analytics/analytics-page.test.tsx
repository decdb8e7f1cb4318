import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import { monthsAfter, quizOn } from '../../domain/analytics/support/studied.ts';
import { day } from '../../support/facts.ts';
import type { Call } from '../attempt/start/support/fake-server.ts';
import { analyticsFor, openAnalytics, pathOf, taken } from './support/open-analytics.tsx';

const openDetailed = async (answers: object = {}) => {
  const opened = openAnalytics(answers);
  await screen.findByText('Goals On Track');
  await opened.user.click(screen.getByRole('button', { name: 'Detailed' }));
  return opened;
};

const cell = (label: string) => screen.getByText(label).parentElement?.textContent;

// Nothing has a size here, and the charts ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});
describe('the analytics page', () => {
  it('keeps view, period and tab in the address, and opens where the address says', async () => {
    const { user } = await openDetailed();
    await user.click(screen.getByRole('button', { name: 'Week' }));
    await user.click(await screen.findByRole('tab', { name: /Study Patterns/ }));
    expect(screen.getByLabelText('Address').textContent).toBe(
      '/analytics?view=detailed&period=week&tab=patterns',
    );
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    expect(screen.getByLabelText('Address').textContent).toBe(
      '/analytics?period=week&tab=patterns',
    );
  });

  it('opens as it was shared', async () => {
    openAnalytics({}, '/analytics?view=detailed&period=quarter&tab=tracking');
    const tab = await screen.findByRole('tab', { name: /Progress Tracking/ });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    const period = screen.getByRole('button', { name: 'Quarter' });
    expect(period.getAttribute('aria-pressed')).toBe('true');
  });

  it('begins with an answer', async () => {
    openAnalytics();
    await screen.findByText(
      'You answered 67% right in the last 30 days. Safety needs the most work.',
    );
  });

  it('[ANLY-01] [ANLY-02] shows four cards with a line from the data under each', async () => {
    openAnalytics();
    const card = async (title: string) =>
      (await screen.findByRole('heading', { name: title })).closest('.rt-Card')?.textContent;
    expect(await card('Learning Path Active')).toContain(
      'Active3 topics practiced, 3 with 10 or more answers',
    );
    expect(await card('Performance Strong')).toContain('Needs work67% right across 3 quizzes');
    expect(await card('Study Habits Excellent')).toContain(
      'Too early to say3 of 30 days studied, 17 min per session',
    );
    expect(await card('Goals On Track')).toContain('Not yet13 points below the 80% goal');
    const view = within(screen.getByRole('group', { name: 'View' }));
    expect(view.getAllByRole('button').map((button) => button.textContent)).toEqual([
      ...['Overview', 'Detailed'],
    ]);
  });

  it('has no figure for a period without a quiz', async () => {
    const { user } = openAnalytics({ [pathOf('month')]: analyticsFor('month', taken.slice(0, 2)) });
    await screen.findByText('You took no quizzes in the last 30 days.');
    expect(screen.getAllByText('No quizzes in this period')).toHaveLength(2);
    screen.getByText('No topics practiced in this period');
    screen.getByText('0 of 30 days studied');
    await user.click(screen.getByRole('button', { name: 'Detailed' }));
    expect(cell('Overall Accuracy')).toMatch(/^Overall Accuracy–/);
    expect(cell('Average Score')).toMatch(/^Average Score–/);
  });

  it('[ANLY-01] [ANLY-03] has a button to the detailed view, and a way back', async () => {
    const { user } = openAnalytics();
    await user.click(await screen.findByRole('button', { name: 'View detailed analytics' }));
    expect(screen.getByText('Overall Accuracy')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    expect(screen.getByText('Goals On Track')).toBeDefined();
  });

  it('[ANLY-05] [ANLY-06] shows four figures, accuracy with its trend against the last period', async () => {
    await openDetailed();
    expect(cell('Overall Accuracy')).toBe(
      'Overall Accuracy67%Down 3 points vs last period, could be chance',
    );
    expect(cell('Average Score')).toBe('Average Score67%3 quizzes');
    expect(cell('Quizzes Taken')).toBe('Quizzes Taken31 more than last period');
    expect(cell('Study Streak')).toBe('Study Streak1 dayBest: 4');
  });

  it('[ANLY-04] asks for the period that is pressed', async () => {
    const { server, user } = await openDetailed();
    const choices = within(screen.getByRole('group', { name: 'Period' }));
    expect(choices.getAllByRole('button').map((button) => button.textContent)).toEqual([
      ...['Week', 'Month', 'Quarter', 'Year'],
    ]);
    await user.click(choices.getByRole('button', { name: 'Year' }));
    await screen.findByText('Not enough to compare with last period');
    expect(cell('Quizzes Taken')).toContain('5');
    expect(server.callsTo('GET', '/api/analytics/quiz/maya/year')).toHaveLength(1);
  });

  it('[ANLY-07] [ANLY-10] tells of each topic its level, its change and a way to practice it', async () => {
    await openDetailed();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      expect.stringContaining('Topic Mastery'),
      expect.stringContaining('Study Patterns'),
      expect.stringContaining('Progress Tracking'),
    ]);
    expect(screen.getByText('Safety is your weakest topic')).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'Safety40%–not enough to compareBeginner10Nov 5Practice',
      'Gases70%down 10Intermediate10Nov 19',
      'Airway90%up 30Expert10Nov 12',
    ]);
    const [practice] = screen.getAllByRole('link', { name: 'Practice Safety' });
    expect(practice?.getAttribute('href')).toBe('/quiz?topic=Safety');
  });

  it('[ANLY-07] tells when and how regularly the learner studies', async () => {
    const { user } = await openDetailed();
    await user.click(screen.getByRole('tab', { name: /Study Patterns/ }));
    expect(cell('Most active day')).toContain('–');
    expect(cell('Average session')).toContain('17 min3 sessions');
    expect(cell('Consistency')).toContain('10%3 of 30 days');
  });

  it('[ANLY-07] draws accuracy and study time, and says the same in a table', async () => {
    const { user } = await openDetailed();
    await user.click(screen.getByRole('tab', { name: /Progress Tracking/ }));
    await screen.findByRole('img', {
      name: 'Chart: Accuracy rose from 40% in the first half to 80% in the second',
    });
    expect(screen.getByRole('img', { name: 'Chart: You studied 50 min on 3 days' })).toBeDefined();
    const [toTable] = screen.getAllByRole('button', { name: 'Show as a table' });
    if (toTable) await user.click(toTable);
    expect(screen.getByRole('row', { name: 'Nov 12 90% 1 30 min' })).toBeDefined();
    expect(screen.getByRole('row', { name: /Gases RT\/interventions Nov 19 70%/ })).toBeDefined();
  });

  it('says so when a period holds nothing', async () => {
    const quiet = analyticsFor('week', taken.slice(0, 3));
    const { user } = await openDetailed({ [pathOf('week')]: quiet });
    await user.click(screen.getByRole('button', { name: 'Week' }));
    await screen.findByRole('heading', { name: 'No quizzes in the last 7 days' });
  });

  it('[ANLY-09] says that there is nothing yet, and offers the first quiz', async () => {
    openAnalytics({ [pathOf('month')]: analyticsFor('month', []) });
    await screen.findByText('No analytics data available yet...');
    expect(screen.getByRole('link', { name: 'Take your first quiz' }).getAttribute('href')).toBe(
      '/quiz',
    );
  });

  it('says what could not be loaded and tries again', async () => {
    const { server, user } = openAnalytics({ [pathOf('month')]: () => 'offline' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your analytics could not be loaded.');
    server.on('GET', '/api/analytics/quiz/maya/month', () => ({ body: analyticsFor('month') }));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Goals On Track');
  });

  it('shows a past day from the address as it was, and offers no practice there', async () => {
    const then = quizAnalyticsOf({
      months: monthsAfter(taken.slice(0, 3).map(quizOn)),
      topics: [],
      period: 'month',
      memberSince: day('2025-06-01'),
      today: day('2026-11-07'),
      streak: { length: 1, best: 4, lastDay: day('2026-11-05') },
    });
    const { user } = openAnalytics(
      {
        [pathOf('month')]: ({ search }: Call) => ({
          body: search.get('asOf') === '2026-11-07' ? then : analyticsFor('month'),
        }),
      },
      '/analytics?asOf=2026-11-07',
    );
    await screen.findByText(/^You answered 60% right in the 30 days through November 7/);
    screen.getByText('As of Nov 7, 2026.');
    await user.click(screen.getByRole('button', { name: 'Detailed' }));
    expect(cell('Quizzes Taken')).toContain('3');
    expect(screen.queryByRole('link', { name: /^Practice / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    await screen.findByText(/^You answered 67% right in the last 30 days/);
    expect(screen.getAllByRole('link', { name: 'Practice Safety' }).length).toBeGreaterThan(0);
  });

  it('opens the events behind each figure of the period', async () => {
    await openDetailed();
    const names = ['Overall accuracy: 67%', 'Average score: 67%', 'Quizzes taken: 3'];
    for (const name of [...names, 'Study streak: 1', 'Best streak: 4']) {
      screen.getByRole('button', { name: `${name}. See where it comes from` });
    }
  });
});
