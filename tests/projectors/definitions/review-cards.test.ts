import { describe, expect, it } from 'vitest';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { ReviewEvent } from '../../../domain/review/events.ts';
import {
  attemptOne,
  day,
  instantAt,
  itemNamed,
  later,
  learner,
  optionsBehind,
  quizSubmitted,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const about = { revision: 1, area: 'interventions', topic: 'Noninvasive ventilation' };
const given = (id: string, correct: boolean, chosen = correct ? ['A'] : ['B']) => ({
  ...about,
  itemId: itemNamed(id),
  chosen,
  key: ['A'],
  correct,
  seconds: 30,
  chosenOptions: optionsBehind(chosen),
});

const onPaper = (id: string, correct: boolean, chosen?: string[]) => ({
  ...given(id, correct, chosen),
  firstSeen: true,
});

const quiz = (...answers: ReturnType<typeof onPaper>[]) => quizSubmitted({ answers });

const reviewed = (on: string, rating: 'again' | 'good', seconds = 60): ReviewEvent => ({
  type: 'ReviewAnswered',
  data: {
    ...given('missed', rating === 'good'),
    learnerId: learner,
    field: 'RT',
    at: instantAt(`${on}T12:00:00.000Z`),
    day: day(on),
    hour: 6,
    rating,
    seconds,
  },
});

const rated = (on: string, rating: 'hard' | 'easy'): ReviewEvent => ({
  type: 'ReviewRated',
  data: {
    learnerId: learner,
    itemId: itemNamed('missed'),
    day: day(on),
    rating,
    at: instantAt(`${on}T12:01:00.000Z`),
    answeredAt: instantAt(`${on}T12:00:00.000Z`),
  },
});

const rescored = (correct: boolean): BoardwellEvent => ({
  type: 'AttemptRescored',
  data: {
    ...about,
    attemptId: attemptOne,
    learnerId: learner,
    at: later,
    submittedAt: later,
    itemId: itemNamed('missed'),
    key: ['B'],
    reason: 'The key was wrong.',
    wasCorrect: !correct,
    correct,
    before: { correct: 0, incorrect: 1, skipped: 0, score: 0 },
    after: { correct: 1, incorrect: 0, skipped: 0, score: 100 },
    others: [],
  },
});

const missed = quiz(
  onPaper('missed', false),
  onPaper('skipped', false, []),
  onPaper('known', true),
);
const cards = (...events: BoardwellEvent[]) => rowsAfter('review-cards', ...events);
const card = (...events: BoardwellEvent[]) =>
  cards(...events)[`${learner}/missed`] as { readonly schedule: Record<string, unknown> };

describe('a learner’s review cards', () => {
  it('are made of what was missed or skipped, and due the same day', () => {
    const rows = cards(missed);
    expect(Object.keys(rows).sort()).toEqual([`${learner}/missed`, `${learner}/skipped`]);
    expect(rows[`${learner}/missed`]).toMatchObject({
      learnerId: learner,
      itemId: 'missed',
      revision: 1,
      before: null,
      schedule: { reviewedOn: '2026-11-20', dueOn: '2026-11-20', lapses: 1, answers: 1 },
    });
  });

  it('grow more stable when they are answered right, in a review or in a quiz', () => {
    const { schedule: first } = card(missed);
    const { schedule: inReview } = card(missed, reviewed('2026-11-22', 'good'));
    const later = { day: day('2026-11-22'), answers: [onPaper('missed', true)] };
    const { schedule: inQuiz } = card(missed, quizSubmitted(later));
    expect(inReview['stability']).toBeGreaterThan(Number(first['stability']));
    expect(inQuiz).toEqual(inReview);
    expect(inReview['dueOn']).not.toBe('2026-11-22');
  });

  it('lapse when they are missed again', () => {
    const good = [missed, reviewed('2026-11-21', 'good'), reviewed('2026-11-25', 'good')];
    const before = card(...good).schedule;
    const { schedule } = card(...good, reviewed('2026-12-05', 'again'));
    expect(schedule['stability']).toBeLessThan(Number(before['stability']));
    expect(schedule).toMatchObject({ lapses: 2, dueOn: '2026-12-05' });
  });

  it('follow what the learner says of their last answer', () => {
    const good = [missed, reviewed('2026-11-22', 'good')];
    const easy = card(...good, rated('2026-11-22', 'easy')).schedule;
    const hard = card(...good, rated('2026-11-22', 'hard')).schedule;
    expect(String(easy['dueOn']) > String(card(...good).schedule['dueOn'])).toBe(true);
    expect(hard['stability']).toBeLessThan(Number(easy['stability']));
    expect(easy).toMatchObject({ answers: 2 });
    const overtaken = [...good, reviewed('2026-11-30', 'good')];
    expect(card(...overtaken, rated('2026-11-22', 'easy'))).toEqual(card(...overtaken));
  });

  it('are gone when the miss that made them was none', () => {
    expect(card(missed, rescored(true))).toBeUndefined();
    expect(card(quiz(onPaper('missed', true)), rescored(false))).toMatchObject({
      schedule: { lapses: 1, dueOn: '2026-11-20' },
    });
  });

  it('stay as they are when something was answered since', () => {
    const since = [missed, reviewed('2026-11-22', 'good')];
    expect(card(...since, rescored(true))).toEqual(card(...since));
  });
});

describe('a learner’s pace of review', () => {
  const pace = (...events: BoardwellEvent[]) => rowsAfter('review-paces', ...events)[learner];

  it('is counted from answers, breaks cut short, skipped questions left out', () => {
    expect(pace(missed, reviewed('2026-11-22', 'good', 4000))).toEqual({
      learnerId: learner,
      pace: { answers: 3, seconds: 360, day: '2026-11-22', reviewedThen: 1, secondsThen: 300 },
    });
  });

  it('begins the count of a day anew', () => {
    const days = ['2026-11-22', '2026-11-22', '2026-11-23'] as const;
    expect(pace(...days.map((on) => reviewed(on, 'again')))).toMatchObject({
      pace: { answers: 3, day: '2026-11-23', reviewedThen: 1, secondsThen: 60 },
    });
  });
});
