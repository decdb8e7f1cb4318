import { Text } from '@radix-ui/themes';
import textStyles from '../../ui/text.module.css';
import { type ComparisonGroup, type ComparisonRow, comparison } from './comparison.ts';
import { HoldingMark } from './holding-mark.tsx';
import { PlanButton } from './plan-button.tsx';
import { type Billing, planColumns } from './plan-columns.ts';
import { PlanHead } from './plan-head.tsx';
import styles from './pricing.module.css';

type CompareTableProps = { readonly billing: Billing };

const Head = ({ billing }: CompareTableProps) => (
  <thead>
    <tr>
      <td className={styles['corner']} rowSpan={2}>
        <Text size="2" color="gray" className={textStyles['pretty']}>
          7 days of Pro, no card. Cancel any time and keep Pro until the period ends.
        </Text>
      </td>
      {planColumns.map((column) => (
        <th key={column} scope="col" className={column === 'pro' ? styles['pro'] : undefined}>
          <PlanHead column={column} billing={billing} />
        </th>
      ))}
    </tr>
    <tr>
      {planColumns.map((column) => (
        <td key={column} className={column === 'pro' ? styles['pro'] : undefined}>
          <PlanButton column={column} billing={billing} />
        </td>
      ))}
    </tr>
  </thead>
);

const Row = ({ row }: { readonly row: ComparisonRow }) => (
  <tr>
    <th scope="row">
      <Text size="2" weight="regular">
        {row.name}
      </Text>
    </th>
    {planColumns.map((column) => (
      <td key={column} className={column === 'pro' ? styles['pro'] : undefined}>
        <HoldingMark holding={row[column]} />
      </td>
    ))}
  </tr>
);

const Group = ({ group }: { readonly group: ComparisonGroup }) => (
  <tbody>
    <tr className={styles['plans-group']}>
      <th scope="rowgroup">
        <Text size="2" weight="medium">
          {group.name}
        </Text>
      </th>
      <td />
      <td className={styles['pro']} />
      <td />
    </tr>
    {group.rows.map((row) => (
      <Row key={row.name} row={row} />
    ))}
  </tbody>
);

/** The plans are the columns of their comparison. */
export const CompareTable = ({ billing }: CompareTableProps) => (
  <table className={styles['plans']} aria-label="Plans compared">
    <Head billing={billing} />
    {comparison.map((group) => (
      <Group key={group.name} group={group} />
    ))}
  </table>
);
