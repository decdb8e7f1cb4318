import { Button, Flex, Grid } from '@radix-ui/themes';
import { ArrowRight, RotateCcw } from 'lucide-react';
import type { ReviewOverview as Overview } from '../../../../domain/contracts/review.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DuePanel } from '../../flashcard/due-panel.tsx';
import { CalendarPanel } from './calendar-panel.tsx';
import { LoadDays } from './load-days.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { reviewAnswer, reviewBasis } from './review-sentences.ts';

export type StartReview = (isBeyond: boolean) => void;

type ReviewOverviewProps = { readonly overview: Overview; readonly onStart: StartReview };

const StartButton = ({ overview: { planned, due }, onStart }: ReviewOverviewProps) => {
  if (planned > 0) {
    return (
      <Button size="3" onClick={() => onStart(false)}>
        Start review
        <ArrowRight size={18} />
      </Button>
    );
  }
  if (due === 0) return null;
  return (
    <Button size="3" variant="surface" color="gray" {...highContrast} onClick={() => onStart(true)}>
      Review more today
    </Button>
  );
};

const Nothing = () => (
  <EmptyState
    as="h2"
    Icon={RotateCcw}
    title="Missed questions come back here"
    text="Take a practice quiz. Questions you miss or skip come back at longer and longer intervals until you know them."
    action={<LinkButton to="/quiz">Take a practice quiz</LinkButton>}
  />
);

/** Today first, then the days to come, the plan behind them, and the calendar. */
export const ReviewOverview = ({ overview, onStart }: ReviewOverviewProps) => (
  <>
    <PageHead
      title="Review"
      answer={reviewAnswer(overview)}
      action={<StartButton overview={overview} onStart={onStart} />}
    >
      {reviewBasis(overview)}
    </PageHead>
    <Grid columns={{ initial: 'minmax(0, 1fr)', md: '3fr 2fr' }} gap="5" align="start">
      {overview.cards === 0 ? <Nothing /> : <LoadDays days={overview.days} />}
      <Flex direction="column" gap="5" minWidth="0">
        <DuePanel />
        <PlanPanel overview={overview} />
        <CalendarPanel />
      </Flex>
    </Grid>
  </>
);
