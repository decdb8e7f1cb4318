import { describe, expect, it } from 'vitest';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import { epochMs } from '../../../domain/kernel/time.ts';
import { type Quiz, quizOn } from '../../domain/analytics/support/studied.ts';
import {
  attemptOne,
  day,
  instantAt,
  itemNamed,
  learner,
  quizSubmitted,
} from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const submitted = (quiz: Quiz, changes: Partial<QuizResult> = {}) =>
  quizSubmitted({ ...quizOn(quiz), ...changes });

const rescored = (submittedAt: string): BoardwellEvent => ({
  type: 'AttemptRescored',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: instantAt('2026-12-05T12:00:00.000Z'),
    submittedAt: instantAt(submittedAt),
    itemId: itemNamed('q1'),
    revision: 1,
    area: 'interventions',
    topic: 'Airway',
    key: ['B'],
    reason: 'The key was wrong.',
    wasCorrect: false,
    correct: true,
    before: { correct: 1, incorrect: 1, skipped: 0, score: 50 },
    after: { correct: 2, incorrect: 0, skipped: 0, score: 100 },
    others: [],
  },
});

const ms = (at: string) => epochMs(instantAt(at));

describe('the study months read model', () => {
  it('keeps a row for each month of the learner’s own calendar', () => {
    const rows = rowsAfter(
      'study-months',
      submitted({ on: '2026-11-30' }),
      submitted({ on: '2026-12-01', topic: 'Gases', timeSpent: 90 }),
      submitted({ on: '2026-12-01', time: '13:00', topic: 'Gases', skipped: 1 }),
    );
    expect(rows[`${learner}/2026-11`]).toMatchObject({
      learnerId: learner,
      month: '2026-11',
      names: ['Airway', 'RT/interventions'],
      days: [{ day: '2026-11-30', topics: [[0, 1, 2, 2]] }],
    });
    expect(rows[`${learner}/2026-12`]).toEqual({
      learnerId: learner,
      month: '2026-12',
      names: ['Gases', 'RT/interventions'],
      days: [
        {
          day: '2026-12-01',
          work: [
            [12, 90],
            [13, 600],
          ],
          sittings: [
            [ms('2026-12-01T12:00:00.000Z'), 12, 0, 50, 90, 1, 2, 2, attemptOne, [1]],
            [ms('2026-12-01T13:00:00.000Z'), 13, 0, 50, 600, 1, 1, 2, attemptOne, [1]],
          ],
          topics: [[0, 2, 3, 4]],
        },
      ],
    });
  });

  it('books time where it was worked, over midnight and the end of a month', () => {
    const worked = [
      { day: day('2026-11-30'), hour: 23, seconds: 1200 },
      { day: day('2026-12-01'), hour: 0, seconds: 600 },
    ];
    const rows = rowsAfter(
      'study-months',
      submitted({ on: '2026-12-01', time: '00:10', timeSpent: 1800 }, { worked }),
    );
    expect(rows[`${learner}/2026-11`]).toMatchObject({
      days: [{ day: '2026-11-30', sittings: [], work: [[23, 1200]], topics: [] }],
    });
    expect(rows[`${learner}/2026-12`]).toMatchObject({
      days: [{ day: '2026-12-01', work: [[0, 600]], topics: [[0, 1, 2, 2]] }],
    });
  });

  it('counts the minutes of review', () => {
    const review = (seconds: number, hour: number | null): BoardwellEvent => ({
      type: 'ReviewAnswered',
      data: {
        learnerId: learner,
        at: instantAt('2026-11-30T12:00:00.000Z'),
        field: 'RT',
        hour,
        day: day('2026-11-30'),
        itemId: itemNamed('q1'),
        revision: 1,
        seconds,
        area: 'interventions',
        topic: 'Airway',
        chosen: ['A'],
        chosenOptions: [],
        key: ['A'],
        correct: true,
        rating: 'good',
      },
    });
    const rows = rowsAfter('study-months', review(40.4, 6), review(9000, 6), review(30, null));
    expect(rows[`${learner}/2026-11`]).toMatchObject({
      days: [
        {
          sittings: [],
          work: [
            [6, 340],
            [null, 30],
          ],
          topics: [],
        },
      ],
    });
  });

  it('keeps days in calendar order when the learner flies west', () => {
    const rows = rowsAfter(
      'study-months',
      submitted({ on: '2026-11-21' }),
      submitted({ on: '2026-11-20', time: '23:00' }),
    );
    expect(rows[`${learner}/2026-11`]).toMatchObject({
      days: [{ day: '2026-11-20' }, { day: '2026-11-21' }],
    });
  });

  it('counts an answer anew on the learner’s day, even where UTC had the next month', () => {
    // Handed in on the evening of November 30 where the learner is.
    const at = instantAt('2026-12-01T03:00:00.000Z');
    const rows = rowsAfter(
      'study-months',
      submitted({ on: '2026-11-30' }, { at }),
      submitted({ on: '2026-12-01' }),
      rescored(at),
    );
    expect(rows[`${learner}/2026-11`]).toMatchObject({
      days: [
        {
          sittings: [[epochMs(at), 12, 0, 100, 600, 2, 2, 2, attemptOne, [1]]],
          topics: [[0, 2, 2, 2]],
        },
      ],
    });
    expect(rows[`${learner}/2026-12`]).toMatchObject({ days: [{ topics: [[0, 1, 2, 2]] }] });
  });

  it('names what a quiz was about: its exam, its one topic, or a mixture', () => {
    const exam = submitted({ on: '2026-11-20' }, { isFullLength: true, exam: 'TMC' });
    const { answers } = quizOn({ on: '2026-11-20' });
    const mixed = submitted(
      { on: '2026-11-20', time: '13:00' },
      { answers: answers.map((answer, index) => ({ ...answer, topic: `Topic ${index}` })) },
    );
    const names = {
      names: ['TMC', 'Airway', 'RT/interventions', 'Mixed topics', 'Topic 0', 'Topic 1'],
    };
    expect(rowsAfter('study-months', exam, mixed)[`${learner}/2026-11`]).toMatchObject(names);
  });
});
