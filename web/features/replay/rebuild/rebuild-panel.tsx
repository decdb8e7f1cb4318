import { Box, Button, DataList, Flex, Grid, Progress, Text } from '@radix-ui/themes';
import { Check, Pause, Play, X } from 'lucide-react';
import type { RebuildAction, RebuildShown } from '../../../../domain/contracts/replay.ts';
import { grouped } from '../../../format/counts.ts';
import { recentDate } from '../../../format/learner-dates.ts';
import { useSession } from '../../../session/use-session.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import type { Wish } from '../../admin/wish-dialog.tsx';
import styles from '../replay.module.css';
import { steerRebuild } from '../replay-queries.ts';
import { Comparison } from './comparison.tsx';
import { stepsOf, stepWords, titleOf } from './rebuild-words.ts';

const RebuildRates = lazyPart(async () => (await import('./rebuild-rates.tsx')).RebuildRates);

type RebuildProps = { readonly rebuild: RebuildShown; readonly onWish: (wish: Wish) => void };

type Offered = Pick<Wish, 'label' | 'consequence' | 'isDestructive'>;

const offers: Readonly<Record<RebuildAction, Offered>> = {
  pause: { label: 'Pause', consequence: 'It stops reading the log until somebody resumes it.' },
  resume: { label: 'Resume', consequence: 'It reads on from where it stood.' },
  cancel: {
    label: 'Discard',
    consequence: 'The new table is dropped. The live one is as it was.',
    isDestructive: true,
  },
  swap: {
    label: 'Swap',
    consequence:
      'The new table goes to the head of the log and takes the live one’s place in one transaction. The live one is kept, so that you can roll back.',
  },
};

const wishOf = ({ id, readModel }: RebuildShown, action: RebuildAction): Wish => ({
  ...offers[action],
  title: `${offers[action].label}: ${readModel}`,
  carryOut: (reason) => steerRebuild({ id, action, reason }),
});

const icons = { pause: Pause, resume: Play, cancel: X, swap: Check } as const;

const actionsFor = ({ state, step }: RebuildShown): readonly RebuildAction[] => {
  if (state === 'waiting') return ['swap', 'cancel'];
  if (state === 'paused') return ['resume', 'cancel'];
  if (state !== 'running') return [];
  return step === 'fold' ? ['pause', 'cancel'] : ['cancel'];
};

const Actions = ({ rebuild, onWish }: RebuildProps) => (
  <Flex gap="3" wrap="wrap">
    {actionsFor(rebuild).map((action) => {
      const Icon = icons[action];
      const isMain = action === 'swap';
      return (
        <Button
          key={action}
          variant={isMain ? 'solid' : 'surface'}
          color={action === 'cancel' ? 'red' : isMain ? 'teal' : 'gray'}
          {...(isMain ? {} : highContrast)}
          onClick={() => onWish(wishOf(rebuild, action))}
        >
          <Icon size={15} aria-hidden="true" />
          {offers[action].label}
        </Button>
      );
    })}
  </Flex>
);

const Steps = (rebuild: RebuildShown) => (
  <ol className={styles['steps']} aria-label="Steps">
    {stepsOf(rebuild).map((step, index) => (
      <li key={step} {...(step === rebuild.step ? { 'aria-current': 'step' as const } : {})}>
        <span className={textStyles['num']}>{index + 1}</span> {stepWords[step]}
      </li>
    ))}
  </ol>
);

const Fold = ({ events, percent }: RebuildShown) => (
  <Box mt="4">
    <Flex justify="between" gap="3" mb="2" className={textStyles['num']}>
      <Text size="3">{grouped(events)} events folded</Text>
      <Text size="3" weight="medium">
        {percent}% of the log
      </Text>
    </Flex>
    <Progress value={percent} aria-label="How much of the log is folded" />
  </Box>
);

const Facts = ({ startedAt, byYou, memoryMb }: RebuildShown) => {
  const { user } = useSession();
  return (
    <DataList.Root size="2" className={textStyles['num']}>
      <DataList.Item>
        <DataList.Label>Started</DataList.Label>
        <DataList.Value>
          {user ? recentDate(startedAt, user) : startedAt} by {byYou ? 'you' : 'another admin'}
        </DataList.Value>
      </DataList.Item>
      <DataList.Item>
        <DataList.Label>Memory</DataList.Label>
        <DataList.Value>{memoryMb === null ? '…' : `${grouped(memoryMb)} MB`}</DataList.Value>
      </DataList.Item>
    </DataList.Root>
  );
};

/** The rebuild under way: its steps, how far it is, and what it may be told. */
export const RebuildPanel = ({ rebuild, onWish }: RebuildProps) => (
  <Panel
    title={titleOf(rebuild)}
    note="The live table serves readers until you swap. The swap is one transaction, and the table it replaces is kept."
    action={<Actions rebuild={rebuild} onWish={onWish} />}
  >
    <Steps {...rebuild} />
    {rebuild.step === 'fold' || rebuild.step === 'catch-up' ? <Fold {...rebuild} /> : null}
    {rebuild.state === 'waiting' ? <Comparison {...rebuild} /> : null}
    <Grid columns={{ initial: '1', sm: '2fr 1fr' }} gap="4" mt="4">
      {rebuild.rates.length > 1 ? (
        <Box>
          <Text as="p" size="2" color="gray" mb="1">
            Events a second
          </Text>
          <Box height="160px">
            <RebuildRates rates={rebuild.rates} />
          </Box>
        </Box>
      ) : (
        <div />
      )}
      <Facts {...rebuild} />
    </Grid>
  </Panel>
);
