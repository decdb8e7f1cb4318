import { Table } from '@radix-ui/themes';
import { classes } from '../../ui/classes.ts';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';
import { ExamLink } from './exam-link.tsx';
import type { ExamRow } from './exam-rows.ts';

type ExamTableProps = { readonly rows: readonly ExamRow[]; readonly label: string };

const Row = ({ row, before }: { readonly row: ExamRow; readonly before: ExamRow | undefined }) => (
  <Table.Row>
    <Table.RowHeaderCell>
      <span className={before?.field === row.field ? textStyles['vh'] : ''}>{row.label}</span>
    </Table.RowHeaderCell>
    <Table.Cell className={textStyles['nowrap']}>
      <ExamLink {...row} />
    </Table.Cell>
    <Table.Cell justify="end" className={textStyles['nowrap']}>
      {row.size.replace(' questions', '')}
    </Table.Cell>
    <Table.Cell justify="end" className={textStyles['nowrap']}>
      {row.time}
    </Table.Cell>
  </Table.Row>
);

export const ExamTable = ({ rows, label }: ExamTableProps) => (
  <Table.Root
    className={classes(tablesStyles['bare'], tablesStyles['tight'])}
    size="1"
    aria-label={label}
  >
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeaderCell>Field</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell>Exam</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell justify="end">Questions</Table.ColumnHeaderCell>
        <Table.ColumnHeaderCell justify="end">Time</Table.ColumnHeaderCell>
      </Table.Row>
    </Table.Header>
    <Table.Body>
      {rows.map((row, index) => (
        <Row key={row.exam} row={row} before={rows[index - 1]} />
      ))}
    </Table.Body>
  </Table.Root>
);
