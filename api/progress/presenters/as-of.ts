import type { Lived } from '../../../domain/analytics/lived-days.ts';
import type { QuizHistoryItem } from '../../../domain/contracts/quiz.ts';
import type { ProgressAsOf } from '../../../domain/contracts/time-travel.ts';
import { isHandedIn } from '../../../domain/progress/handed-in.ts';
import type { FoldedPast } from '../../../projectors/time-travel/fold-past.ts';
import { withRescorings } from '../../attempt/presenters/rescored.ts';
import type { IsHeld, LearnersPast } from '../../time-travel/learners-past.ts';
import type { TimeTravel } from '../../time-travel/time-travel.ts';
import { presentProgress } from './progress.ts';

const newest = 100;

/** Newest first, each score as it stood then. */
export const presentPastHistory = (
  { quizzes, rescorings }: FoldedPast,
  isHeld: IsHeld,
): QuizHistoryItem[] =>
  quizzes.map(({ item }) =>
    withRescorings(item, rescorings.get(item.id)?.rescorings ?? [], { isHeld }),
  );

const quizzesIn = (lived: readonly Lived[]): number =>
  lived.filter(({ event }) => isHandedIn(event.type)).length;

/** What the live pages would have shown at the end of that day. Throws `PoisonEvent`. */
export const presentAsOf = (
  { fold }: TimeTravel,
  { day, firstDay, timeZone, lived, later, isHeld }: LearnersPast,
): ProgressAsOf => {
  const past = fold(lived.map(({ event }) => event));
  return {
    day,
    timeZone,
    firstDay,
    events: lived.length,
    later: { events: later.length, quizzes: quizzesIn(later) },
    progress: presentProgress(past, day),
    history: presentPastHistory(past, isHeld).slice(0, newest),
  };
};
