import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProgressPage } from '../../../web/features/progress/progress-page.tsx';
import { BandScale } from '../../../web/ui/band-scale.tsx';
import { analyticsFor, openAnalytics, pathOf } from '../analytics/support/open-analytics.tsx';
import { openResults, shown } from '../attempt/results/support/open-results.tsx';
import { figures, learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage } from '../attempt/start/support/render-page.tsx';
import { notYet, readinessOf } from '../readiness/readiness-facts.ts';

const gray = 'var(--gray-9)';

const colorOf = (bar: HTMLElement): string => bar.style.getPropertyValue('--c');
const barColor = (name: string): string => colorOf(screen.getByRole('img', { name }));

const few = { topic: 'Suctioning', correct: 3, total: 3 };
const enough = { topic: 'Weaning', correct: 4, total: 20 };

describe('the bar of a topic', () => {
  it.each([
    [9, 9, gray],
    [0, 9, gray],
    [10, 10, 'var(--band-strong)'],
    [3, 10, 'var(--band-weak)'],
  ])('with %i of %i right is %s', (correct, total, color) => {
    render(<BandScale correct={correct} total={total} label="Weaning" />);
    expect(barColor('Weaning')).toBe(color);
  });

  it('is gray on the progress page where it is too early to say', async () => {
    fakeServer({
      'GET /api/progress': figures({ topicMastery: [few, enough] }),
      'GET /api/quiz/history': [],
      'GET /api/readiness': readinessOf(notYet()),
    });
    renderPage(<ProgressPage />, { user: learner(), at: '/progress' });
    await userEvent.click(await screen.findByRole('tab', { name: /Topic Mastery/ }));
    expect(barColor('Suctioning: 100%')).toBe(gray);
    expect(barColor('Weaning: 20%')).toBe('var(--band-weak)');
  });

  it('is gray in a result, which does not rate so small an area either', async () => {
    openResults({
      areas: [
        { name: 'Interventions', correct: 2, total: 2 },
        { name: 'Patient Data', correct: 4, total: 20 },
      ],
    });
    await shown();
    expect(barColor('Interventions: 100%')).toBe(gray);
    expect(barColor('Patient Data: 20%')).toBe('var(--band-weak)');
    expect(screen.getAllByText('Too early to say')).toHaveLength(1);
    expect(screen.queryByText('Strong')).toBeNull();
  });

  it('is gray in analytics', async () => {
    const quizzes = [few, enough].map((topic) => ({ ...topic, on: '2026-11-19' }));
    openAnalytics(
      { [pathOf('month')]: analyticsFor('month', quizzes) },
      '/analytics?view=detailed',
    );
    const dotOf = (name: string) =>
      screen.getAllByRole('img', { name }).map((bar) => bar.querySelector('em')?.style.background);
    await screen.findAllByRole('img', { name: '100%' });
    expect(dotOf('100%')).toEqual([gray, gray]);
    expect(dotOf('20%')).toEqual(['var(--band-weak)', 'var(--band-weak)']);
  });
});
