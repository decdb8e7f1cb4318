import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { AttemptAnswer, AttemptView, OpenAttempt } from '../../../../domain/contracts/quiz.ts';
import type { LearnerCalendar } from '../../../format/learner-dates.ts';
import { isGone } from '../../../http/is-gone.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { SimulationSkeleton } from '../../simulation/simulation-skeleton.tsx';
import { attemptQuery } from '../queries/attempt-query.ts';
import { Results } from '../results/results.tsx';
import { ResultsSkeleton } from '../results/results-skeleton.tsx';
import { Runner } from '../runner/runner.tsx';
import { RunnerSkeleton } from '../runner/runner-skeleton.tsx';
import { rememberedIndex } from '../runner/session/remembered-index.ts';
import { useDocumentTitle } from './use-document-title.ts';

type AttemptScreenProps = {
  readonly attemptId: string;
  readonly calendar: LearnerCalendar;
  /** Shows a submitted paper as a film instead of its results. */
  readonly isFilm: boolean;
};

const AdaptiveRunner = lazyPart(
  async () => (await import('../adaptive/adaptive-runner.tsx')).AdaptiveRunner,
);

const FilmScreen = lazyPart(async () => (await import('../film/film-screen.tsx')).FilmScreen);

const SimulationScreen = lazyPart(
  async () => (await import('../../simulation/simulation-screen.tsx')).SimulationScreen,
);

const Gone = () => (
  <>
    <PageHead title="This quiz is no longer open">
      It was discarded, or it belongs to another account. Your other quizzes are not affected.
    </PageHead>
    <LinkButton to="/quiz">Back to quizzes</LinkButton>
  </>
);

type ViewProps<Shown> = Omit<AttemptScreenProps, 'attemptId'> & { readonly view: Shown };
type PaperProps = ViewProps<AttemptView>;

const titleOf = ({ view, isFilm }: PaperProps): string => {
  if (view.status === 'open') return 'Quiz';
  return isFilm ? 'Replay' : 'Results';
};

const OpenPaper = ({ attempt }: { readonly attempt: OpenAttempt }) =>
  attempt.mode === 'adaptive' ? (
    <Suspense fallback={<RunnerSkeleton />}>
      <AdaptiveRunner attempt={attempt} />
    </Suspense>
  ) : (
    <Runner attempt={attempt} />
  );

const Paper = (props: PaperProps) => {
  const { view, calendar, isFilm } = props;
  useDocumentTitle(titleOf(props));
  if (view.status === 'open') return <OpenPaper attempt={view} />;
  return isFilm ? (
    <FilmScreen attempt={view} calendar={calendar} />
  ) : (
    <Results attempt={view} calendar={calendar} />
  );
};

const Simulation = ({ attemptId, calendar }: Omit<AttemptScreenProps, 'isFilm'>) => {
  useDocumentTitle('Clinical simulation');
  return (
    <Suspense fallback={<SimulationSkeleton />}>
      <SimulationScreen attemptId={attemptId} calendar={calendar} gone={<Gone />} />
    </Suspense>
  );
};

const View = ({ view, ...how }: ViewProps<AttemptAnswer>) =>
  view.status === 'simulation' ? (
    <Simulation attemptId={view.id} calendar={how.calendar} />
  ) : (
    <Paper view={view} {...how} />
  );

/** One paper: the runner while it is open, its results once it was submitted. */
export const AttemptScreen = ({ attemptId, ...how }: AttemptScreenProps) => {
  const { data, error, refetch } = useQuery(attemptQuery(attemptId));
  if (isGone(error)) return <Gone />;
  if (data) return <View view={data} {...how} />;
  if (error) return <LoadFailed what="Your quiz" onRetry={refetch} error={error} />;
  // This tab was in the middle of it, so its runner is what comes.
  return rememberedIndex(attemptId) === undefined ? <ResultsSkeleton /> : <RunnerSkeleton />;
};
