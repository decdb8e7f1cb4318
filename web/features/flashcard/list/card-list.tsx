import { Box, Button, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarDay } from '../../../../domain/kernel/time.ts';
import { grouped } from '../../../format/counts.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { type CardFilter, flashcardPagesQuery } from '../queries/flashcard-queries.ts';
import { CardFilters } from './card-filters.tsx';
import { CardTile, GoneCard } from './card-tile.tsx';
import { useDeleting } from './use-deleting.ts';

const everything: CardFilter = { search: '', source: 'all', topic: '' };

/** Milliseconds after the last letter. */
const pause = 250;

/** Every card of the learner, searched, ten at a time. */
export const CardList = ({ today }: { readonly today: CalendarDay }) => {
  const [filter, setFilter] = useState(everything);
  const search = useDebounced(filter.search.trim(), pause);
  const pages = useInfiniteQuery(flashcardPagesQuery({ ...filter, search }));
  const { gone, remove, restore } = useDeleting();
  const [first] = pages.data?.pages ?? [];
  if (!first) {
    return pages.isError ? (
      <LoadFailed what="Your flashcards" onRetry={pages.refetch} error={pages.error} />
    ) : (
      <PanelSkeleton height="400px" />
    );
  }
  const cards = pages.data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <section aria-labelledby="all-flashcards">
      <Flex justify="between" align="baseline" gap="3" mb="3" wrap="wrap">
        <Heading as="h2" size="4" weight="medium" id="all-flashcards">
          All flashcards
        </Heading>
        <Text size="2" color="gray" className={textStyles['num']} role="status">
          {grouped(cards.length)} of {grouped(first.found)} shown
        </Text>
      </Flex>
      <CardFilters filter={filter} topics={first.topics} onChange={setFilter} />
      <Flex direction="column" gap="2" mt="3">
        {gone.map((card) => (
          <GoneCard key={card.id} card={card} onUndo={restore} />
        ))}
      </Flex>
      {cards.length === 0 ? (
        <Text as="p" size="3" color="gray" mt="4">
          No card matches. Try another word, source, or topic.
        </Text>
      ) : null}
      <Box mt="3">
        <Grid columns={{ initial: '1', sm: '2' }} gap="4" asChild>
          <ul className={bareListStyles['bare-list']}>
            {cards.map((card) => (
              <CardTile key={card.id} card={card} today={today} onDelete={remove} />
            ))}
          </ul>
        </Grid>
      </Box>
      {pages.hasNextPage ? (
        <Flex justify="center" mt="5">
          <Button
            variant="surface"
            color="gray"
            size="3"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show 10 More
          </Button>
        </Flex>
      ) : null}
    </section>
  );
};
