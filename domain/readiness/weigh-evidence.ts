import type { QuizResult } from '../attempt/events.ts';
import { creditOf } from '../attempt/points.ts';
import { reached } from '../attempt/reached.ts';
import { blueprintOf } from '../bank/blueprints/blueprints.ts';
import { examScale } from '../bank/blueprints/exam-scales.ts';
import { examNamed, hasPatients } from '../contracts/exams.ts';
import type { FieldCode } from '../contracts/fields.ts';
import { evidenceDays } from '../contracts/readiness.ts';
import type { AttemptId, ItemId } from '../kernel/ids.ts';
import { type CalendarDay, daysBetween, epochMs, type Instant } from '../kernel/time.ts';
import type { AreaEvidence, ExamAhead } from './estimate.ts';

export type EvidenceAnswer = {
  readonly itemId: ItemId;
  readonly area: string;
  readonly correct: boolean;
  /** Share of the points, 0 to 1; absent where the answer is right or wrong. */
  readonly credit?: number;
};

type Scored = Pick<QuizResult['answers'][number], 'correct' | 'points' | 'maxPoints'>;

/** What an answer counts: its points where it has any, else whether it was right. */
export const weighed = (answer: Scored): Pick<EvidenceAnswer, 'correct' | 'credit'> => ({
  correct: answer.correct,
  ...(answer.points === undefined ? {} : { credit: creditOf(answer) }),
});

/** The first-seen questions of one timed paper. */
export type EvidencePaper = {
  readonly attemptId: AttemptId;
  readonly field: FieldCode;
  readonly at: Instant;
  /** The learner's own. */
  readonly day: CalendarDay;
  readonly answers: readonly EvidenceAnswer[];
};

/** What a timed paper brings: its first-seen questions, up to the last one that was reached. */
export const evidencePaper = ({
  attemptId,
  field,
  at,
  day,
  answers,
}: QuizResult): EvidencePaper => ({
  attemptId,
  field,
  at,
  day,
  answers: reached(answers)
    .filter(({ firstSeen }) => firstSeen)
    .map(({ itemId, area, ...answer }) => ({ itemId, area, ...weighed(answer) })),
});

/** How far back evidence counts: whole days of the learner's calendar, today left out. */
export const evidenceWindow = { answers: 400, days: evidenceDays } as const;

/**
 * Only papers by the clock without help count. Those of an adaptive exam do not: its questions are
 * chosen so that about half are right, whoever sits it.
 */
export const isEvidence = ({ timed, mode }: Pick<QuizResult, 'timed' | 'mode'>): boolean =>
  timed && mode !== 'tutor' && mode !== 'adaptive';

/** One that ran out of time may be written down after a newer one. */
const byTime = (one: EvidencePaper, other: EvidencePaper): number =>
  epochMs(one.at) - epochMs(other.at);

type EvidenceRequest = { readonly field: FieldCode; readonly today: CalendarDay };

/** Of a field's papers, what counts on a day. */
export type Evidence = {
  /** The newest, up to the window's ends. */
  readonly answers: readonly EvidenceAnswer[];
  /** Days of the oldest and the newest paper that count; null without any. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  /** Answers that were left behind by time. */
  readonly expired: number;
};

const lengthOf = (papers: readonly EvidencePaper[]): number =>
  papers.reduce((sum, { answers }) => sum + answers.length, 0);

/** The newest papers, each with its newest answers, until the window is full. */
const newestOf = (papers: readonly EvidencePaper[]): readonly EvidencePaper[] =>
  papers.flatMap((paper, index) => {
    const room = evidenceWindow.answers - lengthOf(papers.slice(index + 1));
    return room > 0 ? [{ ...paper, answers: paper.answers.slice(-room) }] : [];
  });

const recentOf = (papers: readonly EvidencePaper[], { field, today }: EvidenceRequest) => {
  const ofField = papers.filter((paper) => paper.field === field).toSorted(byTime);
  return {
    ofField,
    recent: ofField.filter(({ day }) => daysBetween(day, today) <= evidenceWindow.days),
  };
};

/** The papers that count on a day, none of which came after it, each with its answers that do. */
export const countedPapers = (
  papers: readonly EvidencePaper[],
  asked: EvidenceRequest,
): readonly EvidencePaper[] => newestOf(recentOf(papers, asked).recent);

/** What counts of these papers, none of which came after that day. */
export const evidenceOn = (papers: readonly EvidencePaper[], asked: EvidenceRequest): Evidence => {
  const { ofField, recent } = recentOf(papers, asked);
  const counted = newestOf(recent);
  return {
    answers: counted.flatMap(({ answers }) => answers),
    from: counted.at(0)?.day ?? null,
    to: counted.at(-1)?.day ?? null,
    expired: lengthOf(ofField) - lengthOf(recent),
  };
};

/** In ten-thousandths, so that the order of the answers does not matter. */
const creditIn = (answers: readonly EvidenceAnswer[]): number =>
  answers.reduce(
    (sum, { correct, credit }) => sum + Math.round(1e4 * (credit ?? Number(correct))),
    0,
  ) / 1e4;

/** The exam's outline with what was answered of it; an answer outside the outline is left out. */
export const countByArea = (
  field: FieldCode,
  exam: string,
  answers: readonly EvidenceAnswer[],
): readonly AreaEvidence[] =>
  (blueprintOf(field, exam)?.areas ?? []).map(({ code, weight }) => {
    const own = answers.filter(({ area }) => area === code);
    const correct = own.filter((answer) => answer.correct).length;
    const counted = { area: code, weight: weight.mid / 100, items: own.length, correct };
    const hasCredit = own.some(({ credit }) => credit !== undefined);
    return hasCredit ? { ...counted, credit: creditIn(own) } : counted;
  });

/** Undefined for an exam that is not made of single questions. */
export const examAhead = (field: FieldCode, exam: string): ExamAhead | undefined => {
  const scale = examScale(field, exam);
  const definition = examNamed(field, exam);
  if (!scale || !definition || hasPatients(exam)) return undefined;
  const questions = scale.kind === 'raw' ? scale.max : definition.questions;
  return { questions, standard: scale.standard };
};
