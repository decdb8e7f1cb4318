import { Badge, Table } from '@radix-ui/themes';
import type { ItemSummary } from '../../../../../domain/contracts/interchange.ts';
import { Panel } from '../../../../ui/panel.tsx';
import tablesStyles from '../../../../ui/tables.module.css';
import textStyles from '../../../../ui/text.module.css';
import styles from '../content.module.css';
import { findingWords, summaryKinds } from './item-words.ts';

/** What of all items is changed or lost on the way, and what a reviewer is to look at. */
export const SummaryPanel = ({ summary }: { readonly summary: ItemSummary }) =>
  summary.length === 0 ? null : (
    <Panel title="Mapping report">
      <Table.Root size="1" className={tablesStyles['bare']}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Items</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Kind</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>What</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {summary.map(({ kind, what, items }) => (
            <Table.Row key={`${kind} ${what}`}>
              <Table.RowHeaderCell className={textStyles['num']}>{items}</Table.RowHeaderCell>
              <Table.Cell>
                <Badge color={kind === 'lost' ? 'amber' : 'gray'}>{summaryKinds[kind]}</Badge>
              </Table.Cell>
              <Table.Cell className={styles['reason']}>
                {kind === 'lint' ? findingWords(what) : what}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );
