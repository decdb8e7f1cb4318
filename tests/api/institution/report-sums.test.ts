import { describe, expect, it } from 'vitest';
import {
  type NamedMember,
  presentRow,
  presentSum,
} from '../../../api/institution/presenters/report.ts';
import type { StudyOfMembers } from '../../../api/institution/queries/school-reads.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../../domain/kernel/time.ts';

const now = '2026-11-20T12:00:00.000Z' as Instant;
const today = '2026-11-20' as CalendarDay;
const id = (n: number) => `learner-${n}` as AccountId;

const member = (n: number): NamedMember => ({
  account: { accountId: id(n), field: 'RT', timeZone: 'UTC' } as NamedMember['account'],
  name: `Learner ${n}`,
  member: { since: now, cohortId: null, version: 1 },
});

/** Each with this likelihood, and these answers in one area. */
const told = (
  likelihoods: readonly (number | null)[],
  answers: readonly (readonly [correct: number, total: number])[],
): StudyOfMembers => ({
  study: new Map(
    likelihoods.map((_, n) => [
      id(n),
      {
        quizzes: 1,
        questions: 20,
        studyTime: 60,
        streak: { length: 2, best: 2, lastDay: (n === 0 ? '2026-11-13' : today) as CalendarDay },
      },
    ]),
  ),
  areas: new Map(answers.map(([correct, total], n) => [id(n), [{ area: 'A', correct, total }]])),
  readiness: new Map(
    likelihoods.map((likelihood, n) => [id(n), [{ exam: 'TMC', day: today, likelihood }]]),
  ),
});

const sumOf = (study: StudyOfMembers, count: number) => {
  const rows = Array.from({ length: count }, (_, n) => presentRow(member(n), study, now));
  return presentSum(rows, study, today);
};

describe('what a group comes to', () => {
  const few: (readonly [number, number])[] = Array.from({ length: 4 }, () => [5, 20] as const);

  it('is told from five learners on, and not of four', () => {
    const four = told([50, 60, 70, 80], few);
    expect(sumOf(four, 4)).toMatchObject({
      learners: 4,
      readiness: [{ exam: 'TMC', learners: 4, median: null }],
      weakAreas: [],
    });
    const five = told([50, 60, 70, 80, 90], [...few, [5, 20]]);
    expect(sumOf(five, 5)).toMatchObject({
      readiness: [{ learners: 5, median: 70 }],
      weakAreas: [{ area: 'A', learners: 5, correct: 25, total: 100 }],
    });
  });

  it('counts no estimate that could not be made, and no area with too few answers', () => {
    const five = told([50, 60, 70, 80, null], [...few, [0, 9]]);
    expect(sumOf(five, 5)).toMatchObject({
      readiness: [{ learners: 4, median: null }],
      weakAreas: [],
    });
  });

  it('takes the middle of six, and counts who studied within seven days', () => {
    const six = told([50, 60, 70, 75, 80, 90], few);
    expect(sumOf(six, 6)).toMatchObject({ active: 5, readiness: [{ learners: 6, median: 73 }] });
  });
});

describe('what is shown of a learner', () => {
  it('calls an area weak only with enough answers, and never one that is mastered', () => {
    const areas = [
      { area: 'Few', correct: 0, total: 9 },
      { area: 'Mastered', correct: 40, total: 40 },
      { area: 'Weak', correct: 5, total: 20 },
    ];
    const study = { ...told([50], []), areas: new Map([[id(0), areas]]) };
    const row = presentRow(member(0), study, now);
    expect(row.weakAreas).toEqual([{ area: 'Weak', correct: 5, total: 20 }]);
    // The last study was a week ago.
    expect(row).toMatchObject({ streak: 0, lastStudied: '2026-11-13' });
  });
});
