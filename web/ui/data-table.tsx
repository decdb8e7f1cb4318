import type { ReactNode } from 'react';
import type { DataTable as Data } from '../../domain/contracts/exhibits.ts';
import exhibitsStyles from './exhibits.module.css';
import textStyles from './text.module.css';

type DataTableProps = Data & {
  readonly caption: string;
  /** What stands in a cell, where it is more than its text; rows and columns count from 0. */
  readonly cellOf?: (text: string, row: number, column: number) => ReactNode;
};

/** A table of words and values; the first cell of a line names it. Scrolls by itself where it is too wide. */
export const DataTable = ({ columns, rows, caption, cellOf = (text) => text }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className={exhibitsStyles['data-table']} tabIndex={0} aria-label={caption}>
    <table>
      <caption className={textStyles['vh']}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column === '' ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...others], row) => (
          <tr key={[first, ...others].join('|')}>
            <th scope="row">{cellOf(first, row, 0)}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column}>{cellOf(others[index] ?? '', row, index + 1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
