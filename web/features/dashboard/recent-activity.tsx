import { useQuery } from '@tanstack/react-query';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHasNoQuestions } from '../account/field/use-empty-fields.ts';
import { quizHistoryQuery } from '../progress/queries/quiz-history-query.ts';
import { QuizHistory } from '../progress/quiz-history.tsx';

const shownQuizzes = 5;

const firstQuiz = (
  <LinkButton variant="surface" to="/quiz">
    Take your first quiz
  </LinkButton>
);

const NoQuizYet = () => {
  const hasNoQuestions = useHasNoQuestions();
  return (
    <EmptyState
      as="h2"
      title="Recent Activity"
      text="Your quizzes will appear here, newest first, with scores and explanations."
      {...(hasNoQuestions ? {} : { action: firstQuiz })}
    />
  );
};

/** The five latest quizzes. */
export const RecentActivity = ({ calendar }: { readonly calendar: LearnerCalendar }) => {
  const history = useQuery(quizHistoryQuery(shownQuizzes));
  return (
    <Loaded query={history} what="Your recent activity" skeleton={<PanelSkeleton height="230px" />}>
      {(quizzes) =>
        quizzes.length === 0 ? (
          <NoQuizYet />
        ) : (
          <Panel
            title="Recent Activity"
            action={
              <TextLink to="/quizzes" size="2">
                All quizzes
              </TextLink>
            }
          >
            <QuizHistory quizzes={quizzes} calendar={calendar} />
          </Panel>
        )
      }
    </Loaded>
  );
};
