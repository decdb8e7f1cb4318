import type { QuizResult } from '../../../domain/attempt/events.ts';
import { endMs, ranOut } from '../../../domain/attempt/exam-clock.ts';
import type { QuestionMark } from '../../../domain/contracts/attempt-work.ts';
import type {
  OpenAttempt,
  OpenAttemptSummary,
  RevealedAnswer,
  SubmittedAttempt,
} from '../../../domain/contracts/quiz.ts';
import { type Instant, instantOf } from '../../../domain/kernel/time.ts';
import { historyItem } from '../../../domain/progress/history-item.ts';
import type { PaperRow } from '../../../projectors/attempts/attempts.ts';
import type { PaperQuestion } from './asked.ts';
import { creditOn, presentQuestions, presentRevealed } from './questions.ts';
import { presentAreas } from './result-areas.ts';
import { presentScaled } from './scaled.ts';

const about = ({ attemptId, field, exam, isFullLength, mode, issuedAt }: PaperRow) => ({
  id: attemptId,
  healthcareField: field,
  exam,
  isFullLength,
  mode,
  issuedAt,
});

const endOf = ({ issuedAt, timeLimitMinutes }: PaperRow): Instant | null => {
  const end = endMs({ at: issuedAt, timeLimitMinutes });
  return end === undefined ? null : instantOf(end);
};

const revealedOf = (
  { answers, revealed }: PaperRow,
  asked: readonly PaperQuestion[],
): RevealedAnswer[] =>
  asked.flatMap((one) => {
    const correct = revealed[one.item.id];
    const answer = answers[one.item.id];
    if (correct === undefined || !answer) return [];
    return [presentRevealed(one, { ...answer, correct, ...creditOn(one, answer.chosen) })];
  });

const savedOf = ({ answers }: PaperRow, asked: readonly PaperQuestion[]): OpenAttempt['answers'] =>
  asked.flatMap(({ questionId, item }) => {
    const saved = answers[item.id];
    return saved
      ? [{ questionId, userAnswer: saved.chosen.join(','), seconds: saved.seconds }]
      : [];
  });

/** Of what is not revealed nothing tells the key. */
export const presentOpenAttempt = (
  row: PaperRow,
  asked: readonly PaperQuestion[],
  marks: QuestionMark[],
): OpenAttempt => ({
  ...about(row),
  status: 'open',
  endsAt: endOf(row),
  questions: presentQuestions(asked, row.exam),
  revealed: revealedOf(row, asked),
  answers: savedOf(row, asked),
  marks,
  ...(row.adaptive ? { adaptive: row.adaptive } : {}),
});

export const presentOpenSummary = (row: PaperRow): OpenAttemptSummary => ({
  ...about(row),
  endsAt: endOf(row),
  totalQuestions: row.items.length,
  answered: Object.values(row.answers).filter(({ chosen }) => chosen.length > 0).length,
});

const scoredOf = (
  { answers }: QuizResult,
  asked: readonly PaperQuestion[],
): SubmittedAttempt['answers'] => {
  const ids = new Map(asked.map(({ questionId, item }) => [item.id, questionId]));
  return answers.flatMap(({ itemId, chosen, seconds, correct, points, maxPoints }) => {
    const questionId = ids.get(itemId);
    const credit = points === undefined || maxPoints === undefined ? {} : { points, maxPoints };
    return questionId
      ? [{ questionId, userAnswer: chosen.join(','), seconds, correct, ...credit }]
      : [];
  });
};

type Shown = {
  readonly marks: QuestionMark[];
  readonly paper: Parameters<typeof ranOut>[0];
};

/** The result as the results screen needs it. */
export const presentSubmitted = (
  result: QuizResult,
  asked: readonly PaperQuestion[],
  { marks, paper }: Shown,
): SubmittedAttempt => ({
  ...historyItem(result),
  status: 'submitted',
  ...presentAreas(
    result,
    asked.map(({ item }) => item),
  ),
  ...presentScaled(result),
  ...(ranOut(paper, result.at) ? { timeRanOut: true } : {}),
  questions: presentQuestions(asked, result.exam),
  answers: scoredOf(result, asked),
  marks,
});
