import { Button, Code, Flex, Select, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { SqlTables as Tables } from '../../../domain/contracts/analysts.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './sql.module.css';

type SqlTablesProps = {
  readonly tables: Tables['tables'];
  readonly onUse: (sql: string) => void;
};

const usual = 'QuizSubmitted';

/** Which tables there are, and what each has. */
export const SqlTables = ({ tables, onUse }: SqlTablesProps) => {
  const [chosen, setChosen] = useState(usual);
  const table = tables.find(({ name }) => name === chosen);
  return (
    <Panel title="Tables" note="One for each type of event, and events over all of them">
      <Flex direction="column" gap="3">
        <Select.Root value={chosen} onValueChange={setChosen}>
          <Select.Trigger aria-label="Table" />
          <Select.Content position="popper">
            {tables.map(({ name }) => (
              <Select.Item key={name} value={name}>
                {name}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        <ul className={styles['columns']} aria-label={`Columns of ${chosen}`}>
          {table?.columns.map(({ name, type }) => (
            <li key={name}>
              <Code variant="ghost">{name}</Code>{' '}
              <Text size="1" color="gray">
                {type.length > 40 ? `${type.slice(0, 39)}…` : type}
              </Text>
            </li>
          ))}
        </ul>
        <Button
          variant="surface"
          color="gray"
          {...highContrast}
          onClick={() => onUse(`select *\nfrom ${chosen}\nlimit 50`)}
        >
          Show its first rows
        </Button>
      </Flex>
    </Panel>
  );
};
