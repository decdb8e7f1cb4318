import type { QuizResult } from '../attempt/events.ts';
import { blueprintOf } from '../blueprints/blueprints.ts';
import { examNamed } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { AttemptId, ItemId } from '../kernel/ids.ts';
import { epochMs, type Instant } from '../kernel/time.ts';
import { examScale } from './exam-scales.ts';
import type { AreaEvidence, ExamAhead } from './readiness.ts';

export type EvidenceAnswer = {
  readonly itemId: ItemId;
  readonly area: string;
  readonly correct: boolean;
};

/** The first-seen questions of one timed paper. */
export type EvidencePaper = {
  readonly attemptId: AttemptId;
  readonly field: FieldCode;
  readonly at: Instant;
  readonly answers: readonly EvidenceAnswer[];
};

/** How far back evidence counts. */
export const evidenceWindow = { answers: 400, days: 120 } as const;

const dayMs = 86_400_000;

/**
 * Only papers by the clock without help count. Those of an adaptive exam do not: its questions are
 * chosen so that about half are right, whoever sits it.
 */
export const isEvidence = ({ timed, mode }: Pick<QuizResult, 'timed' | 'mode'>): boolean =>
  timed && mode !== 'tutor' && mode !== 'adaptive';

/** One that ran out of time may be written down after a newer one. */
const byTime = (one: EvidencePaper, other: EvidencePaper): number =>
  epochMs(one.at) - epochMs(other.at);

/** Answers of a field's papers that count at a moment: the newest, up to the window's ends. */
export const answersThatCount = (
  papers: readonly EvidencePaper[],
  { field, at }: { readonly field: FieldCode; readonly at: Instant },
): readonly EvidenceAnswer[] => {
  const from = epochMs(at) - evidenceWindow.days * dayMs;
  return papers
    .filter((paper) => paper.field === field && paper.at <= at && epochMs(paper.at) >= from)
    .sort(byTime)
    .flatMap(({ answers }) => answers)
    .slice(-evidenceWindow.answers);
};

/** The exam's outline with what was answered of it; an answer outside the outline is left out. */
export const countByArea = (
  field: FieldCode,
  exam: string,
  answers: readonly EvidenceAnswer[],
): readonly AreaEvidence[] =>
  (blueprintOf(field, exam)?.areas ?? []).map(({ code, weight }) => {
    const own = answers.filter(({ area }) => area === code);
    const correct = own.filter((answer) => answer.correct).length;
    return { area: code, weight: weight.mid / 100, items: own.length, correct };
  });

/** Undefined for an exam that is not made of single questions. */
export const examAhead = (field: FieldCode, exam: string): ExamAhead | undefined => {
  const scale = examScale(field, exam);
  const definition = examNamed(field, exam);
  if (!scale || !definition) return undefined;
  const questions = scale.kind === 'raw' ? scale.max : definition.questions;
  return { questions, standard: scale.standard };
};
