import { Text } from '@radix-ui/themes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetricRunShown, metricRunsPerPage } from '../../../../domain/contracts/metrics.ts';
import { counted } from '../../../format/counts.ts';
import { recentDate } from '../../../format/learner-dates.ts';
import { useSession } from '../../../session/use-session.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { PageTurns, turnsOf } from '../../../ui/page-turns.tsx';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../replay.module.css';
import { metricRunsQuery } from './metric-queries.ts';

const outcomes: Readonly<Record<NonNullable<MetricRunShown['end']>['outcome'], string>> = {
  done: 'done',
  WrongMetric: 'no metric',
  MetricThrew: 'threw an error',
  TooLong: 'took too long',
  TooMuchMemory: 'wanted too much memory',
  TooMuchOutput: 'gave too much',
  MetricEnded: 'stopped',
};

const endWords = ({ end }: MetricRunShown): string =>
  end === null
    ? 'its end is not known'
    : `${counted(end.events, 'event')}, ${counted(end.rows, 'row')}, ${end.seconds.toFixed(1)} s`;

const filterWords = ({ filter: { from, to, field, includesTesters } }: MetricRunShown): string =>
  [
    from === null ? '' : `from ${from}`,
    to === null ? '' : `to ${to}`,
    field ?? '',
    includesTesters ? 'with testers' : '',
  ]
    .filter((word) => word !== '')
    .map((word) => `, ${word}`)
    .join('');

const Past = ({ run }: { readonly run: MetricRunShown }) => {
  const { user } = useSession();
  const { name, digest, end, at, by, reason } = run;
  return (
    <li className={styles['past']}>
      <Text as="p" size="3" weight="medium">
        {name ?? `File ${digest.slice(0, 8)}`}
        {end ? `: ${outcomes[end.outcome]}` : ''}
      </Text>
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        {user ? recentDate(at, user) : at} by {by ?? 'an account that was erased'}, {endWords(run)}
        {filterWords(run)}
      </Text>
      {reason === null ? null : (
        <Text as="p" size="2" className={styles['checksum']}>
          {reason}
        </Text>
      )}
    </li>
  );
};

/** What was run over the log before, by whom and why. */
export const PastRuns = () => {
  const [page, setPage] = useState(1);
  const { data } = useQuery({ ...metricRunsQuery(page), placeholderData: keepPreviousData });
  if (!data || data.total === 0) return null;
  const last = Math.ceil(data.total / metricRunsPerPage);
  return (
    <Panel title={`${counted(data.total, 'run')} before`}>
      <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
        {data.runs.map((run) => (
          <Past key={run.runId} run={run} />
        ))}
      </ul>
      {last > 1 ? (
        <PageTurns
          label="Pages of runs"
          status={`Page ${page} of ${last}`}
          {...turnsOf({ page, last, onGo: setPage })}
        />
      ) : null}
    </Panel>
  );
};
