import { areaName, blueprints } from '../../../domain/bank/blueprints/blueprints.ts';
import { examScale } from '../../../domain/bank/blueprints/exam-scales.ts';
import { countWarnings } from '../../../domain/bank/build/item-warnings.ts';
import { lintItems } from '../../../domain/bank/build/lint-items.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { examsOf } from '../../../domain/contracts/exams.ts';
import { type FieldCode, fieldCodes, fieldLabel } from '../../../domain/contracts/fields.ts';
import {
  type GenerationReport,
  type GenerationStatus,
  targetOfSpecialty,
  type ValidationReport,
} from '../../../domain/contracts/generation.ts';
import { percent, percentOf, percentToTenth } from '../../../domain/kernel/percent.ts';
import type { FieldCount } from '../queries/generation-reads.ts';

const atMostAll = (part: number, whole: number): number => Math.min(100, percent(part, whole));

/** The pass mark in percent of right answers, also where the exam's own scale is another. */
const passingPercent = (field: FieldCode, exam: string): number =>
  percentOf(examScale(field, exam)?.standard ?? 0);

const statusOf = (questions: number) => {
  if (questions === 0) return 'not-started';
  return questions < targetOfSpecialty ? 'in-progress' : 'completed';
};

const specialty = (code: FieldCode, questions: number): GenerationStatus['specialties'][number] => {
  const [exam] = examsOf(code);
  return {
    code,
    name: fieldLabel(code),
    status: statusOf(questions),
    questions,
    target: targetOfSpecialty,
    percentage: atMostAll(questions, targetOfSpecialty),
    examQuestions: exam?.questions ?? 0,
    timeLimit: (exam?.timeLimit ?? 0) / 60,
    passingScore: exam ? passingPercent(code, exam.name) : 0,
  };
};

/** The 14 specialties of the learners; what is held beyond the target does not make up for another. */
export const presentStatus = (counts: readonly FieldCount[]): GenerationStatus => {
  const held = new Map(counts.map(({ field, questions }) => [field, questions]));
  const specialties = fieldCodes.map((code) => specialty(code, held.get(code) ?? 0));
  const towards = specialties.reduce(
    (sum, { questions }) => sum + Math.min(questions, targetOfSpecialty),
    0,
  );
  const totalTarget = fieldCodes.length * targetOfSpecialty;
  return {
    lastUpdated:
      counts
        .map(({ lastPublishedAt }) => lastPublishedAt)
        .sort()
        .at(-1) ?? null,
    completionPercentage: atMostAll(towards, totalTarget),
    totalQuestions: specialties.reduce((sum, { questions }) => sum + questions, 0),
    totalTarget,
    specialties,
  };
};

const countIf = (items: readonly Item[], isMeant: (item: Item) => boolean): number =>
  items.filter(isMeant).length;

const holds = (exam: string, area: string) => (item: Item) =>
  [item, ...(item.also ?? [])].some((place) => place.exam === exam && place.area === area);

const areasOf = (field: string, items: readonly Item[]) =>
  blueprints
    .filter((blueprint) => blueprint.field === field)
    .flatMap(({ exam, areas }) =>
      areas.map(({ code, weight }) => {
        const questions = countIf(items, holds(exam, code));
        const share = percentToTenth(questions, items.length);
        return { exam, area: areaName(exam, code), weight: weight.mid, questions, share };
      }),
    );

export const presentGeneration = (
  field: string,
  items: readonly Item[],
): GenerationReport[number] => ({
  field,
  questions: items.length,
  written: countIf(items, ({ model }) => model === undefined),
  models: new Set(items.flatMap(({ model }) => model?.id ?? [])).size,
  selectAll: countIf(items, ({ type }) => type === 'multiple'),
  levels: {
    recall: countIf(items, ({ level }) => level === 'recall'),
    application: countIf(items, ({ level }) => level === 'application'),
    analysis: countIf(items, ({ level }) => level === 'analysis'),
  },
  areas: areasOf(field, items),
});

export const presentValidation = (
  field: string,
  items: readonly Item[],
): ValidationReport[number] => ({
  field,
  questions: items.length,
  errors: [...lintItems(items)],
  warnings: countWarnings(items),
});
