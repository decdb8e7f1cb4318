import { Flex, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ReviewEntry } from '../../../domain/contracts/items.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { ReviewEntryPanel } from './review-entry.tsx';
import { reviewQueueQuery } from './review-queue-query.ts';
import '../../ui/question.css';

const answerOf = (entries: readonly ReviewEntry[]): string => {
  if (entries.length === 0) return 'No question is in doubt.';
  return entries.length === 1
    ? 'One question is in doubt.'
    : `${entries.length} questions are in doubt.`;
};

const Queue = () => {
  const query = useQuery(reviewQueueQuery());
  return (
    <>
      <PageHead
        title="Questions to review"
        answer={query.data ? answerOf(query.data) : <Skeleton>No question is in doubt.</Skeleton>}
      >
        What learners reported, and what the answers of at least 30 papers make doubtful.
      </PageHead>
      <Loaded
        query={query}
        what="The questions"
        skeleton={<Skeleton height="480px" role="status" aria-label="Loading the questions" />}
      >
        {(entries) => (
          <Flex direction="column" gap="5">
            {entries.map((entry) => (
              <ReviewEntryPanel key={entry.itemId} entry={entry} />
            ))}
          </Flex>
        )}
      </Loaded>
    </>
  );
};

/** The queue of questions an editor should look at; for administrators. */
export const ReviewPage = () => (
  <AdminsOnly>
    <Queue />
  </AdminsOnly>
);
