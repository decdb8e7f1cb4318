import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../domain/kernel/decider.ts';
import { randomFrom, shuffled } from '../../../domain/kernel/random.ts';
import { needed } from '../../../domain/readiness/estimate.ts';
import {
  type IssueReadinessEstimate,
  readinessRecord,
} from '../../../domain/readiness/issue-estimate.ts';
import {
  type EvidenceAnswer,
  type EvidencePaper,
  evidenceOn,
  evidenceWindow,
  isEvidence,
} from '../../../domain/readiness/weigh-evidence.ts';
import { attemptOne, day, instantAt, itemNamed, later, learner } from '../../support/facts.ts';

const areas = ['patient-data', 'troubleshooting-qc-infection', 'interventions'];

const answers = (count: number, right = count): EvidenceAnswer[] =>
  Array.from({ length: count }, (_, index) => ({
    itemId: itemNamed(`item-${index}`),
    area: areas[index % 3] ?? '',
    correct: index < right,
  }));

const command = (own: Partial<IssueReadinessEstimate> = {}): IssueReadinessEstimate => ({
  type: 'IssueReadinessEstimate',
  learnerId: learner,
  at: later,
  day: day('2026-11-20'),
  field: 'RT',
  evidence: answers(120, 84),
  causedBy: attemptOne,
  ...own,
});

const issued = (own: Partial<IssueReadinessEstimate> = {}) => {
  const decision = readinessRecord.decide(command(own), null);
  return decision.ok ? decision.value.map(({ data }) => data) : [];
};

describe('what an answer counts', () => {
  const thirds = answers(120, 0).map((one, index) => ({
    ...one,
    credit: index % 2 ? 0.3333 : 0.6667,
  }));

  it('is its share of the points, kept in the event beside what was wholly right', () => {
    const [tmc] = issued({ evidence: thirds });
    expect(tmc?.areas).toMatchObject([
      { items: 40, correct: 0, credit: 20 },
      { items: 40, correct: 0, credit: 20 },
      { items: 40, correct: 0, credit: 20 },
    ]);
    expect(tmc?.expected).toBe(50);
  });

  it('comes out the same in whatever order the answers stand', () => {
    const areasOf = (evidence: readonly EvidenceAnswer[]) => issued({ evidence })[0]?.areas;
    const mixed = [...thirds.slice(0, 50), ...answers(70, 30)];
    for (const seed of [1, 2, 3]) {
      expect(areasOf(shuffled(mixed, randomFrom(seed)))).toEqual(areasOf(mixed));
    }
  });

  it('is told in no event whose answers are right or wrong', () => {
    expect(issued()[0]?.areas.some((area) => 'credit' in area)).toBe(false);
  });
});

describe('a learner is told', () => {
  it('an estimate for each exam of single questions, with what it was made of', () => {
    const [tmc, ...others] = issued();
    expect(others).toEqual([]);
    expect(tmc).toMatchObject({
      exam: 'TMC',
      formula: 'readiness@4',
      items: 120,
      reason: null,
      causedBy: attemptOne,
      mark: 62.9,
      questions: 140,
      day: '2026-11-20',
    });
    expect(tmc?.areas.map(({ items }) => items)).toEqual([40, 40, 40]);
    expect(tmc?.likelihood).toBeGreaterThan(0);
    expect(issued({ field: 'NP' }).map(({ exam }) => exam)).toEqual(['AANP Exam', 'ANCC Exam']);
  });

  it('that it is not enough yet, with no figure at all', () => {
    expect(issued({ evidence: answers(needed.items - 1) })[0]).toMatchObject({
      items: 59,
      likelihood: null,
      reason: 'not-enough',
      expected: null,
      low: null,
      high: null,
    });
  });

  it('the same whatever the order of the answers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 120 }), (seed, right) => {
        const evidence = answers(120, right);
        expect(issued({ evidence: shuffled(evidence, randomFrom(seed)) })).toEqual(
          issued({ evidence }),
        );
      }),
    );
  });

  it('nothing of answers outside the outline', () => {
    const strange = answers(30).map((answer) => ({ ...answer, area: 'elsewhere' }));
    expect(issued({ evidence: [...strange, ...answers(120, 84)] })).toEqual(issued());
  });

  it('anew each time: what was said before does not weigh in', () => {
    const before = readinessRecord.decide(command(), null);
    const state = fold(readinessRecord, before.ok ? before.value : []);
    expect(readinessRecord.decide(command(), state)).toEqual(before);
  });
});

describe('the evidence', () => {
  it('is of papers by the clock, without help and with questions that were not chosen by answers', () => {
    expect(isEvidence({ timed: true, mode: 'exam' })).toBe(true);
    expect(isEvidence({ timed: true, mode: 'practice' })).toBe(true);
    expect(isEvidence({ timed: true, mode: 'custom' })).toBe(true);
    expect(isEvidence({ timed: false, mode: 'custom' })).toBe(false);
    expect(isEvidence({ timed: false, mode: 'practice' })).toBe(false);
    expect(isEvidence({ timed: true, mode: 'tutor' })).toBe(false);
    expect(isEvidence({ timed: true, mode: 'adaptive' })).toBe(false);
  });

  const paper = (on: string, own: Partial<EvidencePaper> = {}): EvidencePaper => ({
    attemptId: attemptOne,
    field: 'RT',
    at: instantAt(`${on}T12:00:00.000Z`),
    day: day(on),
    answers: answers(300),
    ...own,
  });
  const counted = (...papers: readonly EvidencePaper[]) =>
    evidenceOn(papers, { field: 'RT', today: day('2026-11-20') });

  it('is the newest four hundred answers of 120 days in the field', () => {
    const last = paper('2026-11-19', { answers: answers(300, 0) });
    const both = counted(last, paper('2026-11-01')).answers;
    expect(both).toHaveLength(evidenceWindow.answers);
    expect(both.filter(({ correct }) => correct)).toHaveLength(100);
    expect(counted(paper('2026-11-19', { field: 'RN' })).answers).toEqual([]);
  });

  it('leaves when it is older than that on the day one looks', () => {
    const [old, recent] = [paper('2026-07-23'), paper('2026-11-01')];
    expect(counted(old).answers).toHaveLength(300);
    const later = evidenceOn([old, recent], { field: 'RT', today: day('2026-11-21') });
    expect(later).toMatchObject({ from: '2026-11-01', to: '2026-11-01', expired: 300 });
    expect(later.answers).toHaveLength(300);
    expect(evidenceOn([old], { field: 'RT', today: day('2026-11-21') })).toEqual({
      answers: [],
      from: null,
      to: null,
      expired: 300,
    });
  });

  it('says from when to when it is', () => {
    expect(
      counted(paper('2026-08-01', { answers: answers(90) }), paper('2026-11-01')),
    ).toMatchObject({ from: '2026-08-01', to: '2026-11-01', expired: 0 });
    const enough = paper('2026-11-01', { answers: answers(400) });
    expect(counted(paper('2026-08-01'), enough)).toMatchObject({ from: '2026-11-01' });
  });
});
