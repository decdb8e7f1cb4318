import { Flex, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { Operations } from '../../../domain/contracts/operations.ts';
import { grouped } from '../../format/counts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { operationsQuery } from './operations-query.ts';
import { CatchingUp, ParkedWork, StalledReactions, StoppedReadModels } from './trouble.tsx';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `One ${one}` : `${grouped(count)} ${many}`];

const answerOf = ({ readModels, catchingUp, stalled, parkedCount }: Operations): string => {
  const behind = catchingUp?.readModels.length ?? 0;
  const troubles = [
    ...counted(readModels.length, 'read model has stopped', 'read models have stopped'),
    ...counted(behind, 'read model is far behind', 'read models are far behind'),
    ...counted(stalled.length, 'reaction is failing', 'reactions are failing'),
    ...counted(parkedCount, 'task is waiting for another try', 'tasks are waiting for another try'),
  ];
  return troubles.length === 0 ? 'Everything is working.' : `${troubles.join('. ')}.`;
};

const Troubles = (operations: Operations) => (
  <Flex direction="column" gap="5">
    <StoppedReadModels {...operations} />
    <CatchingUp {...operations} />
    <StalledReactions {...operations} />
    <ParkedWork {...operations} />
  </Flex>
);

const Standing = () => {
  const query = useQuery(operationsQuery());
  return (
    <>
      <PageHead
        title="Operations"
        answer={query.data ? answerOf(query.data) : <Skeleton>Everything is working.</Skeleton>}
      >
        Background work that has stopped, and failed work that is tried again automatically.
      </PageHead>
      <Loaded
        query={query}
        what="The operations status"
        skeleton={<Skeleton height="160px" role="status" aria-label="Loading the state" />}
      >
        {(operations) => <Troubles {...operations} />}
      </Loaded>
    </>
  );
};

/** What does not work right now, and the means to try it again; for administrators. */
export const OperationsPage = () => (
  <AdminsOnly>
    <Standing />
  </AdminsOnly>
);
