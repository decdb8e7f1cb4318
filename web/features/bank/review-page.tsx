import { Flex, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { entriesOnPage, type ReviewQueue } from '../../../domain/contracts/items.ts';
import { grouped } from '../../format/counts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { FindItem } from './item/find-item.tsx';
import { QueuePages, useQueuePage } from './queue-pages.tsx';
import { ReviewEntryPanel } from './review-entry.tsx';
import { reviewQueueQuery } from './review-queue-query.ts';
import { useFocusKept } from './use-focus-kept.ts';

const answerOf = ({ total }: ReviewQueue): string => {
  if (total === 0) return 'No questions need review.';
  return total === 1 ? 'One question needs review.' : `${grouped(total)} questions need review.`;
};

const Entries = ({ entries }: ReviewQueue) => {
  useFocusKept(entries);
  return (
    <Flex direction="column" gap="5">
      {entries.map((entry) => (
        <ReviewEntryPanel key={entry.itemId} entry={entry} />
      ))}
    </Flex>
  );
};

const Queue = () => {
  const [page, setPage] = useQueuePage();
  const query = useQuery(reviewQueueQuery(page));
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / entriesOnPage));
  const isBeyond = query.data !== undefined && !query.isPlaceholderData && page > last;
  useEffect(() => {
    // The last question of the last page was answered.
    if (isBeyond) setPage(last);
  }, [isBeyond, last, setPage]);
  return (
    <>
      <PageHead
        title="Questions to review"
        answer={query.data ? answerOf(query.data) : <Skeleton>No questions need review.</Skeleton>}
      >
        Questions that learners reported or whose answers look doubtful after 30 or more quizzes.
      </PageHead>
      <FindItem />
      <Loaded
        query={query}
        what="The questions"
        skeleton={<Skeleton height="480px" role="status" aria-label="Loading the questions" />}
      >
        {(queue) => <Entries {...queue} />}
      </Loaded>
      {last > 1 ? <QueuePages page={page} last={last} onGo={setPage} /> : null}
    </>
  );
};

/** The queue of questions an editor should look at; for administrators. */
export const ReviewPage = () => (
  <AdminsOnly>
    <Queue />
  </AdminsOnly>
);
