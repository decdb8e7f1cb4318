import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { EvidencePaper } from '../../domain/readiness/weigh-evidence.ts';
import { type AccountRow, accounts } from '../accounts/accounts.ts';
import { type ProgressRow, progress } from '../progress/progress.ts';
import type { Projection, Row } from '../projection.ts';
import { type QuizHistoryRow, quizHistory } from '../quiz-history/quiz-history.ts';
import {
  type ReadinessEvidenceRow,
  readinessEvidence,
} from '../readiness-evidence/readiness-evidence.ts';
import { type RescoringsRow, rescorings } from '../rescorings/rescorings.ts';
import { foldInMemory } from '../runtime/fold-in-memory.ts';
import { type StudyMonthRow, studyMonths } from '../study-months/study-months.ts';
import { type TopicMasteryRow, topicMastery } from '../topic-mastery/topic-mastery.ts';

/** The rows of one learner. */
export type FoldedPast = {
  readonly account: AccountRow | undefined;
  readonly progress: ProgressRow | undefined;
  readonly mastery: TopicMasteryRow | undefined;
  /** Newest first. */
  readonly quizzes: readonly QuizHistoryRow[];
  /** What analytics are counted from. */
  readonly months: readonly StudyMonthRow[];
  /** What readiness is estimated from, oldest first. */
  readonly papers: readonly EvidencePaper[];
  /** By attempt. */
  readonly rescorings: ReadonlyMap<string, RescoringsRow>;
};

/** The event types that one of these read models is made of: the rest need not be read. */
export const pastTypes: readonly string[] = [
  ...new Set<string>(
    [
      accounts,
      progress,
      topicMastery,
      quizHistory,
      rescorings,
      studyMonths,
      readinessEvidence,
    ].flatMap(({ handles }) => handles),
  ),
];

const rowsOf = <R extends Row>(
  projection: unknown,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, R> =>
  foldInMemory(projection as Projection, events) as ReadonlyMap<string, R>;

const onlyRow = <R extends Row>(rows: ReadonlyMap<string, R>): R | undefined =>
  rows.values().next().value;

const newestFirst = (a: QuizHistoryRow, b: QuizHistoryRow): number => {
  if (a.item.createdAt !== b.item.createdAt) return a.item.createdAt < b.item.createdAt ? 1 : -1;
  return a.item.id < b.item.id ? -1 : 1;
};

/** Folds one learner's events, in log order, through the live projections. Throws `PoisonEvent`. */
export const foldPast = (events: readonly RecordedEvent[]): FoldedPast => ({
  account: onlyRow(rowsOf<AccountRow>(accounts, events)),
  progress: onlyRow(rowsOf<ProgressRow>(progress, events)),
  mastery: onlyRow(rowsOf<TopicMasteryRow>(topicMastery, events)),
  quizzes: [...rowsOf<QuizHistoryRow>(quizHistory, events).values()].sort(newestFirst),
  months: [...rowsOf<StudyMonthRow>(studyMonths, events).values()],
  papers: onlyRow(rowsOf<ReadinessEvidenceRow>(readinessEvidence, events))?.papers ?? [],
  rescorings: rowsOf<RescoringsRow>(rescorings, events),
});
