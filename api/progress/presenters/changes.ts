import type { Lived } from '../../../domain/analytics/lived-days.ts';
import type { Rescoring } from '../../../domain/attempt/events.ts';
import type { ProgressChanges } from '../../../domain/contracts/time-travel.ts';
import { upcast } from '../../../domain/events/registry.ts';
import { changesBetween } from '../../../domain/evidence/changes.ts';
import { isHandedIn } from '../../../domain/progress/handed-in.ts';
import type { LearnersPast } from '../../time-travel/learners-past.ts';
import type { TimeTravel } from '../../time-travel/time-travel.ts';
import { presentPastHistory } from './as-of.ts';
import { presentProgress } from './progress.ts';

const shownQuizzes = 20;

const eventsOf = (lived: readonly Lived[]) => lived.map(({ event }) => event);

const inLogOrder = (a: Lived, b: Lived): number => (a.event.position < b.event.position ? -1 : 1);

/** The attempts handed in after the day. */
const laterAttempts = (later: readonly Lived[]): ReadonlySet<unknown> =>
  new Set(
    later.filter(({ event }) => isHandedIn(event.type)).map(({ event }) => event.data['attemptId']),
  );

const changedScores = (rescorings: Iterable<Rescoring>) =>
  [...rescorings].map(({ attemptId, at, reason, before, after }) => ({
    attemptId,
    at,
    reason,
    before: before.score,
    after: after.score,
  }));

const rescoringsIn = (later: readonly Lived[]): Rescoring[] =>
  later
    .filter(({ event }) => event.type === 'AttemptRescored')
    .map(({ event }) => upcast(event).data as unknown as Rescoring);

/** The end of the day beside how it stands now. Throws `PoisonEvent`. */
export const presentChanges = (
  { fold }: TimeTravel,
  { day, today, lived, later, isHeld }: LearnersPast,
): ProgressChanges => {
  const before = presentProgress(fold(eventsOf(lived)), day);
  const now = fold(eventsOf([...lived, ...later].sort(inLogOrder)));
  const { figures, topics, newTopics } = changesBetween(before, presentProgress(now, today));
  const told = rescoringsIn(later).filter(({ itemId }) => !isHeld(itemId));
  const since = laterAttempts(later);
  const quizzes = presentPastHistory(now, isHeld).filter(({ id }) => since.has(id));
  return {
    since: day,
    today,
    figures: [...figures],
    topics: [...topics],
    newTopics: [...newTopics],
    quizzes: quizzes.slice(0, shownQuizzes),
    quizzesInAll: quizzes.length,
    rescored: changedScores(told).reverse(),
  };
};
