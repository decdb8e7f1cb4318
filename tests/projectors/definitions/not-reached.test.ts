import { describe, expect, it } from 'vitest';
import type { StudyMonth } from '../../../domain/analytics/study-month.ts';
import type { QuizResult, ScoredAnswer } from '../../../domain/attempt/events.ts';
import { exposureOf, onlyMet } from '../../../domain/attempt/exposure.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { ItemExposureRow } from '../../../projectors/item-exposure/item-exposure.ts';
import type { ReadinessEvidenceRow } from '../../../projectors/readiness-evidence/readiness-evidence.ts';
import { itemNamed, learner, quizSubmitted } from '../../support/facts.ts';
import { rowsAfter } from '../support/rows.ts';

const answer = (index: number, own: Partial<ScoredAnswer> = {}): ScoredAnswer => ({
  itemId: itemNamed(`q${index}`),
  revision: 1,
  area: 'interventions',
  topic: 'Weaning',
  chosen: ['A'],
  chosenOptions: [],
  key: ['A'],
  correct: true,
  seconds: 30,
  firstSeen: true,
  ...own,
});

const blank = { chosen: [], correct: false };

/** A timed paper of a hundred: two right, one skipped, one left while it was in view. */
const abandoned = (own: Partial<QuizResult> = {}): BoardwellEvent =>
  quizSubmitted({
    timed: true,
    mode: 'exam',
    exam: 'TMC',
    total: 100,
    correct: 2,
    skipped: 98,
    score: 2,
    incorrect: 0,
    answers: Array.from({ length: 100 }, (_, index) => {
      if (index === 1) return answer(index, { ...blank, seconds: 0 });
      if (index === 3) return answer(index, { ...blank, seconds: 4 });
      return answer(index, index > 3 ? { ...blank, seconds: 0 } : {});
    }),
    ...own,
  });

describe('a paper that was left early', () => {
  it('is evidence of readiness up to the last question in view', () => {
    const row = rowsAfter('readiness-evidence', abandoned())[learner] as ReadinessEvidenceRow;
    expect(row.papers[0]?.answers.map(({ correct }) => correct)).toEqual([
      ...[true, false, true, false],
    ]);
  });

  it('brings back what was skipped on the way, and nothing beyond', () => {
    expect(Object.keys(rowsAfter('review-cards', abandoned()))).toEqual([
      `${learner}/q1`,
      `${learner}/q3`,
    ]);
  });

  it('counts in topics and accuracy as far as it was walked; its score stays its score', () => {
    expect(rowsAfter('topic-mastery', abandoned())[learner]).toMatchObject({
      topics: [{ topic: 'Weaning', correct: 2, total: 4 }],
    });
    const [month] = Object.values(rowsAfter('study-months', abandoned())) as StudyMonth[];
    const [, , , score, , correct, , total] = month?.days[0]?.sittings[0] ?? [];
    expect({ score, correct, total }).toEqual({ score: 2, correct: 2, total: 4 });
    expect(rowsAfter('progress', abandoned())[learner]).toMatchObject({ scoreSum: 2 });
  });

  it('makes nothing missed that was never read, and forgets no miss of before', () => {
    const missed = quizSubmitted({ answers: [answer(50, { chosen: ['B'], correct: false })] });
    const items = rowsAfter('item-exposure', missed, abandoned())[learner]?.['items'] ?? {};
    const correct = (itemId: string) =>
      exposureOf((items as ItemExposureRow['items'])[itemId] ?? onlyMet).correct;
    expect(['q0', 'q1', 'q50', 'q51'].map(correct)).toEqual([true, false, false, null]);
  });
});
