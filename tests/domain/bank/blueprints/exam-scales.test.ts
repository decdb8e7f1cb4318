import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../../domain/bank/blueprints/blueprints.ts';
import { examScale } from '../../../../domain/bank/blueprints/exam-scales.ts';
import {
  examsOf,
  passingScoreWords,
  practiceStandard,
} from '../../../../domain/contracts/exams.ts';
import { type FieldCode, fieldCodes } from '../../../../domain/contracts/fields.ts';
import { adaptiveExams } from '../../../../domain/measurement/adaptive-rules.ts';
import { examAhead } from '../../../../domain/readiness/weigh-evidence.ts';

type Row = readonly [
  id: string,
  field: FieldCode,
  exam: string,
  /** As the table of exams says it. */
  told: string,
  scale: readonly [kind: string, min: number, max: number, ...cuts: number[]],
  /** Percent of right answers. */
  standard: number,
];

const rows: readonly Row[] = [
  ['CONST-03', 'RN', 'NCLEX-RN', '75% right', ['logit', -3, 3, 0], 75],
  ['CONST-04', 'LPN', 'NCLEX-PN', '75% right', ['logit', -3, 3, -0.18], 75],
  ['CONST-05', 'RT', 'TMC', '88 of 140 right', ['raw', 0, 140, 88, 94], 62.857],
  ['CONST-06', 'RT', 'CSE', '70% right', ['raw', 0, 376, 272], 70],
  ['CONST-07', 'PT', 'NPTE-PT', "600 on the exam's scale", ['scaled', 200, 800, 600], 65],
  ['CONST-08', 'PA', 'PANCE', "350 on the exam's scale", ['scaled', 200, 800, 350], 65],
  ['CONST-09', 'PA', 'PANRE', "350 on the exam's scale", ['scaled', 200, 800, 350], 65],
  ['CONST-10', 'PharmD', 'NAPLEX', "75 on the exam's scale", ['scaled', 0, 150, 75], 65],
  ['CONST-11', 'OT', 'NBCOT', "450 on the exam's scale", ['scaled', 300, 600, 450], 65],
  ['CONST-12', 'SLP', 'Praxis SLP', "162 on the exam's scale", ['scaled', 100, 200, 162], 65],
  ['CONST-13', 'RD', 'CDR Exam', '75% right', ['scaled', 1, 50, 25], 75],
  ['CONST-14', 'RT-Rad', 'ARRT Radiography', "75 on the exam's scale", ['scaled', 1, 99, 75], 65],
  ['CONST-15', 'DH', 'NBDHE', "75 on the exam's scale", ['scaled', 49, 99, 75], 65],
  ['CONST-16', 'MA', 'CMA (AAMA)', "430 on the exam's scale", ['scaled', 200, 800, 430], 65],
  ['CONST-17', 'MA', 'RMA (AMT)', "70 on the exam's scale", ['scaled', 0, 100, 70], 65],
  ['CONST-18', 'CRNA', 'NCE', '102 of 170 right', ['scaled', 0, 600, 450], 60],
  ['CONST-19', 'NP', 'AANP Exam', '70% right', ['scaled', 200, 800, 500], 70],
  ['CONST-20', 'NP', 'ANCC Exam', '70% right', ['scaled', 100, 500, 350], 70],
];

describe('[CONST-21] the passing score of the table', () => {
  it.each(rows)('[%s] of %s %s is said to be %s', (...[, field, exam, told]) => {
    const found = examsOf(field).find(({ name }) => name === exam);
    expect(found && passingScoreWords(found)).toBe(told);
  });

  it('is known for every exam there is', () => {
    const all = fieldCodes.flatMap((field) => examsOf(field).map(({ name }) => name));
    expect(rows.map(([, , exam]) => exam).toSorted()).toEqual(all.toSorted());
  });
});

describe('the scale of an exam', () => {
  it.each(rows)('of %s %s %s is that of the outline, with its source and date', (...row) => {
    const [, field, exam, , [kind, min, max, ...marks], standard] = row;
    const { cuts, ...scale } = examScale(field, exam) ?? { cuts: [] };
    expect(scale).toMatchObject({ kind, min, max, mark: marks[0] });
    expect(cuts.map(({ mark }) => mark)).toEqual(marks);
    expect(examScale(field, exam)).toMatchObject(blueprintOf(field, exam)?.scale ?? {});
    expect(blueprintOf(field, exam)?.scale).toMatchObject({
      source: expect.stringMatching(/^(owner|secondary|recalled|disputed)$/),
      asOf: '2026-11-20',
      note: expect.stringMatching(/\w/),
    });
    expect(100 * (examScale(field, exam)?.standard ?? 0)).toBeCloseTo(standard, 2);
  });

  it('has the mark that the table of exams tells, wherever that is on the exam’s own scale', () => {
    const exams = fieldCodes.flatMap((field) => examsOf(field).map((exam) => ({ field, ...exam })));
    const onScale = exams.filter((exam) => practiceStandard(exam) === undefined);
    const told = onScale.map(({ name, passingScore }) => [name, passingScore]);
    expect(told.length).toBeGreaterThan(0);
    expect(onScale.map(({ field, name }) => [name, examScale(field, name)?.mark])).toEqual(told);
  });

  it('names both cuts of the TMC', () => {
    expect(examScale('RT', 'TMC')?.cuts.map(({ name }) => name)).toEqual([
      ...['CRT (low cut)', 'RRT (high cut)'],
    ]);
  });

  it('is passed where the adaptive form is', () => {
    for (const { exam, rules } of adaptiveExams) {
      const field = exam === 'NCLEX-RN' ? 'RN' : 'LPN';
      expect(examScale(field, exam)?.mark).toBe(rules.cut);
    }
  });

  it('says that its standard is assumed where no table gives one', () => {
    expect(examScale('PT', 'NPTE-PT')?.isAssumed).toBe(true);
    expect(examScale('NP', 'AANP Exam')?.isAssumed).toBe(false);
  });

  it('is unknown for an exam of another field, and readiness for one made of patients', () => {
    expect(examScale('RT', 'PANCE')).toBeUndefined();
    expect(examAhead('RT', 'CSE')).toBeUndefined();
    expect(examAhead('RT', 'TMC')).toMatchObject({ questions: 140 });
  });
});
