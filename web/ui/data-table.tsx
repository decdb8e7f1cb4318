import type { DataTable as Data } from '../../domain/contracts/exhibits.ts';
import './exhibits.css';

type DataTableProps = Data & { readonly caption: string };

/** A table of words and values; the first cell of a line names it. Scrolls by itself where it is too wide. */
export const DataTable = ({ columns, rows, caption }: DataTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="data-table" tabIndex={0} aria-label={caption}>
    <table>
      <caption className="vh">{caption}</caption>
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
        {rows.map(([first = '', ...others]) => (
          <tr key={[first, ...others].join('|')}>
            <th scope="row">{first}</th>
            {columns.slice(1).map((column, index) => (
              <td key={column}>{others[index] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
