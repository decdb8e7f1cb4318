import { describe, expect, it } from 'vitest';
import type { QuizResult, ScoredAnswer } from '../../../domain/attempt/events.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import type { ReadinessEstimate } from '../../../domain/readiness/events.ts';
import type { ReadinessRow } from '../../../projectors/readiness/readiness.ts';
import type { ReadinessEvidenceRow } from '../../../projectors/readiness-evidence/readiness-evidence.ts';
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

const answer = (id: string, own: Partial<ScoredAnswer> = {}): ScoredAnswer => ({
  itemId: itemNamed(id),
  revision: 1,
  area: 'interventions',
  topic: 'Weaning',
  chosenOptions: optionsBehind(['A']),
  chosen: ['A'],
  key: ['A'],
  correct: true,
  seconds: 30,
  firstSeen: true,
  ...own,
});

const exam = (own: Partial<QuizResult> = {}): BoardwellEvent =>
  quizSubmitted({ timed: true, mode: 'exam', exam: 'TMC', answers: [answer('one')], ...own });

const evidenceAfter = (...events: readonly BoardwellEvent[]) =>
  rowsAfter('readiness-evidence', ...events)[learner] as ReadinessEvidenceRow | undefined;

describe('the evidence of readiness', () => {
  it('keeps the first-seen answers of timed papers', () => {
    const answers = [answer('one'), answer('two', { firstSeen: false }), answer('three')];
    expect(evidenceAfter(exam({ answers }))).toEqual({
      learnerId: learner,
      papers: [
        {
          attemptId: attemptOne,
          field: 'RT',
          at: later,
          day: '2026-11-20',
          answers: [
            { itemId: 'one', area: 'interventions', correct: true },
            { itemId: 'three', area: 'interventions', correct: true },
          ],
        },
      ],
    });
  });

  it('has no row for a learner without any', () => {
    const repeated = exam({ answers: [answer('one', { firstSeen: false })] });
    expect(
      evidenceAfter(exam({ timed: false }), exam({ mode: 'tutor' }), repeated),
    ).toBeUndefined();
  });

  it('keeps the share of points of an answer that has any, and mends it with the key', () => {
    const answers = [answer('one', { correct: false, points: 2, maxPoints: 3 }), answer('two')];
    const counts = { correct: 1, incorrect: 1, skipped: 0, score: 50 };
    const about = { attemptId: attemptOne, learnerId: learner, at: later, submittedAt: later };
    const place = {
      itemId: itemNamed('one'),
      revision: 1,
      area: 'interventions',
      topic: 'Weaning',
    };
    const points = { wasCorrect: false, correct: false, points: 1, maxPoints: 3 };
    const why = { key: ['B'], reason: 'The key was wrong.', others: [] };
    const rescored: BoardwellEvent = {
      type: 'AttemptRescored',
      data: { ...about, ...place, ...why, ...points, before: counts, after: counts },
    };
    const kept = (...events: BoardwellEvent[]) => evidenceAfter(...events)?.papers[0]?.answers;
    const two = { itemId: 'two', area: 'interventions', correct: true };
    const one = { itemId: 'one', area: 'interventions', correct: false };
    expect(kept(exam({ answers }))).toEqual([{ ...one, credit: 0.6667 }, two]);
    expect(kept(exam({ answers }), rescored)).toEqual([{ ...one, credit: 0.3333 }, two]);
  });

  it('counts an answer anew when its key was wrong', () => {
    const counts = { correct: 1, incorrect: 0, skipped: 0, score: 100 };
    const rescored: BoardwellEvent = {
      type: 'AttemptRescored',
      data: {
        attemptId: attemptOne,
        learnerId: learner,
        at: later,
        submittedAt: later,
        itemId: itemNamed('one'),
        revision: 1,
        area: 'interventions',
        topic: 'Weaning',
        key: ['B'],
        reason: 'The key was wrong.',
        wasCorrect: true,
        correct: false,
        before: counts,
        after: { ...counts, correct: 0, incorrect: 1, score: 0 },
        others: [],
      },
    };
    expect(evidenceAfter(exam(), rescored)?.papers[0]?.answers).toMatchObject([{ correct: false }]);
    expect(evidenceAfter(rescored)).toBeUndefined();
  });

  it('lets go of papers once four hundred newer answers are there', () => {
    const paper = (name: string, count: number) =>
      exam({
        attemptId: name as AttemptId,
        answers: Array.from({ length: count }, (_, index) => answer(`${name}-${index}`)),
      });
    const names = (...events: readonly BoardwellEvent[]) =>
      evidenceAfter(...events)?.papers.map(({ attemptId }) => attemptId);
    expect(names(paper('old', 10), paper('new', 399))).toEqual(['old', 'new']);
    expect(names(paper('old', 10), paper('new', 399), paper('last', 1))).toEqual(['new', 'last']);
  });
});

describe('what a learner was told of readiness', () => {
  const estimated = (own: Partial<ReadinessEstimate> = {}): BoardwellEvent => ({
    type: 'ReadinessEstimated',
    data: {
      learnerId: learner,
      at: later,
      day: day('2026-11-20'),
      field: 'RT',
      exam: 'TMC',
      formula: 'readiness@1',
      items: 120,
      areas: [],
      likelihood: 74,
      reason: null,
      expected: 66,
      low: 61,
      high: 70,
      mark: 62.9,
      questions: 140,
      causedBy: attemptOne,
      ...own,
    },
  });

  it('is kept by exam: the latest in full, and how it came there', () => {
    const rows = rowsAfter(
      'readiness',
      estimated({ likelihood: 60, day: day('2026-11-16') }),
      estimated({ exam: 'Other' }),
      estimated(),
    );
    const row = rows[`${learner}/RT/TMC`] as ReadinessRow;
    expect(row.latest.likelihood).toBe(74);
    expect(row.history.map(({ day: on, likelihood }) => [on, likelihood])).toEqual([
      ['2026-11-16', 60],
      ['2026-11-20', 74],
    ]);
    expect(Object.keys(rows)).toHaveLength(2);
  });

  it('is the estimate of the newest evidence, also where an older one is written down after it', () => {
    const before = instantAt('2026-11-19T12:00:00.000Z');
    const row = rowsAfter(
      'readiness',
      estimated({ likelihood: 74 }),
      estimated({ likelihood: 60, at: before, day: day('2026-11-19') }),
    )[`${learner}/RT/TMC`] as ReadinessRow;
    expect(row.latest.likelihood).toBe(74);
    expect(row.history.map(({ likelihood }) => likelihood)).toEqual([60, 74]);
  });
});
