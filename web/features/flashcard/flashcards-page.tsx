import { Box, Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, FileUp } from 'lucide-react';
import type { FlashcardOverview } from '../../../domain/contracts/flashcards.ts';
import { useSession } from '../../session/use-session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { PanelSkeleton } from '../../ui/panel-skeleton.tsx';
import { flashcardAnswer, flashcardBasis } from './flashcard-words.ts';
import { ForecastPanel } from './forecast-panel.tsx';
import { AddCard } from './form/add-card.tsx';
import { CardList } from './list/card-list.tsx';
import { flashcardOverviewQuery } from './queries/flashcard-queries.ts';
import { ExportMenu } from './transfer/export-menu.tsx';

const make = (
  <LinkButton to="/study-aid?method=flashcards" size="3">
    Create Flashcards
  </LinkButton>
);

const Start = ({ due }: Pick<FlashcardOverview, 'due'>) =>
  due > 0 ? (
    <LinkButton to="/flashcards/review" size="3">
      Review
      <ArrowRight size={18} />
    </LinkButton>
  ) : (
    make
  );

const Tools = ({ total, due }: FlashcardOverview) => (
  <Flex gap="3" wrap="wrap" mb="5">
    <AddCard />
    <LinkButton to="/flashcards/import" variant="surface" color="gray" {...highContrast}>
      <FileUp size={16} />
      Import
    </LinkButton>
    {total > 0 ? <ExportMenu /> : null}
    {due > 0 ? (
      <LinkButton
        to="/study-aid?method=flashcards"
        variant="surface"
        color="gray"
        {...highContrast}
      >
        Create Flashcards
      </LinkButton>
    ) : null}
  </Flex>
);

const None = () => (
  <EmptyState
    as="h2"
    title="No flashcards yet"
    text="Make cards from a topic, write your own, or import them from Anki or a spreadsheet. Each comes back when you are about to forget it."
    action={make}
  />
);

const Overview = ({ overview }: { readonly overview: FlashcardOverview }) => (
  <>
    <PageHead
      title="Flashcards"
      answer={flashcardAnswer(overview)}
      action={overview.total > 0 ? <Start due={overview.due} /> : null}
    >
      {flashcardBasis(overview)}
    </PageHead>
    <Tools {...overview} />
    {overview.total === 0 ? (
      <None />
    ) : (
      <Flex direction="column" gap="6">
        <Box>
          <ForecastPanel days={overview.days} />
        </Box>
        <CardList today={overview.today} />
      </Flex>
    )}
  </>
);

const Own = () => {
  const overview = useQuery(flashcardOverviewQuery());
  return overview.data ? (
    <Overview overview={overview.data} />
  ) : (
    <>
      <PageHead title="Flashcards" answer="Your flashcards." />
      <Loaded query={overview} what="Your flashcards" skeleton={<PanelSkeleton height="240px" />}>
        {() => null}
      </Loaded>
    </>
  );
};

/** A learner's flashcards: what is due, what is to come, and all of them. */
export const FlashcardsPage = () => {
  const { user } = useSession();
  return user ? <Own /> : <PageSkeleton label="Loading your flashcards" />;
};
