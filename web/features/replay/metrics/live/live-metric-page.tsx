import { Button, Callout, DataList, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { LiveMetricDetail } from '../../../../../domain/contracts/live-metrics.ts';
import { counted, grouped } from '../../../../format/counts.ts';
import { recentDate } from '../../../../format/learner-dates.ts';
import { positionWords } from '../../../../format/position-words.ts';
import { useSession } from '../../../../session/use-session.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import textStyles from '../../../../ui/text.module.css';
import { TextLink } from '../../../../ui/text-link.tsx';
import { AdminsOnly } from '../../../admin/admins-only.tsx';
import { type Wish, WishDialog } from '../../../admin/wish-dialog.tsx';
import styles from '../../replay.module.css';
import { changeLiveMetric, liveMetricQuery } from '../metric-queries.ts';
import { MetricResult } from '../metric-result.tsx';
import { LiveState } from './live-state.tsx';

const answers = {
  starting: 'It is being folded over the log for the first time.',
  behind: 'It catches up with the log.',
  live: 'It follows the log as events come.',
  parked: 'It failed and waits; its rows are those of before.',
} as const;

const retryWish = ({ metricId, name }: LiveMetricDetail): Wish => ({
  label: 'Try again',
  title: `Try ${name} again`,
  consequence: 'It resumes from where it stands. If it fails again, it waits.',
  carryOut: (reason) => changeLiveMetric({ metricId, action: 'retry', reason }),
});

const demoteWish = ({ metricId, name }: LiveMetricDetail, then: () => void): Wish => ({
  label: 'Demote',
  title: `Demote ${name}`,
  consequence: 'It is kept up to date no more, and its rows are dropped. The log stays as it is.',
  isDestructive: true,
  carryOut: async (reason) => {
    await changeLiveMetric({ metricId, action: 'demotion', reason });
    then();
  },
});

const Facts = (metric: LiveMetricDetail) => {
  const { user } = useSession();
  const { state, asOf, position, events, kept, promotedAt, promotedBy, digest, result } = metric;
  const day = (at: typeof promotedAt): string => (user ? recentDate(at, user) : at);
  const facts: readonly (readonly [string, string])[] = [
    ['As of', asOf === null ? 'not folded yet' : day(asOf)],
    ['Position', position === '' ? 'the beginning' : positionWords(position)],
    ['Events', grouped(events)],
    ['Rows kept', grouped(kept)],
    ['Promoted', `${day(promotedAt)} by ${promotedBy ?? 'an account that was erased'}`],
    ['File', digest.slice(0, 16)],
    ...(result ? [['Checksum', result.checksum.slice(0, 16)] as const] : []),
  ];
  return (
    <DataList.Root
      size="2"
      orientation={{ initial: 'vertical', xs: 'horizontal' }}
      className={textStyles['num']}
    >
      <DataList.Item>
        <DataList.Label>State</DataList.Label>
        <DataList.Value>
          <LiveState state={state} />
        </DataList.Value>
      </DataList.Item>
      {facts.map(([name, value]) => (
        <DataList.Item key={name}>
          <DataList.Label>{name}</DataList.Label>
          <DataList.Value className={styles['checksum']}>{value}</DataList.Value>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
};

const Failure = ({
  failure,
  onRetry,
}: Pick<LiveMetricDetail, 'failure'> & { readonly onRetry: () => void }) =>
  failure ? (
    <Callout.Root color="red" role="alert">
      <Callout.Text className={styles['key']}>{failure.message}</Callout.Text>
      <Flex>
        <Button variant="surface" color="gray" {...highContrast} onClick={onRetry}>
          <RotateCw size={15} aria-hidden="true" />
          Try again
        </Button>
      </Flex>
    </Callout.Root>
  ) : null;

const Standing = (metric: LiveMetricDetail) => {
  const [wish, setWish] = useState<Wish>();
  const navigate = useNavigate();
  const leave = (): void => void navigate('/admin/replay/metrics');
  const { name, state, failure, result } = metric;
  return (
    <>
      <PageHead
        title={name}
        answer={
          result ? `${result.about.label} ${counted(metric.events, 'event')}.` : answers[state]
        }
        action={<TextLink to="/admin/replay/metrics">Metrics</TextLink>}
      />
      <Flex direction="column" gap="5">
        <Panel
          title={answers[state]}
          action={
            <Button
              variant="surface"
              color="red"
              onClick={() => setWish(demoteWish(metric, leave))}
            >
              <Trash2 size={15} aria-hidden="true" />
              Demote
            </Button>
          }
        >
          <Flex direction="column" gap="4">
            <Failure failure={failure} onRetry={() => setWish(retryWish(metric))} />
            <Facts {...metric} />
          </Flex>
        </Panel>
        {result ? (
          <MetricResult started={{ name, about: result.about }} done={result} />
        ) : (
          <Text as="p">Its table is shown here as soon as it was folded.</Text>
        )}
        {wish ? (
          <WishDialog wish={wish} changes={['replay']} onClose={() => setWish(undefined)} />
        ) : null}
      </Flex>
    </>
  );
};

const Metric = () => {
  const { metricId = '' } = useParams();
  const query = useQuery(liveMetricQuery(metricId));
  return (
    <Loaded
      query={query}
      what="The live metric"
      skeleton={<Skeleton height="520px" role="status" aria-label="Loading the live metric" />}
    >
      {(metric) => <Standing {...metric} />}
    </Loaded>
  );
};

/** One figure that follows the log: its chart, its table, up to where; for administrators. */
export const LiveMetricPage = () => (
  <AdminsOnly>
    <Metric />
  </AdminsOnly>
);
