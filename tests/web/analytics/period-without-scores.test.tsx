import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quizAnalyticsOf } from '../../../domain/analytics/quiz-analytics.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { monthsAfter, quizOn } from '../../domain/analytics/support/studied.ts';
import { day } from '../../support/facts.ts';
import { analyticsFor, openAnalytics, pathOf, taken } from './support/open-analytics.tsx';

/** One adaptive exam on November 12 at noon, and nothing else. */
const onlyAdaptive = quizAnalyticsOf({
  months: monthsAfter([
    {
      ...quizOn({ on: '2026-11-12', total: 75, correct: 38, timeSpent: 3600 }),
      attemptId: 'adaptive-1' as AttemptId,
      mode: 'adaptive',
      score: null,
    },
  ]),
  topics: [],
  period: 'month',
  memberSince: day('2025-06-01'),
  today: day('2026-11-20'),
  streak: { length: 1, best: 1, lastDay: day('2026-11-12') },
});

const zero = /(?:^|\D)0%/;
const shown = () => document.body.textContent;

// Nothing has a size here, and the charts ask for one.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 640, 280));
});

const asTable = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: title });
  const panel = heading.closest('.rt-Card') as HTMLElement;
  await userEvent.click(within(panel).getByRole('button', { name: 'Show as a table' }));
  return panel;
};

describe('a period that holds only an adaptive exam', () => {
  it('has no accuracy, and a dash for the day of the exam', async () => {
    openAnalytics({ [pathOf('month')]: onlyAdaptive }, '/analytics?view=detailed&tab=tracking');
    await screen.findByRole('heading', { name: 'You studied 1 h on 1 day' });
    const panel = await asTable('No percent score in this period');
    within(panel).getByRole('row', { name: 'Nov 12 – 1 60 min' });
    expect(shown()).not.toMatch(zero);
  });

  it('has a dash for the hours in which nothing was scored', async () => {
    openAnalytics({ [pathOf('month')]: onlyAdaptive }, '/analytics?view=detailed&tab=patterns');
    const panel = await asTable('You studied on 1 day');
    const rows = within(panel).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/0–$/)]);
    expect(shown()).not.toMatch(zero);
  });

  it('has no zero in the overview', async () => {
    openAnalytics({ [pathOf('month')]: onlyAdaptive });
    await screen.findByText('Goals On Track');
    expect(shown()).not.toMatch(zero);
  });
});

it.each(['', '&tab=patterns', '&tab=tracking'])(
  'no figure of a period without answers says 0%s',
  async (tab) => {
    const quiet = analyticsFor('month', taken.slice(0, 2));
    openAnalytics({ [pathOf('month')]: quiet }, `/analytics?view=detailed${tab}`);
    await screen.findByRole('heading', { name: 'No quizzes in the last 30 days' });
    expect(shown()).not.toMatch(zero);
  },
);
