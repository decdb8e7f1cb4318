import { Badge, Box, Button, Callout, Flex, Text } from '@radix-ui/themes';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { TutorTurn, TutorWish } from '../../../../domain/contracts/tutor.ts';
import { Mark } from '../../../ui/mark.tsx';
import textStyles from '../../../ui/text.module.css';
import { type Mode, modes } from '../modes.ts';
import styles from '../tutor.module.css';
import { CitedText } from './cited-text.tsx';
import { PracticeSkeleton } from './practice-skeleton.tsx';

// Most conversations have none, and it brings all that questions are answered with.
const PracticeCard = lazy(() =>
  import('./practice-card.tsx').then(({ PracticeCard }) => ({ default: PracticeCard })),
);

const pressed: Readonly<Record<Exclude<TutorWish, 'say'>, string>> = {
  tell: 'Just tell me',
  hint: 'Hint',
  next: 'Next',
  question: 'Practice question',
};

/** What the learner said. */
export const Mine = ({ wish, text }: Pick<TutorTurn, 'wish' | 'text'>) => (
  <p className={styles['mine']}>
    <span className={textStyles['vh']}>You: </span>
    {wish === 'say' ? text : pressed[wish]}
  </p>
);

const Writer = ({ mode }: { readonly mode: Mode }) => {
  const { name, Icon, color } = modes[mode];
  return (
    <Badge color={color}>
      <Icon size={12} aria-hidden="true" />
      {name}
    </Badge>
  );
};

/** Without a mode it is not known yet who writes. */
type TutorsProps = { readonly mode?: Mode; readonly children: ReactNode };

/** A turn of the tutor, under who wrote it. */
export const Tutors = ({ mode, children }: TutorsProps) => {
  const label = mode ? `Tutor, ${modes[mode].name}` : 'Tutor';
  return (
    <article className={styles['turn']} aria-label={label}>
      <Box display={{ initial: 'none', sm: 'block' }} pt="1">
        <Mark size={26} />
      </Box>
      <Box minWidth="0">
        <Flex align="center" gap="2" mb="1" wrap="wrap">
          <Text size="2" weight="medium">
            Tutor
          </Text>
          {mode ? <Writer mode={mode} /> : null}
        </Flex>
        {children}
      </Box>
    </article>
  );
};

type UnansweredProps = {
  readonly problem: string;
  readonly onTryAgain: () => void;
  readonly onGiveUp?: (() => void) | undefined;
};

/** Why no answer came, and what can be done. */
export const Unanswered = ({ problem, onTryAgain, onGiveUp }: UnansweredProps) => (
  <Callout.Root color="amber" size="1" role="alert">
    <Callout.Icon>
      <CircleAlert size={16} aria-hidden="true" />
    </Callout.Icon>
    <Callout.Text>{problem}</Callout.Text>
    <Flex gap="3" wrap="wrap">
      <Button size="1" variant="surface" onClick={onTryAgain}>
        <RotateCcw size={14} aria-hidden="true" />
        Try again
      </Button>
      {onGiveUp ? (
        <Button size="1" variant="surface" color="gray" onClick={onGiveUp}>
          Discard
        </Button>
      ) : null}
    </Flex>
  </Callout.Root>
);

type TurnProps = { readonly turn: TutorTurn; readonly onTryAgain: () => void };

/** What was said, what was answered, and the practice question that came with it. */
export const Turn = ({ turn, onTryAgain }: TurnProps) => {
  const { answer, attemptId } = turn;
  return (
    <>
      <Mine {...turn} />
      {answer ? (
        <Tutors mode={answer.provider}>
          <CitedText text={answer.text} cites={answer.cites} />
          {answer.stopped ? (
            <Text as="p" size="2" color="gray">
              You stopped this answer.
            </Text>
          ) : null}
          {attemptId ? (
            <Suspense fallback={<PracticeSkeleton />}>
              <PracticeCard attemptId={attemptId} />
            </Suspense>
          ) : null}
        </Tutors>
      ) : (
        <Unanswered problem="No answer has come to this yet." onTryAgain={onTryAgain} />
      )}
    </>
  );
};
