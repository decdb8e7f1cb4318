import { Box, Callout, DataList, Flex, Progress, Text } from '@radix-ui/themes';
import { counted, grouped } from '../../../format/counts.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../replay.module.css';
import type { MetricRun } from './use-metric-run.ts';

const facts = ({ progress, done }: MetricRun): readonly (readonly [string, string])[] => {
  const { perSecond, memoryMb, keys } = done ?? progress ?? { perSecond: 0, memoryMb: 0, keys: 0 };
  return [
    ['Speed', `${grouped(perSecond)} events a second`],
    ['Memory', memoryMb === 0 ? '…' : `${grouped(memoryMb)} MB`],
    ['Keys', grouped(keys)],
    ...(done ? [['Checksum', done.checksum.slice(0, 16)] as const] : []),
  ];
};

/** How far a run is, or how it ended. */
export const MetricProgress = (run: MetricRun) => {
  const { isRunning, progress, done, failure } = run;
  if (failure !== undefined) {
    return (
      <Callout.Root color="red" role="alert">
        <Callout.Text className={styles['key']}>{failure}</Callout.Text>
      </Callout.Root>
    );
  }
  if (!(isRunning || done)) return null;
  const percent = done ? 100 : (progress?.percent ?? 0);
  const { events } = done ?? progress ?? { events: 0 };
  return (
    <Box>
      <Flex justify="between" gap="3" mb="2" className={textStyles['num']}>
        <Text size="2">{counted(events, 'event')}</Text>
        <Text size="2" weight="medium" role="status">
          {done ? `Done in ${done.seconds.toFixed(1)} s` : `${percent}%`}
        </Text>
      </Flex>
      <Progress value={percent} aria-label="How far the metric is" />
      <DataList.Root size="2" mt="3" className={textStyles['num']}>
        {facts(run).map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.Label>{name}</DataList.Label>
            <DataList.Value>{value}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
};
