import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../../domain/contracts/account.ts';
import { useSession } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { quizListQuery } from '../queries/quiz-list-query.ts';
import { useQuizFilter } from './quiz-filter.ts';
import { QuizFilters } from './quiz-filters.tsx';
import { QuizPages } from './quiz-pages.tsx';

const NoQuizYet = () => (
  <EmptyState
    as="h2"
    title="No quizzes yet"
    text="The quizzes and exams you submit will appear here, newest first, with scores and explanations."
    action={
      <LinkButton variant="surface" to="/quiz">
        Take your first quiz
      </LinkButton>
    }
  />
);

const Quizzes = ({ user }: { readonly user: User }) => {
  const { asked, choose, addressOf } = useQuizFilter();
  const query = useQuery(quizListQuery(asked));
  return (
    <>
      <PageHead title="All quizzes" />
      <Loaded query={query} what="Your quizzes" skeleton={<PanelSkeleton height="600px" />}>
        {(list) =>
          list.total === 0 ? (
            <NoQuizYet />
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <QuizFilters asked={asked} areas={list.areas} onChoose={choose} />
              <QuizPages list={list} calendar={user} addressOf={addressOf} />
            </div>
          )
        }
      </Loaded>
    </>
  );
};

/** Every quiz and exam that was handed in. */
export const QuizzesPage = () => {
  const { user } = useSession();
  return user ? <Quizzes user={user} /> : <PageSkeleton label="Loading your quizzes" />;
};
