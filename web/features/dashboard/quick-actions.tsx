import { Box } from '@radix-ui/themes';
import {
  ArrowRight,
  ClipboardList,
  Layers,
  Lock,
  MessagesSquare,
  Sparkles,
  Timer,
} from 'lucide-react';
import { isPro, type User } from '../../../domain/contracts/account.ts';
import { examsOf, practiceQuestionCount } from '../../../domain/contracts/exams.ts';
import type { ReviewOverview } from '../../../domain/contracts/review.ts';
import { spokenTime } from '../../format/duration.ts';
import { useFreeFlashcards } from '../../session/use-free-flashcards.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import cellsStyles from '../../ui/cells.module.css';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useHasNoQuestions } from '../account/field/use-empty-fields.ts';
import { Action } from './action.tsx';
import { OtherFieldAction } from './other-field-action.tsx';
import { isReviewWaiting, ReviewAction } from './review-action.tsx';

const examText = ({ healthcareField }: User): string => {
  const [exam] = healthcareField ? examsOf(healthcareField) : [];
  if (!exam) return "Your field's board exam, weighted like the real one.";
  return `${exam.name}: ${exam.questions} questions in ${spokenTime(exam.timeLimit * 60)}.`;
};

const FullLength = ({ user }: { readonly user: User }) =>
  isPro(user.subscriptionTier) ? (
    <Action Icon={Timer} title="Full-Length Exam" text={examText(user)}>
      <LinkButton variant="surface" to="/quiz?full=true">
        Set up
      </LinkButton>
    </Action>
  ) : (
    <Action Icon={Lock} title="Full-Length Exam" text={`${examText(user)} Included with Pro.`}>
      <LinkButton variant="surface" to="/pricing">
        See Pro
      </LinkButton>
    </Action>
  );

const Upgrade = () => (
  <Action
    Icon={Sparkles}
    title="Upgrade to Pro"
    text="7 days free, no card. Then $29 a month or $199 a year."
  >
    <LinkButton variant="surface" to="/pricing">
      Try Pro
    </LinkButton>
  </Action>
);

const Practice = ({ isFirst }: { readonly isFirst: boolean }) => (
  <Action
    Icon={ClipboardList}
    title="Take Practice Quiz"
    text={`${practiceQuestionCount} random questions, no time limit`}
  >
    <LinkButton variant={isFirst ? 'solid' : 'surface'} to="/quiz">
      Start
      <ArrowRight size={16} />
    </LinkButton>
  </Action>
);

/** Cards that wait come before new questions. */
const Study = ({ review }: Pick<QuickActionsProps, 'review'>) =>
  isReviewWaiting(review) ? (
    <>
      <ReviewAction review={review} />
      <Practice isFirst={false} />
    </>
  ) : (
    <>
      <Practice isFirst />
      <ReviewAction review={review} />
    </>
  );

type QuickActionsProps = {
  readonly user: User;
  readonly review: ReviewOverview | undefined;
  /** Made today; undefined while it is not told. */
  readonly flashcardsMade: number | undefined;
};

/** What can be done from here; a free learner sees what Pro would add. */
export const QuickActions = ({ user, review, flashcardsMade }: QuickActionsProps) => {
  const hasNoQuestions = useHasNoQuestions();
  const pro = isPro(user.subscriptionTier);
  const free = useFreeFlashcards();
  const cards =
    pro || flashcardsMade === undefined
      ? 'From any topic you name'
      : `${Math.max(0, free - flashcardsMade)} left today`;
  return (
    <Panel title="Quick Actions" className={cellsStyles['fill']}>
      <Box className={cellsStyles['spread']} my="-3" asChild>
        <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
          {hasNoQuestions ? (
            <>
              {isReviewWaiting(review) ? <ReviewAction review={review} /> : null}
              <OtherFieldAction />
            </>
          ) : (
            <>
              <Study review={review} />
              <FullLength user={user} />
            </>
          )}
          <Action Icon={Layers} title="Create Flashcards" text={cards}>
            <LinkButton variant="surface" to="/study-aid">
              Open
            </LinkButton>
          </Action>
          <Action Icon={MessagesSquare} title="AI Tutor" text="Asks before it tells, on any topic">
            <LinkButton variant="surface" to="/ai-tutor">
              Open
            </LinkButton>
          </Action>
          {pro ? null : <Upgrade />}
        </ul>
      </Box>
    </Panel>
  );
};
