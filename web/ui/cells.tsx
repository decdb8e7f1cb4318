import { Card, Text } from '@radix-ui/themes';
import type { CSSProperties, ReactNode } from 'react';
import styles from './cells.module.css';

export type Cell = {
  /** Also the cell's key: unique within the panel. */
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
};

type CellsProps = {
  readonly items: readonly Cell[];
  /** Columns on a wide screen, and below 768 px. */
  readonly columns?: number;
  readonly smallColumns?: number;
};

const OneCell = ({ label, value, note }: Cell) => (
  <div>
    <Text as="div" size="2" color="gray" mb="1">
      {label}
    </Text>
    <div className={styles['stat']}>{value}</div>
    {note ? (
      <Text as="div" size="2" color="gray" mt="1">
        {note}
      </Text>
    ) : null}
  </div>
);

/** One panel of figures with hairlines between them. */
export const Cells = ({ items, columns = items.length, smallColumns = 2 }: CellsProps) => (
  <Card className={styles['flush']}>
    <div
      className={styles['cells']}
      style={{ '--n': columns, '--n-small': smallColumns } as CSSProperties}
    >
      {items.map((item) => (
        <OneCell key={item.label} {...item} />
      ))}
    </div>
  </Card>
);
