import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import {
  type CalendarDay,
  dayIn,
  type Instant,
  type TimeZone,
  utc,
} from '../../domain/kernel/time.ts';
import { type AccountRow, accounts } from '../accounts/accounts.ts';
import { type ProgressRow, progress } from '../progress/progress.ts';
import type { Projection, Row } from '../projection.ts';
import { type QuizHistoryRow, quizHistory } from '../quiz-history/quiz-history.ts';
import { foldInMemory } from '../runtime/fold-in-memory.ts';
import { type TopicMasteryRow, topicMastery } from '../topic-mastery/topic-mastery.ts';

/** What the read models of one learner held at the end of a day. */
export type AsOf = {
  readonly day: CalendarDay;
  /** Where the learner was at the end of that day. */
  readonly timeZone: TimeZone;
  /** How many of the learner's events had happened by then. */
  readonly events: number;
  readonly account: AccountRow | undefined;
  readonly progress: ProgressRow | undefined;
  readonly mastery: TopicMasteryRow | undefined;
  /** Newest first. */
  readonly quizzes: readonly QuizHistoryRow[];
};

/** When it happened to the learner, which is not when an imported event was written down. */
const happenedAt = ({ data, recordedAt }: RecordedEvent): Instant => {
  const at = data['at'];
  return typeof at === 'string' ? (at as Instant) : recordedAt;
};

const zoneAfter = (zone: TimeZone, { data }: RecordedEvent): TimeZone =>
  typeof data['timeZone'] === 'string' ? (data['timeZone'] as TimeZone) : zone;

type Past = { readonly events: readonly RecordedEvent[]; readonly timeZone: TimeZone };

/** Each event by the clock the learner lived by when it happened. */
const upToEndOf = (day: CalendarDay, events: readonly RecordedEvent[]): Past => {
  const past: RecordedEvent[] = [];
  let timeZone = utc;
  for (const event of events) {
    const zone = zoneAfter(timeZone, event);
    if (dayIn(zone, happenedAt(event)) > day) continue;
    past.push(event);
    timeZone = zone;
  }
  return { events: past, timeZone };
};

const rowsOf = <R extends Row>(
  projection: unknown,
  events: readonly RecordedEvent[],
): ReadonlyMap<string, R> =>
  foldInMemory(projection as Projection, events) as ReadonlyMap<string, R>;

const onlyRow = <R extends Row>(rows: ReadonlyMap<string, R>): R | undefined =>
  rows.values().next().value;

/**
 * Folds one learner's events, in log order, up to the end of a day in the time zone they lived in,
 * through the same projections that run live. Throws `PoisonEvent`.
 */
export const asOf = (day: CalendarDay, learnersEvents: readonly RecordedEvent[]): AsOf => {
  const { events, timeZone } = upToEndOf(day, learnersEvents);
  const quizzes = [...rowsOf<QuizHistoryRow>(quizHistory, events).values()];
  return {
    day,
    timeZone,
    events: events.length,
    account: onlyRow(rowsOf<AccountRow>(accounts, events)),
    progress: onlyRow(rowsOf<ProgressRow>(progress, events)),
    mastery: onlyRow(rowsOf<TopicMasteryRow>(topicMastery, events)),
    quizzes: quizzes.toSorted((a, b) => (a.item.createdAt < b.item.createdAt ? 1 : -1)),
  };
};
