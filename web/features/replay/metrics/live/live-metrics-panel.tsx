import { Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { LiveMetricShown } from '../../../../../domain/contracts/live-metrics.ts';
import { counted, grouped } from '../../../../format/counts.ts';
import { recentDate } from '../../../../format/learner-dates.ts';
import { positionWords } from '../../../../format/position-words.ts';
import { useSession } from '../../../../session/use-session.ts';
import cellsStyles from '../../../../ui/cells.module.css';
import { classes } from '../../../../ui/classes.ts';
import { Panel } from '../../../../ui/panel.tsx';
import textStyles from '../../../../ui/text.module.css';
import { TextLink } from '../../../../ui/text-link.tsx';
import styles from '../../replay.module.css';
import { liveMetricsQuery } from '../metric-queries.ts';
import { LiveState } from './live-state.tsx';

const Line = ({ metric }: { readonly metric: LiveMetricShown }) => {
  const { user } = useSession();
  const { metricId, name, state, asOf, position, events, failure } = metric;
  const at = asOf && user ? recentDate(asOf, user) : asOf;
  return (
    <li className={styles['past']}>
      <Flex justify="between" align="start" gap="3" wrap="wrap">
        <Text size="3" weight="medium" className={styles['key']}>
          <TextLink to={`/admin/replay/metrics/live/${metricId}`}>{name}</TextLink>
        </Text>
        <LiveState state={state} />
      </Flex>
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        {at === null
          ? 'Not folded yet'
          : `As of ${at}, position ${positionWords(position)}, ${counted(events, 'event')}`}
      </Text>
      {failure ? (
        <Text as="p" size="2" className={styles['key']}>
          {failure.message}
        </Text>
      ) : null}
    </li>
  );
};

/** The metrics that are kept up to date. */
export const LiveMetricsPanel = () => {
  const { data } = useQuery(liveMetricsQuery());
  if (!data) return null;
  const { metrics, most } = data;
  return (
    <Panel
      title={
        metrics.length === 0 ? 'No metric is live' : `${counted(metrics.length, 'live metric')}`
      }
      note={`Kept up to date as events come; ${grouped(most)} at most.`}
    >
      {metrics.length === 0 ? (
        <Text as="p" size="2">
          Run a metric over the whole log, then promote it.
        </Text>
      ) : (
        <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
          {metrics.map((metric) => (
            <Line key={metric.metricId} metric={metric} />
          ))}
        </ul>
      )}
    </Panel>
  );
};
