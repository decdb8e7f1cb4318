import type { Lived } from '../analytics/lived-days.ts';
import type { Rescoring } from '../attempt/events.ts';
import { upcast } from '../events/registry.ts';
import type { Position } from '../kernel/envelope.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import { type HandedIn, isHandedIn, isScored, isStudy } from '../progress/handed-in.ts';
import type { ReviewAnsweredData } from '../review/events.ts';

/** An event of a learner's study, as a figure is counted from it. */
export type StudyEvent<Data> = {
  readonly position: Position;
  readonly type: string;
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly data: Data;
};

/** A quiz, exam or simulation that was handed in, and what became of its score since. */
export type StudiedQuiz = {
  readonly submitted: StudyEvent<HandedIn>;
  /** In the order in which they happened. */
  readonly rescorings: readonly StudyEvent<Rescoring>[];
};

/** A card that was answered in review. */
export type ReviewedCard = StudyEvent<Pick<ReviewAnsweredData, 'topic' | 'seconds'>>;

const studyEvent = <Data>({ event, at, day }: Lived): StudyEvent<Data> => {
  const { position, type, data } = upcast(event);
  return { position, type, at, day, data: data as unknown as Data };
};

/** In log order. Throws `UnreadableEvent`. */
export const studiedQuizzes = (lived: readonly Lived[]): readonly StudiedQuiz[] => {
  const quizzes = new Map<
    string,
    { submitted: StudyEvent<HandedIn>; rescorings: StudyEvent<Rescoring>[] }
  >();
  for (const one of lived) {
    if (isHandedIn(one.event.type)) {
      const submitted = studyEvent<HandedIn>(one);
      quizzes.set(submitted.data.attemptId, { submitted, rescorings: [] });
    }
    if (one.event.type === 'AttemptRescored') {
      const rescored = studyEvent<Rescoring>(one);
      quizzes.get(rescored.data.attemptId)?.rescorings.push(rescored);
    }
  }
  return [...quizzes.values()];
};

/** In log order. Throws `UnreadableEvent`. */
export const reviewedCards = (lived: readonly Lived[]): readonly ReviewedCard[] =>
  lived
    .filter(({ event }) => event.type === 'ReviewAnswered')
    .map((one) => studyEvent<ReviewAnsweredData>(one));

/** All but those that ran out without a look at them. */
export const takenOf = (quizzes: readonly StudiedQuiz[]): readonly StudiedQuiz[] =>
  quizzes.filter(({ submitted }) => isStudy(submitted.data));

/** Percent, by the key as it stands; null where there is none. */
export const scoreOf = ({ submitted, rescorings }: StudiedQuiz): number | null =>
  isScored(submitted.data) ? (rescorings.at(-1)?.data.after.score ?? submitted.data.score) : null;

export const withScore = (quizzes: readonly StudiedQuiz[]): readonly StudiedQuiz[] =>
  quizzes.filter(({ submitted }) => isScored(submitted.data));
