import type { QuizResult } from '../../domain/attempt/events.ts';
import { endMs } from '../../domain/attempt/exam-clock.ts';
import type { QuestionMark } from '../../domain/contracts/attempt-work.ts';
import type {
  OpenAttempt,
  OpenAttemptSummary,
  RevealedAnswer,
  SubmittedAttempt,
} from '../../domain/contracts/quiz.ts';
import type { Item } from '../../domain/item/item.ts';
import { type Instant, instantOf } from '../../domain/kernel/time.ts';
import { historyItem } from '../../domain/learning/history-item.ts';
import type { AttemptRow } from '../../projectors/attempts/attempts.ts';
import { presentQuestions, presentRevealed } from './questions.ts';
import { presentAreas } from './result-areas.ts';
import { presentScaled } from './scaled.ts';

const about = ({ attemptId, field, exam, isFullLength, mode, issuedAt }: AttemptRow) => ({
  id: attemptId,
  healthcareField: field,
  exam,
  isFullLength,
  mode,
  issuedAt,
});

const endOf = ({ issuedAt, timeLimitMinutes }: AttemptRow): Instant | null => {
  const end = endMs({ at: issuedAt, timeLimitMinutes });
  return end === undefined ? null : instantOf(end);
};

const revealedOf = ({ answers, revealed }: AttemptRow, items: readonly Item[]): RevealedAnswer[] =>
  items.flatMap((item) => {
    const correct = revealed[item.id];
    const answer = answers[item.id];
    return correct === undefined || !answer ? [] : [presentRevealed(item, { ...answer, correct })];
  });

/** `items` are the revisions on the paper; of those not revealed nothing tells the key. */
export const presentOpenAttempt = (
  row: AttemptRow,
  items: readonly Item[],
  marks: QuestionMark[],
): OpenAttempt => ({
  ...about(row),
  status: 'open',
  endsAt: endOf(row),
  questions: presentQuestions(items, row.exam),
  revealed: revealedOf(row, items),
  answers: row.items.flatMap(({ itemId }) => {
    const saved = row.answers[itemId];
    return saved
      ? [{ questionId: itemId, userAnswer: saved.chosen.join(','), seconds: saved.seconds }]
      : [];
  }),
  marks,
  ...(row.adaptive
    ? { adaptive: { minimum: row.adaptive.minimum, maximum: row.adaptive.maximum } }
    : {}),
});

export const presentOpenSummary = (row: AttemptRow): OpenAttemptSummary => ({
  ...about(row),
  totalQuestions: row.items.length,
  answered: Object.values(row.answers).filter(({ chosen }) => chosen.length > 0).length,
});

/** The result as the results screen needs it; `items` are the revisions the learner saw. */
export const presentSubmitted = (
  result: QuizResult,
  items: readonly Item[],
  marks: QuestionMark[],
): SubmittedAttempt => ({
  ...historyItem(result),
  status: 'submitted',
  ...presentAreas(result, items),
  ...presentScaled(result),
  questions: presentQuestions(items, result.exam),
  answers: result.answers.map(({ itemId, chosen, seconds, correct }) => ({
    questionId: itemId,
    userAnswer: chosen.join(','),
    seconds,
    correct,
  })),
  marks,
});
