import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/kernel/time.ts';
import {
  reviewAnswer,
  reviewBasis,
  shortageSentence,
} from '../../../web/features/review/overview/review-sentences.ts';
import { noOverview, overviewFact } from './facts.ts';

const nothingPlanned = { planned: 0, plannedMinutes: 0, forecast: null } as const;

describe('what a learner is told of their review', () => {
  it('is the cards of today and the forecast for the exam', () => {
    expect(reviewAnswer(overviewFact())).toBe(
      '12 cards today, about 15 minutes. Expected recall on Dec 12: 84%.',
    );
    expect(reviewBasis(overviewFact())).toContain(
      'each of your 120 cards if you follow the plan and miss some along the way. Without review: 61%.',
    );
  });

  it('counts one card and one minute as one', () => {
    const one = overviewFact({ planned: 1, plannedMinutes: 1, forecast: null });
    expect(reviewAnswer(one)).toBe('1 card today, about 1 minute.');
    expect(reviewBasis(overviewFact({ cards: 1 }))).toMatch(/^Chance of remembering your card if/);
  });

  it('is that nothing is there yet', () => {
    expect(reviewAnswer(noOverview())).toBe('Nothing to review yet.');
  });

  it('is that today is done, and when it goes on', () => {
    const done = overviewFact({ ...nothingPlanned, due: 0, doneToday: 3 });
    expect(reviewAnswer(done)).toBe('Done for today.');
    expect(reviewBasis(done)).toBe('3 cards reviewed today. Next review: Sat, Nov 21.');
  });

  it('is that nothing is due, that the minutes are used, or that it is a day off', () => {
    expect(reviewAnswer(overviewFact({ ...nothingPlanned, due: 0 }))).toBe('Nothing due today.');
    expect(reviewAnswer(overviewFact({ ...nothingPlanned, due: 2, doneToday: 9 }))).toBe(
      "Today's minutes are used up. 2 more cards are due.",
    );
    expect(reviewAnswer(overviewFact({ ...nothingPlanned, due: 2 }))).toBe(
      'Day off. 2 cards can wait until tomorrow.',
    );
  });

  it('is that more is due than the minutes hold, and when one has caught up', () => {
    const caughtUpOn = addDays(overviewFact().today, 12);
    expect(shortageSentence(overviewFact({ overload: { waiting: 62, caughtUpOn } }))).toBe(
      "62 more cards are due than fit into today's minutes. At 15 minutes a day, you will catch up on Wed, Dec 2.",
    );
    expect(
      shortageSentence(overviewFact({ overload: { waiting: 1, caughtUpOn: null }, leftOut: 34 })),
    ).toBe(
      "1 more card is due than fit into today's minutes. At 15 minutes a day, you will not catch up. Plan more minutes, or hold off on new questions. At 15 minutes a day, 34 of 120 cards will not come back before your exam.",
    );
  });

  it('is honest when the minutes do not suffice', () => {
    expect(shortageSentence(overviewFact({ leftOut: 34 }))).toBe(
      'At 15 minutes a day, 34 of 120 cards will not come back before your exam.',
    );
    expect(shortageSentence(overviewFact())).toBeUndefined();
  });
});
