import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/use-session.ts';
import { useSignedOutRedirect } from '../../../session/use-signed-out-redirect.ts';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { QuizStart } from './quiz-start.tsx';

/** /quiz, /quiz?full=true, and with ?attempt=<id> a paper in its runner or with its results. */
export const QuizPage = () => {
  const { user } = useSession();
  const [search] = useSearchParams();
  useSignedOutRedirect({
    title: 'Authentication Required',
    description: 'Please log in to access quizzes.',
    to: '/auth',
    after: 1000,
  });
  if (!user) return <PageSkeleton label="Loading quizzes" />;
  const attemptId = search.get('attempt');
  return attemptId ? (
    <AttemptScreen
      key={attemptId}
      attemptId={attemptId}
      calendar={user}
      isFilm={search.get('view') === 'replay'}
    />
  ) : (
    <QuizStart user={user} isFull={search.get('full') === 'true'} />
  );
};
