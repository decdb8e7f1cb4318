import { Callout, Flex, Table } from '@radix-ui/themes';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ItemImportPreview } from '../../../../../domain/contracts/interchange.ts';
import { counted } from '../../../../format/counts.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import cellsStyles from '../../../../ui/cells.module.css';
import { classes } from '../../../../ui/classes.ts';
import { Panel } from '../../../../ui/panel.tsx';
import tablesStyles from '../../../../ui/tables.module.css';
import textStyles from '../../../../ui/text.module.css';
import styles from '../content.module.css';
import { ReviewedItemView } from './reviewed-item-view.tsx';
import { SummaryPanel } from './summary-panel.tsx';

type Previewed = { readonly preview: ItemImportPreview };

const Verdict = ({ preview: { items, problemCount } }: Previewed) =>
  problemCount === 0 ? (
    <Callout.Root color="gray" role="status">
      <Callout.Icon>
        <CircleCheck size={16} />
      </Callout.Icon>
      <Callout.Text>
        {counted(items, 'item')} can be imported. Nothing is added until you confirm.
      </Callout.Text>
    </Callout.Root>
  ) : (
    <Callout.Root color="red" role="alert">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>
        {counted(problemCount, 'error')} in this file. Mend the rows below and choose the file
        again; nothing of it is imported before.
      </Callout.Text>
    </Callout.Root>
  );

const Problems = ({ preview: { problems, problemCount } }: Previewed) =>
  problemCount === 0 ? null : (
    <Panel
      title="To be mended"
      note={problems.length < problemCount ? `The first ${problems.length}` : undefined}
    >
      <Table.Root size="1" className={tablesStyles['bare']}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>File</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Row</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Field</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>What would be right</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {problems.map(({ file, row, field, says }, index) => (
            <Table.Row key={`${file} ${row} ${field} ${String(index)}`}>
              <Table.RowHeaderCell className={styles['reason']}>{file}</Table.RowHeaderCell>
              <Table.Cell className={textStyles['num']}>{row}</Table.Cell>
              <Table.Cell>{field}</Table.Cell>
              <Table.Cell className={styles['reason']}>{says}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );

const Items = ({ preview: { first, items } }: Previewed) =>
  first.length === 0 ? null : (
    <Panel title={items > first.length ? `The first ${first.length} items` : 'The items'}>
      <ul className={classes(bareListStyles['bare-list'], cellsStyles['rows'])}>
        {first.map((reviewed) => (
          <ReviewedItemView
            key={`${reviewed.file} ${reviewed.row}`}
            reviewed={reviewed}
            place={`${reviewed.file}, row ${reviewed.row}`}
          />
        ))}
      </ul>
    </Panel>
  );

/** What a file holds, before anything is changed. */
export const ImportPreview = ({ preview }: Previewed) => (
  <Flex direction="column" gap="4">
    <Verdict preview={preview} />
    <Problems preview={preview} />
    <SummaryPanel summary={preview.summary} />
    <Items preview={preview} />
  </Flex>
);
