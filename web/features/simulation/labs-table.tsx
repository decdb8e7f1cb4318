import { Table, Text } from '@radix-ui/themes';
import type { ScenarioView } from '../../../domain/contracts/simulation.ts';
import { classes } from '../../ui/classes.ts';
import tablesStyles from '../../ui/tables.module.css';
import textStyles from '../../ui/text.module.css';

/** What was measured on arrival; nothing where nothing was. */
export const LabsTable = ({ initialPresentation }: Pick<ScenarioView, 'initialPresentation'>) => {
  const values = Object.entries(initialPresentation.labValues);
  if (values.length === 0) return null;
  return (
    <Table.Root size="1" className={classes(tablesStyles['bare'], tablesStyles['tight'])}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell>Lab test</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">On arrival</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {values.map(([name, value]) => (
          <Table.Row key={name}>
            <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
            <Table.Cell justify="end">
              <Text weight="medium" className={textStyles['num']}>
                {value}
              </Text>
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
};
