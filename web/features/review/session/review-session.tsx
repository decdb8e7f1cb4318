import { Button, Flex, Heading, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { Question } from '../../../../domain/contracts/quiz.ts';
import { cardCount } from '../../../format/counts.ts';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { useChrome } from '../../../ui/use-chrome.ts';
import runnerStyles from '../../attempt/runner/runner.module.css';
import { RunnerSkeleton } from '../../attempt/runner/runner-skeleton.tsx';
import { reviewQuestionsQuery } from '../queries/review-questions-query.ts';
import { AnsweredCard, AnsweredFoot } from './answered-card.tsx';
import { AskedCard, AskedFoot } from './asked-card.tsx';
import { ReviewBar } from './review-bar.tsx';
import type { Sitting } from './sitting.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useSitting } from './use-sitting.ts';

type Leaving = { readonly onLeave: () => void };

const outcome = ({ total, missed }: Sitting): string => {
  if (total === 0) return 'There is nothing left to review.';
  const atOnce = total - missed.length;
  return `${cardCount(total)} reviewed, ${atOnce} remembered on the first try.`;
};

const Done = ({ sitting, onLeave }: Leaving & { readonly sitting: Sitting }) => (
  <div className={classes(questionStyles['focus-in'], runnerStyles['focus-question'])}>
    <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
      Done for now
    </Heading>
    <Text as="p" size="4" mt="3" className={textStyles['num']}>
      {outcome(sitting)}
    </Text>
    {sitting.missed.length > 0 ? (
      <Text
        as="p"
        size="3"
        color="gray"
        mt="2"
        className={classes(textStyles['measure'], textStyles['pretty'])}
      >
        Cards you missed come back soonest. The others come back after the number of days on the
        buttons.
      </Text>
    ) : null}
    <Flex mt="5">
      <Button size="3" onClick={onLeave}>
        Back to review
      </Button>
    </Flex>
  </div>
);

const RunningSitting = ({
  questions,
  onLeave,
}: Leaving & { readonly questions: readonly Question[] }) => {
  useChrome(false);
  const controls = useSitting(questions);
  useReviewKeys(controls);
  const { sitting, current } = controls;
  const { answered, step } = sitting;
  return (
    <div className={runnerStyles['focus']}>
      <ReviewBar known={sitting.known} total={sitting.total} onLeave={onLeave} />
      {!current ? <Done sitting={sitting} onLeave={onLeave} /> : null}
      {current && answered ? (
        <AnsweredCard key={step} question={current} sitting={sitting} answered={answered} />
      ) : null}
      {current && !answered ? (
        <AskedCard key={step} question={current} controls={controls} />
      ) : null}
      {current ? (
        <div className={runnerStyles['focus-foot']}>
          {answered ? (
            <AnsweredFoot controls={controls} answered={answered} />
          ) : (
            <AskedFoot controls={controls} />
          )}
        </div>
      ) : null}
    </div>
  );
};

/** One card at a time: its question, its answer, how well it was remembered. */
export const ReviewSession = ({ isBeyond, onLeave }: Leaving & { readonly isBeyond: boolean }) => (
  <Loaded
    query={useQuery(reviewQuestionsQuery(isBeyond))}
    what="Your cards"
    skeleton={<RunnerSkeleton />}
  >
    {(questions) => <RunningSitting questions={questions} onLeave={onLeave} />}
  </Loaded>
);
