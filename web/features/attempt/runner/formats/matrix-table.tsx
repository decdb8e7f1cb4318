import { Checkbox, Radio, Text } from '@radix-ui/themes';
import { type CSSProperties, useId } from 'react';
import type { PartProps } from './answer-parts.ts';

type Cells = PartProps<'matrix'>;

type CellProps = Pick<Cells, 'onChoose'> & {
  readonly name: string;
  readonly several: boolean;
  readonly label: string;
  readonly column: string;
  readonly isChosen: boolean;
};

const Cell = ({ name, several, label, column, isChosen, onChoose }: CellProps) => (
  <Text as="label" size="2" className={isChosen ? 'matrix-cell chosen' : 'matrix-cell'}>
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
    <span className="matrix-column">{column}</span>
  </Text>
);

/** Rows to be sorted into columns: one column each, or as many as are right. */
export const MatrixTable = ({ shape, chosen, onChoose }: Cells) => {
  const id = useId();
  const { columns, rows, several } = shape;
  return (
    <div className="matrix" style={{ '--columns': columns.length } as CSSProperties}>
      <div className="matrix-head" aria-hidden="true">
        <span />
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {rows.map(({ text, cells }, index) => (
        <fieldset key={text} className="matrix-row" aria-labelledby={`${id}-${index}`}>
          <span className="matrix-name" id={`${id}-${index}`}>
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
