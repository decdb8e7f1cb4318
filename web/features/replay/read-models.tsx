import { Badge, DropdownMenu, IconButton, Table, Text } from '@radix-ui/themes';
import { CircleCheck, CircleX, Clock, EllipsisVertical, RefreshCw } from 'lucide-react';
import type { ReadModelShown, ReplayOverview } from '../../../domain/contracts/replay.ts';
import { counted, grouped } from '../../format/counts.ts';
import { positionWords } from '../../format/position-words.ts';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Panel } from '../../ui/panel.tsx';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';
import type { Wish } from '../admin/wish-dialog.tsx';
import { RetryButton } from '../operations/retry-button.tsx';
import { byteWords, spanWords } from './amount-words.ts';
import styles from './replay.module.css';
import { startRebuild } from './replay-queries.ts';

const states = {
  live: { label: 'Live', color: 'green', Icon: CircleCheck },
  behind: { label: 'Behind', color: 'amber', Icon: Clock },
  stopped: { label: 'Stopped', color: 'red', Icon: CircleX },
  rebuilding: { label: 'Rebuilding', color: 'blue', Icon: RefreshCw },
} as const;

const StateBadge = ({ state }: Pick<ReadModelShown, 'state'>) => {
  const { label, color, Icon } = states[state];
  return (
    <Badge color={color} size="2" {...highContrast}>
      <Icon size={14} aria-hidden="true" />
      {label}
    </Badge>
  );
};

type OnWish = { readonly onWish: (wish: Wish) => void };

const rebuildWish = (name: string): Wish => ({
  label: 'Rebuild',
  title: `Rebuild ${name}`,
  consequence:
    'A new table is folded from the whole log beside the live one, and compared with it. Nothing is swapped until you say so.',
  carryOut: (reason) => startRebuild({ readModel: name, kind: 'rebuild', reason }),
});

const rollBackWish = (name: string): Wish => ({
  label: 'Roll back',
  title: `Roll ${name} back`,
  consequence:
    'A copy of the table that the last rebuild replaced is brought up to date and compared. Nothing is swapped until you say so.',
  carryOut: (reason) => startRebuild({ readModel: name, kind: 'roll-back', reason }),
});

type MenuProps = OnWish & { readonly model: ReadModelShown; readonly isBusy: boolean };

const Menu = ({ model: { name, canRollBack }, isBusy, onWish }: MenuProps) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger>
      <IconButton variant="ghost" color="gray" aria-label={`Actions for ${name}`}>
        <EllipsisVertical size={16} />
      </IconButton>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      <DropdownMenu.Item disabled={isBusy} onSelect={() => onWish(rebuildWish(name))}>
        Rebuild…
      </DropdownMenu.Item>
      <DropdownMenu.Item
        disabled={isBusy || !canRollBack}
        onSelect={() => onWish(rollBackWish(name))}
      >
        Roll back…
      </DropdownMenu.Item>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

const lagWords = ({ lagEvents, lagSeconds }: ReadModelShown): string => {
  const events = lagEvents === null ? '' : `${grouped(lagEvents)}`;
  if (lagSeconds === 0) return events || '0';
  return events === '' ? spanWords(lagSeconds) : `${events}, ${spanWords(lagSeconds)}`;
};

const Line = ({ model, isBusy, onWish }: MenuProps) => (
  <Table.Row align="center">
    <Table.RowHeaderCell>
      <Text className={styles['name']}>{model.name}</Text>{' '}
      <Text color="gray">{model.version === null ? 'no table' : `v${model.version}`}</Text>
    </Table.RowHeaderCell>
    <Table.Cell data-label="State">
      <StateBadge state={model.state} />
    </Table.Cell>
    <Table.Cell data-label="Position" justify="end" className={textStyles['num']}>
      {positionWords(model.position)}
    </Table.Cell>
    <Table.Cell data-label="Behind" justify="end" className={textStyles['num']}>
      {lagWords(model)}
    </Table.Cell>
    <Table.Cell data-label="Events a second" justify="end" className={textStyles['num']}>
      {model.perSecond === null ? '…' : grouped(Math.round(model.perSecond))}
    </Table.Cell>
    <Table.Cell data-label="Rows, about" justify="end" className={textStyles['num']}>
      {grouped(model.rows)}
    </Table.Cell>
    <Table.Cell data-label="Size" justify="end" className={textStyles['num']}>
      {byteWords(model.bytes)}
    </Table.Cell>
    <Table.Cell justify="end" className={styles['actions']}>
      <Menu model={model} isBusy={isBusy} onWish={onWish} />
    </Table.Cell>
  </Table.Row>
);

const Stopped = ({ name, position, error }: ReadModelShown) => (
  <div className={styles['stopped']} role="note">
    <Text as="p" size="2">
      <strong>
        {name} stopped at {positionWords(position)}.
      </strong>{' '}
      {error} Nothing was skipped.
    </Text>
    <RetryButton name={name} />
  </div>
);

const titleOf = ({ readModels }: Pick<ReplayOverview, 'readModels'>): string => {
  const stopped = readModels.filter(({ state }) => state === 'stopped').length;
  if (stopped === 0) return `All ${readModels.length} read models follow the log`;
  return `${counted(stopped, 'read model')} of ${readModels.length} stopped; readers still see the last good rows`;
};

type ReadModelsProps = Pick<ReplayOverview, 'readModels' | 'rebuild' | 'eventTypes'> & OnWish;

/** Every read model: where it stands, how large it is, and what can be done with it. */
export const ReadModels = ({ readModels, rebuild, onWish }: ReadModelsProps) => (
  <Panel title={titleOf({ readModels })} note="Behind: events, and the age of the oldest of them">
    <Table.Root className={classes(tablesStyles['bare'], styles['table'])} size="1">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Read model</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>State</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Position</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Behind</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Events a second</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Rows, about</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Size</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>
            <span className={textStyles['vh']}>Actions</span>
          </Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {readModels.map((model) => (
          <Line key={model.name} model={model} isBusy={rebuild !== null} onWish={onWish} />
        ))}
      </Table.Body>
    </Table.Root>
    {readModels
      .filter(({ state }) => state === 'stopped')
      .map((model) => (
        <Stopped key={model.name} {...model} />
      ))}
  </Panel>
);
