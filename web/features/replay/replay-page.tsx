import { Flex, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplayOverview } from '../../../domain/contracts/replay.ts';
import { counted } from '../../format/counts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { type Wish, WishDialog } from '../admin/wish-dialog.tsx';
import { ParkedWork, StalledReactions } from '../operations/trouble.tsx';
import { spanWords } from './amount-words.ts';
import { ReadModels } from './read-models.tsx';
import { PastRebuilds } from './rebuild/past-rebuilds.tsx';
import { RebuildPanel } from './rebuild/rebuild-panel.tsx';
import { replayQuery } from './replay-queries.ts';

const answerOf = ({ events, readModels }: ReplayOverview): string => {
  const all = events === null ? '' : `${counted(events, 'event')}. `;
  const stopped = readModels.filter(({ state }) => state === 'stopped').length;
  if (stopped > 0) {
    return `${all}${counted(stopped, 'read model has', 'read models have')} stopped; readers see the last good rows.`;
  }
  const lag = Math.max(0, ...readModels.map(({ lagSeconds }) => lagSeconds));
  return `${all}${lag === 0 ? 'Every read model is at the head of the log.' : `Readers are ${spanWords(lag)} behind the log.`}`;
};

const Workbench = (overview: ReplayOverview) => {
  const [wish, setWish] = useState<Wish>();
  const { rebuild, past } = overview;
  return (
    <Flex direction="column" gap="5">
      {rebuild ? <RebuildPanel rebuild={rebuild} onWish={setWish} /> : null}
      <ReadModels {...overview} onWish={setWish} />
      <StalledReactions {...overview} />
      <ParkedWork {...overview} />
      {past.length > 0 ? <PastRebuilds past={past} /> : null}
      {wish ? (
        <WishDialog wish={wish} changes={['replay']} onClose={() => setWish(undefined)} />
      ) : null}
    </Flex>
  );
};

const Standing = () => {
  const query = useQuery(replayQuery());
  return (
    <>
      <PageHead
        title="Replay"
        action={<TextLink to="/admin/replay/metrics">Metrics</TextLink>}
        answer={
          query.data ? (
            answerOf(query.data)
          ) : (
            <Skeleton>1,234,567 events. Readers are 41 ms behind the log.</Skeleton>
          )
        }
      >
        Every read model is made from the log alone. Rebuild one beside the live one, compare, and
        swap.
      </PageHead>
      <Loaded
        query={query}
        what="The read models"
        skeleton={<Skeleton height="480px" role="status" aria-label="Loading the read models" />}
      >
        {(overview) => <Workbench {...overview} />}
      </Loaded>
    </>
  );
};

/** The log as an instrument: how each read model stands to it, and made anew from it; for administrators. */
export const ReplayPage = () => (
  <AdminsOnly>
    <Standing />
  </AdminsOnly>
);
