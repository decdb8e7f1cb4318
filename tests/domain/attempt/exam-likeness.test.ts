import { describe, expect, it } from 'vitest';
import { areaQuotas } from '../../../domain/attempt/area-quotas.ts';
import type { QuizResult } from '../../../domain/attempt/events.ts';
import { hasLikeness, resemblesExam } from '../../../domain/attempt/exam-likeness.ts';
import { blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import { mostCustomQuestions } from '../../../domain/contracts/custom-quiz.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import { type FieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import { itemNamed, quizResult } from '../../support/facts.ts';

const areasOf = (field: FieldCode, exam: string) =>
  (blueprintOf(field, exam)?.areas ?? []).map(({ code, weight }) => ({ code, weight: weight.mid }));

const drawn = (field: FieldCode, exam: string, count: number): { readonly area: string }[] =>
  [...areaQuotas(areasOf(field, exam), count)].flatMap(([area, of]) =>
    Array.from({ length: of }, () => ({ area })),
  );

const paperOf = (areas: readonly { readonly area: string }[], changes: Partial<QuizResult> = {}) =>
  quizResult({
    field: 'RT',
    exam: 'TMC',
    mode: 'exam',
    timed: true,
    total: areas.length,
    answers: areas.map(({ area }, index) => ({
      itemId: itemNamed(`q${index}`),
      revision: 1,
      area,
      topic: 'Weaning',
      key: ['A'],
      chosen: [],
      chosenOptions: [],
      correct: false,
      seconds: 1,
      firstSeen: true,
    })),
    ...changes,
  });

describe('a paper resembles the exam', () => {
  it.each(
    fieldCodes.flatMap((field) => examsOf(field).map((exam) => [exam.name, field, exam] as const)),
  )('when it is drawn as %s is, to nine tenths of its length', (name, field, { questions }) => {
    const about = { field, exam: name };
    expect(hasLikeness(about, drawn(field, name, questions))).toBe(true);
    expect(hasLikeness(about, drawn(field, name, Math.ceil(0.9 * questions)))).toBe(true);
    expect(hasLikeness(about, drawn(field, name, Math.floor(0.8 * questions)))).toBe(false);
  });

  it('not when its areas are others than the outline’s', () => {
    const whole = drawn('RT', 'TMC', 160);
    const [first] = whole;
    if (!first) throw new Error('nothing was drawn');
    const oneArea = whole.map(() => first);
    expect(resemblesExam(paperOf(whole), 'TMC')).toBe(true);
    expect(resemblesExam(paperOf(oneArea), 'TMC')).toBe(false);
  });

  it('only by the clock, without help, and never when it is adaptive', () => {
    const whole = drawn('RT', 'TMC', 160);
    expect(resemblesExam(paperOf(whole, { mode: 'custom' }), 'TMC')).toBe(true);
    expect(resemblesExam(paperOf(whole, { timed: false }), 'TMC')).toBe(false);
    expect(resemblesExam(paperOf(whole, { mode: 'tutor' }), 'TMC')).toBe(false);
    expect(resemblesExam(paperOf(whole, { mode: 'adaptive', score: null }), 'TMC')).toBe(false);
  });

  it('not when it has no question', () => {
    expect(resemblesExam(paperOf([]), 'TMC')).toBe(false);
  });
});

/** As the builder issues them: a mode of their own, and a clock where minutes were asked for. */
const custom = (field: FieldCode, exam: string, areas: readonly { readonly area: string }[]) =>
  resemblesExam(paperOf(areas, { field, exam: null, mode: 'custom', timed: true }), exam);

describe('a quiz of one’s own resembles the exam', () => {
  const whole = drawn('RN', 'NCLEX-RN', mostCustomQuestions);

  it('when it is timed and has its length and mix', () => {
    expect(custom('RN', 'NCLEX-RN', whole)).toBe(true);
    expect(custom('RN', 'NCLEX-RN', drawn('RN', 'NCLEX-RN', 67))).toBe(false);
  });

  it('not when it is of one area, untimed or in tutor mode', () => {
    const [first] = whole;
    if (!first) throw new Error('nothing was drawn');
    const oneArea = whole.map(() => first);
    expect(custom('RN', 'NCLEX-RN', oneArea)).toBe(false);
    for (const other of [{ timed: false }, { mode: 'tutor' }] satisfies Partial<QuizResult>[]) {
      const paper = paperOf(whole, { field: 'RN', exam: null, mode: 'custom', ...other });
      expect(resemblesExam(paper, 'NCLEX-RN')).toBe(false);
    }
  });

  it('never where the exam is longer than the builder goes', () => {
    const longer = fieldCodes.flatMap((field) =>
      examsOf(field)
        .filter(({ questions }) => 0.9 * questions > mostCustomQuestions)
        .map(({ name }) => [field, name] as const),
    );
    expect(longer.length).toBeGreaterThan(10);
    for (const [field, exam] of longer)
      expect(custom(field, exam, drawn(field, exam, mostCustomQuestions))).toBe(false);
  });
});
