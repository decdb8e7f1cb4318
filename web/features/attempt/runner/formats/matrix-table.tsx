import { Checkbox, Radio, Text } from '@radix-ui/themes';
import { type CSSProperties, useId } from 'react';
import { classes } from '../../../../ui/classes.ts';
import type { PartProps } from './answer-parts.ts';
import styles from './formats.module.css';

type Cells = PartProps<'matrix'>;

type CellProps = Pick<Cells, 'onChoose'> & {
  readonly name: string;
  readonly several: boolean;
  readonly label: string;
  readonly column: string;
  readonly isChosen: boolean;
};

const Cell = ({ name, several, label, column, isChosen, onChoose }: CellProps) => (
  <Text
    as="label"
    size="2"
    className={isChosen ? classes(styles['matrix-cell'], styles['chosen']) : styles['matrix-cell']}
  >
    {several ? (
      <Checkbox size="3" checked={isChosen} onCheckedChange={() => onChoose(label)} />
    ) : (
      <Radio
        size="3"
        name={name}
        value={label}
        checked={isChosen}
        onValueChange={() => {
          if (!isChosen) onChoose(label);
        }}
      />
    )}
    <span className={styles['matrix-column']}>{column}</span>
  </Text>
);

/** Rows to be sorted into columns: one column each, or as many as are right. */
export const MatrixTable = ({ shape, chosen, onChoose }: Cells) => {
  const id = useId();
  const { columns, rows, several } = shape;
  return (
    <div style={{ '--columns': columns.length } as CSSProperties}>
      <div className={styles['matrix-head']} aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(({ text, cells }, index) => (
        <fieldset key={text} className={styles['matrix-row']} aria-labelledby={`${id}-${index}`}>
          <span className={styles['matrix-name']} id={`${id}-${index}`}>
            {text}
          </span>
          {cells.map((label, place) => (
            <Cell
              key={label}
              name={`${id}-${index}`}
              several={several}
              label={label}
              column={columns[place] ?? ''}
              isChosen={chosen.includes(label)}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
};
