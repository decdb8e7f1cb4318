import { areaQuotas } from '../../../domain/attempt/area-quotas.ts';
import { drawByBlueprint } from '../../../domain/attempt/draw-exam.ts';
import type { Candidate } from '../../../domain/attempt/draw-paper.ts';
import { drawQuiz } from '../../../domain/attempt/draw-quiz.ts';
import type { PaperItem } from '../../../domain/attempt/paper-item.ts';
import { dealt } from '../../../domain/attempt/paper-options.ts';
import { blueprintOf } from '../../../domain/bank/blueprints/blueprints.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import { inExam } from '../../../domain/bank/item/in-exam.ts';
import {
  caseStudiesOf,
  type ExamDefinition,
  examNamed,
  examsOf,
  fallbackExamQuestionCount,
  practiceQuestionCount,
} from '../../../domain/contracts/exams.ts';
import type { FieldCode } from '../../../domain/contracts/fields.ts';
import type { RandomSource } from '../../../domain/kernel/random.ts';
import type { ItemBankRow } from '../../../projectors/item-bank/item-bank.ts';
import { Refused } from '../../server/refused.ts';

export type WantedPaper = {
  readonly field: FieldCode;
  /** Absent for a practice quiz. */
  readonly exam: ExamDefinition | undefined;
  readonly count: number;
};

type PaperRequest = {
  readonly isFullLength: boolean;
  readonly exam?: string | undefined;
  readonly limit?: number | undefined;
};

const chosenExam = (field: FieldCode, name: string | undefined): ExamDefinition | undefined => {
  if (name === undefined) return examsOf(field)[0];
  const exam = examNamed(field, name);
  if (!exam) throw new Refused({ code: 'UnknownExam', exam: name, field });
  return exam;
};

/** The first exam of the field when none is named. Throws `Refused` for one it does not have. */
export const wantedPaper = (field: FieldCode, asked: PaperRequest): WantedPaper => {
  if (!asked.isFullLength) {
    return { field, exam: undefined, count: asked.limit ?? practiceQuestionCount };
  }
  const exam = chosenExam(field, asked.exam);
  return { field, exam, count: exam?.questions ?? fallbackExamQuestionCount };
};

/** Throws `Refused` when the bank cannot fill a full-length paper in its proportions. */
export const drawPaper = (
  candidates: readonly Candidate[],
  { field, exam, count }: WantedPaper,
  random: RandomSource,
): readonly Candidate[] => {
  if (!exam) return drawQuiz(candidates, { count, random });
  const areas = blueprintOf(field, exam.name)?.areas ?? [];
  const weights = areas.map(({ code, weight }) => ({ code, weight: weight.mid }));
  const drawn = drawByBlueprint(candidates, areaQuotas(weights, count), {
    random,
    caseStudies: caseStudiesOf(exam.name),
  });
  if (drawn?.length === count) return drawn;
  throw new Refused({ code: 'ExamNotReady', held: candidates.length, needed: count });
};

/** The item on a paper of its own: chance gives its options their letters. */
export const paperItem = (
  { item, revision }: ItemBankRow,
  exam: ExamDefinition | undefined,
  chance: RandomSource,
): Omit<PaperItem, 'firstSeen'> => {
  const { area, topic } = inExam(item, exam?.name ?? null);
  return {
    itemId: item.id,
    revision,
    area,
    topic,
    type: item.type,
    ...dealt(bankOptionsOf(item), chance),
  };
};
