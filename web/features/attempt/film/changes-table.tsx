import { Button, Table, Text } from '@radix-ui/themes';
import type { AnswerChange } from '../../../../domain/contracts/film.ts';
import { clockTime } from '../../../format/duration.ts';
import { Panel } from '../../../ui/panel.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import textStyles from '../../../ui/text.module.css';
import { changeWords } from './moment-words.ts';

type ChangesTableProps = {
  readonly changes: readonly AnswerChange[];
  readonly numberOf: (questionId: string) => number;
  readonly onSeek: (ms: number) => void;
};

const colors = {
  'wrong-to-right': 'green',
  'right-to-wrong': 'red',
  'wrong-to-wrong': 'gray',
} as const;

const ChangeRow = ({
  change,
  numberOf,
  onSeek,
}: Omit<ChangesTableProps, 'changes'> & { readonly change: AnswerChange }) => (
  <Table.Row>
    <Table.RowHeaderCell>
      <Button variant="ghost" className={textStyles['num']} onClick={() => onSeek(change.ms)}>
        {clockTime(change.ms / 1000)}
      </Button>
    </Table.RowHeaderCell>
    <Table.Cell className={textStyles['num']}>{numberOf(change.questionId)}</Table.Cell>
    <Table.Cell>
      {change.from.join(', ')} to {change.to.join(', ')}
    </Table.Cell>
    <Table.Cell>
      <Text color={colors[change.kind]}>{changeWords[change.kind]}</Text>
    </Table.Cell>
  </Table.Row>
);

/** Every change of mind, and what it was worth. */
export const ChangesTable = ({ changes, ...row }: ChangesTableProps) => (
  <Panel title="Answers you changed" note="Based on today's answer key.">
    <Table.Root size="1" className={tablesStyles['bare']}>
      <Table.Header>
        <Table.Row>
          {['Time', 'Question', 'Answer', 'Change'].map((name) => (
            <Table.ColumnHeaderCell key={name}>{name}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {changes.map((change) => (
          <ChangeRow key={`${change.questionId}-${change.ms}`} change={change} {...row} />
        ))}
      </Table.Body>
    </Table.Root>
  </Panel>
);
