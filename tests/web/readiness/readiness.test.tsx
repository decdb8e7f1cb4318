import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReadinessPanel } from '../../../web/features/readiness/readiness-panel.tsx';
import {
  answerDates,
  notEnough,
  readinessSentence,
} from '../../../web/features/readiness/readiness-words.ts';
import { day } from '../../support/facts.ts';
import { paragraph } from '../support/paragraph.ts';
import { notYet, readinessOf, tmc } from './readiness-facts.ts';

const today = day('2026-11-20');

describe('readiness in a sentence', () => {
  it.each([
    [{}, 'You are on track for TMC: 74% likely to pass, up 6 points since Monday.'],
    [
      { likelihood: 55, change: -3, previous: { day: '2026-11-19', likelihood: 58 } },
      'You are close to passing TMC: 55% likely to pass, down 3 points since yesterday.',
    ],
    [
      { likelihood: 12, change: 0, previous: { day: '2026-11-03', likelihood: 12 } },
      'Not there yet for TMC: 12% likely to pass, unchanged since Nov 3.',
    ],
    [{ previous: null, change: null }, 'You are on track for TMC: 74% likely to pass.'],
  ])('reads %j', (own, sentence) => {
    expect(readinessSentence(tmc(own), today)).toBe(sentence);
  });

  it('is not said without an estimate: instead what is missing', () => {
    expect(readinessSentence(notYet(), today)).toBeUndefined();
    expect(notEnough(notYet())).toBe(
      'Not enough to go on yet: 38 of the 60 timed, first-time questions we need. Still needed: Patient Data (3 more). Take a timed quiz or exam.',
    );
    expect(notEnough(notYet({ items: 0 }))).toBe(
      'Not enough to go on yet: 0 of the 60 timed, first-time questions we need. Take a timed quiz or exam.',
    );
  });

  it('sends nobody to a quiz of a field without questions', () => {
    expect(notEnough(notYet({ items: 0 }), false)).toBe(
      "Not enough to go on yet: 0 of the 60 timed, first-time questions we need. We don't have questions for your field yet; you can change your field in your profile.",
    );
  });
});

describe('what readiness is estimated from', () => {
  it('is told with its dates', () => {
    expect(answerDates(tmc(), today)).toBe(', Aug 3 to Nov 20');
    expect(answerDates(tmc({ from: '2026-11-20' }), today)).toBe(', Nov 20');
  });

  it('is told to be too old where it no longer counts', () => {
    expect(notEnough(notYet({ items: 0, expired: 140, day: null, from: null }))).toContain(
      '140 older answers (more than 120 days ago) no longer count.',
    );
  });
});

describe('the readiness panel', () => {
  it('shows the range against the mark, what is behind it, and the formula', () => {
    render(<ReadinessPanel view={readinessOf(tmc())} today={today} />);
    expect(
      screen.getByRole('img', {
        name: 'Expected score: 66.1% (range 61.8% to 70.2%). Pass mark: 62.9%.',
      }),
    ).toBeDefined();
    expect(screen.getByRole('heading').textContent).toBe(
      'Too close to call: the pass mark falls inside your range',
    );
    expect(
      screen.getByText(
        paragraph(
          /Pass mark: 62\.9% \(88 of 140\)\. Based on 384 timed, first-time questions, Aug 3 to Nov 20\./,
        ),
      ),
    ).toBeDefined();
    expect(
      screen.getByRole('button', { name: /^Questions behind your TMC readiness: 384\./ }),
    ).toBeDefined();
    expect(screen.getByText(/Formula readiness@4/)).toBeDefined();
    expect(screen.getByText(/Untimed quizzes, tutor quizzes/)).toBeDefined();
  });

  it('says what is missing for each exam without an estimate', () => {
    render(<ReadinessPanel view={readinessOf(notYet())} today={today} />);
    expect(screen.getByRole('progressbar', { name: '38 of 60 questions for TMC' })).toBeDefined();
    expect(screen.getByText(/of the 60 timed, first-time questions we need/)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    [{ low: 70, high: 80, expected: 75 }, 'Your whole range is above the pass mark'],
    [{ low: 40, high: 60, expected: 50 }, 'Your whole range is below the pass mark'],
  ])('names the finding: %j', (own, finding) => {
    render(<ReadinessPanel view={readinessOf(tmc(own))} today={today} />);
    expect(screen.getByRole('heading').textContent).toBe(finding);
  });

  it('is not there for a field without an exam of single questions', () => {
    const { container } = render(<ReadinessPanel view={readinessOf()} today={today} />);
    expect(container.textContent).toBe('');
  });
});
