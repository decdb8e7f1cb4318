import { useQuery } from '@tanstack/react-query';
import type { AttemptView } from '../../../domain/contracts/quiz.ts';
import type { LearnerCalendar } from '../../features/results/learner-dates.ts';
import { Results } from '../../features/results/results.tsx';
import { ResultsSkeleton } from '../../features/results/results-skeleton.tsx';
import { rememberedIndex } from '../../features/runner/remembered-index.ts';
import { Runner } from '../../features/runner/runner.tsx';
import { RunnerSkeleton } from '../../features/runner/runner-skeleton.tsx';
import { HttpError } from '../../http/http-error.ts';
import { attemptQuery } from '../../queries/attempt-query.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type AttemptScreenProps = {
  readonly attemptId: string;
  readonly calendar: LearnerCalendar;
  /** Shows a submitted paper as a film instead of its results. */
  readonly isFilm: boolean;
};

const FilmScreen = lazyPart(
  async () => (await import('../../features/film/film-screen.tsx')).FilmScreen,
);

/** Unknown, someone else's, or given up: trying again would change nothing. */
const isGone = (error: unknown): boolean =>
  error instanceof HttpError && [400, 403, 404, 409, 410, 422].includes(error.status);

const Gone = () => (
  <>
    <PageHead title="This quiz is not open any more">
      It was discarded, or it belongs to another account. Your other quizzes are untouched.
    </PageHead>
    <LinkButton to="/quiz">Back to quizzes</LinkButton>
  </>
);

type ViewProps = Omit<AttemptScreenProps, 'attemptId'> & { readonly view: AttemptView };

const titleOf = ({ view, isFilm }: ViewProps): string => {
  if (view.status === 'open') return 'Quiz';
  return isFilm ? 'Replay' : 'Results';
};

const View = (props: ViewProps) => {
  const { view, calendar, isFilm } = props;
  useDocumentTitle(titleOf(props));
  if (view.status === 'open') return <Runner attempt={view} />;
  return isFilm ? (
    <FilmScreen attempt={view} calendar={calendar} />
  ) : (
    <Results attempt={view} calendar={calendar} />
  );
};

/** One paper: the runner while it is open, its results once it was handed in. */
export const AttemptScreen = ({ attemptId, ...how }: AttemptScreenProps) => {
  const { data, error, refetch } = useQuery(attemptQuery(attemptId));
  if (isGone(error)) return <Gone />;
  if (data) return <View view={data} {...how} />;
  if (error) return <LoadFailed what="Your quiz" onRetry={refetch} />;
  // This tab was in the middle of it, so its runner is what comes.
  return rememberedIndex(attemptId) === undefined ? <ResultsSkeleton /> : <RunnerSkeleton />;
};
