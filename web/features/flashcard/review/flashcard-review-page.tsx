import { Button, Flex, Heading, Text } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DueFlashcards } from '../../../../domain/contracts/flashcards.ts';
import { cardCount } from '../../../format/counts.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { useChrome } from '../../../ui/use-chrome.ts';
import runnerStyles from '../../attempt/runner/runner.module.css';
import { RunnerSkeleton } from '../../attempt/runner/runner-skeleton.tsx';
import { dueFlashcardsQuery, flashcardOverviewQuery } from '../queries/flashcard-queries.ts';
import { RecallCard } from './recall-card.tsx';
import { CardBar, CardHints, GradeFoot, LastGrade } from './review-parts.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { type CardControls, useCardSitting } from './use-card-sitting.ts';

/** What comes after the last card: more that is due, or the way back. */
type More = { readonly onMore: () => void };

const Done = ({ controls, onMore }: More & { readonly controls: CardControls }) => {
  const { sitting, isPending } = controls;
  const { data } = useQuery({ ...flashcardOverviewQuery(), enabled: !isPending });
  const missed = new Set(
    sitting.graded.filter(({ grade }) => grade === 'again').map(({ card }) => card.id),
  );
  const more = data?.due ?? 0;
  return (
    <>
      <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
        {sitting.total === 0 ? 'Nothing due today' : 'Done for now'}
      </Heading>
      {sitting.total === 0 ? null : (
        <Text as="p" size="4" mt="3" className={textStyles['num']}>
          {cardCount(sitting.total)} reviewed, {sitting.total - missed.size} known at once.
        </Text>
      )}
      <Flex mt="5" gap="3" wrap="wrap">
        <LinkButton to="/flashcards" size="3">
          Back to flashcards
        </LinkButton>
        {more > 0 && sitting.total > 0 ? (
          <Button size="3" variant="surface" color="gray" {...highContrast} onClick={onMore}>
            Review {cardCount(more)} more
          </Button>
        ) : null}
      </Flex>
    </>
  );
};

/** Hidden from sight: a screen reader hears which card has come. */
const Arrival = ({ text }: { readonly text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 className={textStyles['vh']} tabIndex={-1} ref={heading}>
      {text}
    </h1>
  );
};

const Sitting = ({ cards, secondsPerCard, onMore }: DueFlashcards & More) => {
  useChrome(false);
  const controls = useCardSitting(cards);
  useCardKeys(controls);
  const { sitting, current } = controls;
  const { queue, total, step, isTurned } = sitting;
  return (
    <div className={runnerStyles['focus']}>
      <CardBar left={queue.length} total={total} secondsPerCard={secondsPerCard} />
      <div className={classes(questionStyles['focus-in'], runnerStyles['focus-question'])}>
        <LastGrade controls={controls} />
        {current ? (
          <>
            <Arrival key={step} text={`Flashcard, ${queue.length} left`} />
            <RecallCard
              key={`card ${step}`}
              card={current}
              isTurned={isTurned}
              onTurn={controls.turn}
            />
            <CardHints isTurned={isTurned} />
          </>
        ) : (
          <Done controls={controls} onMore={onMore} />
        )}
      </div>
      {current ? (
        <div className={runnerStyles['focus-foot']}>
          <GradeFoot controls={controls} />
        </div>
      ) : null}
    </div>
  );
};

/** One flashcard at a time: its front, its back, how well it was known. */
export const FlashcardReviewPage = () => {
  const due = useQuery(dueFlashcardsQuery());
  const queries = useQueryClient();
  // Dropped, not refreshed: the sitting that is over must not be shown as the new one.
  const more = () => queries.resetQueries({ queryKey: dueFlashcardsQuery().queryKey });
  return (
    <Loaded query={due} what="Your flashcards" skeleton={<RunnerSkeleton />}>
      {(read) => <Sitting key={due.dataUpdatedAt} {...read} onMore={() => void more()} />}
    </Loaded>
  );
};
