import { Text } from '@radix-ui/themes';
import type { SqlAnswer as Answer } from '../../../domain/contracts/analysts.ts';
import { counted, grouped } from '../../format/counts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './sql.module.css';

const titleOf = ({ rows, isCut }: Answer): string =>
  isCut ? `The first ${grouped(rows.length)} rows` : counted(rows.length, 'row', 'rows');

const Cell = ({ text, isNumber }: { readonly text: string | null; readonly isNumber: boolean }) => (
  <td className={isNumber ? styles['number'] : undefined}>
    {text ?? <Text color="gray">none</Text>}
  </td>
);

const numbers = new Set(['BIGINT', 'INTEGER', 'DOUBLE', 'HUGEINT', 'FLOAT', 'SMALLINT']);

/** What came of a question, as a table that scrolls by itself. */
export const SqlAnswer = ({ answer }: { readonly answer: Answer }) => (
  <Panel title={titleOf(answer)} note={`${grouped(answer.milliseconds)} ms`}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
    <section className={styles['answer']} tabIndex={0} aria-label="Answer">
      <table>
        <thead>
          <tr>
            {[...answer.columns.entries()].map(([place, { name, type }]) => (
              <th
                key={place}
                scope="col"
                className={numbers.has(type) ? styles['number'] : undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...answer.rows.entries()].map(([row, cells]) => (
            <tr key={row}>
              {[...cells.entries()].map(([place, text]) => (
                <Cell
                  key={place}
                  text={text}
                  isNumber={numbers.has(answer.columns[place]?.type ?? '')}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Panel>
);
