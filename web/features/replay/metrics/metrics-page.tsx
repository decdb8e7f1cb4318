import { Flex, Grid, Skeleton } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetricDesk } from '../../../../domain/contracts/metrics.ts';
import { counted } from '../../../format/counts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AdminsOnly } from '../../admin/admins-only.tsx';
import { LiveMetricsPanel } from './live/live-metrics-panel.tsx';
import { PromoteRun } from './live/promote-run.tsx';
import { isWhole, MetricForm } from './metric-form.tsx';
import { metricDeskQuery } from './metric-queries.ts';
import { MetricResult } from './metric-result.tsx';
import { MetricSource, ownFile } from './metric-source.tsx';
import { PastRuns } from './past-runs.tsx';
import { type MetricRun, useMetricRun } from './use-metric-run.ts';

const answerOf = ({ isRunning, started, done, failure }: MetricRun): string => {
  if (isRunning) return started ? `${started.about.label}: folding the log.` : 'Starting.';
  if (failure !== undefined) return 'The metric came to nothing.';
  if (done)
    return `${counted(done.events, 'event')} folded to ${counted(done.table.rows.length, 'row')}.`;
  return 'A new figure from all that ever happened.';
};

const Desk = (desk: MetricDesk) => {
  const { run, start, cancel } = useMetricRun();
  const [first] = desk.files;
  const [file, setFile] = useState(first?.name ?? ownFile);
  const [source, setSource] = useState(first?.source ?? '');
  const [ran, setRan] = useState({ source: '', isWhole: false });
  const choose = (name: string): void => {
    setFile(name);
    setSource(desk.files.find((one) => one.name === name)?.source ?? '');
  };
  const write = (text: string): void => {
    setFile(ownFile);
    setSource(text);
  };
  return (
    <>
      <PageHead
        title="Metrics"
        answer={answerOf(run)}
        action={<TextLink to="/admin/replay">Read models</TextLink>}
      />
      <Flex direction="column" gap="5">
        <Grid columns={{ initial: '1', md: '3fr 2fr' }} gap="5">
          <MetricSource {...desk} file={file} source={source} onFile={choose} onSource={write} />
          <MetricForm
            run={run}
            isReady={source.trim() !== ''}
            onRun={(wish) => {
              setRan({ source, isWhole: isWhole(wish.filter) });
              void start({ source, ...wish });
            }}
            onCancel={cancel}
          />
        </Grid>
        {run.started && run.done ? (
          <>
            <MetricResult started={run.started} done={run.done} />
            <PromoteRun {...run.started} {...ran} />
          </>
        ) : null}
        <LiveMetricsPanel />
        <PastRuns />
      </Flex>
    </>
  );
};

const Loading = () => <Skeleton height="520px" role="status" aria-label="Loading the metrics" />;

const Metrics = () => {
  const query = useQuery(metricDeskQuery());
  return (
    <Loaded query={query} what="The metrics" skeleton={<Loading />}>
      {(desk) => <Desk {...desk} />}
    </Loaded>
  );
};

/** New figures from the whole log, by one file each; for administrators. */
export const MetricsPage = () => (
  <AdminsOnly>
    <Metrics />
  </AdminsOnly>
);
