import { IconButton, Table } from '@radix-ui/themes';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import cellsStyles from './cells.module.css';
import { Panel } from './panel.tsx';
import tablesStyles from './tables.module.css';
import { Tooltip } from './tooltip.tsx';

export type ChartTable = {
  readonly columns: readonly string[];
  /** Each row begins with its name; names are unique. */
  readonly rows: readonly (readonly [string, ...(readonly ReactNode[])])[];
};

type ChartPanelProps = {
  /** The answer to the chart's question. */
  readonly title: ReactNode;
  /** The unit. */
  readonly note?: ReactNode;
  readonly table: ChartTable;
  readonly children: ReactNode;
};

type ToggleProps = { readonly isTable: boolean; readonly onToggle: () => void };

const TableToggle = ({ isTable, onToggle }: ToggleProps) => {
  const label = isTable ? 'Show as a chart' : 'Show as a table';
  const Icon = isTable ? ChartLine : Table2;
  return (
    <Tooltip content={label}>
      <IconButton variant="ghost" color="gray" aria-label={label} onClick={onToggle}>
        <Icon size={16} />
      </IconButton>
    </Tooltip>
  );
};

const DataTable = ({ columns, rows }: ChartTable) => (
  <Table.Root className={tablesStyles['bare']} size="1">
    <Table.Header>
      <Table.Row>
        {columns.map((column) => (
          <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
        ))}
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map(([name, ...values]) => (
        <Table.Row key={name}>
          <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
          {values.map((value, index) => (
            <Table.Cell key={columns[index + 1]}>{value}</Table.Cell>
          ))}
        </Table.Row>
      ))}
    </Table.Body>
  </Table.Root>
);

/** A chart whose numbers are one button away as a table. */
export const ChartPanel = ({ title, note, table, children }: ChartPanelProps) => {
  const [isTable, setTable] = useState(false);
  return (
    <Panel
      title={title}
      note={note}
      className={cellsStyles['fill']}
      action={<TableToggle isTable={isTable} onToggle={() => setTable(!isTable)} />}
    >
      {isTable ? <DataTable {...table} /> : children}
    </Panel>
  );
};
