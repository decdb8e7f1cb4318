import { Table, Text } from '@radix-ui/themes';
import type { RebuildShown } from '../../../../domain/contracts/replay.ts';
import { classes } from '../../../ui/classes.ts';
import tablesStyles from '../../../ui/tables.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from '../replay.module.css';
import { comparedWords } from './rebuild-words.ts';

const is = { changed: 'differs', new: 'only in the new', gone: 'only in the live' } as const;

type ComparisonProps = Pick<RebuildShown, 'comparison'>;

/** Whether the new rows are those that are live, and the first that are not. */
export const Comparison = ({ comparison }: ComparisonProps) => (
  <>
    <Text as="p" size="3" weight="medium" mt="4">
      {comparedWords({ comparison })}
    </Text>
    {comparison ? (
      <Text as="p" size="2" color="gray" className={classes(textStyles['num'], styles['checksum'])}>
        Checksum {comparison.checksum.slice(0, 16)}
      </Text>
    ) : null}
    {comparison && comparison.rows.length > 0 ? (
      <Table.Root className={tablesStyles['bare']} size="1" mt="2">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Row</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>Is</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>In</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {comparison.rows.map((row) => (
            <Table.Row key={row.key}>
              <Table.RowHeaderCell className={styles['key']}>{row.key}</Table.RowHeaderCell>
              <Table.Cell>{is[row.is]}</Table.Cell>
              <Table.Cell>{row.fields.join(', ')}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    ) : null}
  </>
);
