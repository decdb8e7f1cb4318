import { Badge, Box, Callout, Flex, Heading, Table, Text } from '@radix-ui/themes';
import { CircleAlert, ImageOff } from 'lucide-react';
import type { ImportPreview as Preview } from '../../../../domain/contracts/flashcards.ts';
import { cardCount, counted, grouped } from '../../../format/counts.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import textStyles from '../../../ui/text.module.css';
import styles from './transfer.module.css';

/** What a file would add, in one sentence. */
export const previewAnswer = ({ cards, duplicates }: Preview): string => {
  if (cards === 0) return 'No card in this file can be imported.';
  if (duplicates === 0) return `${cardCount(cards)}, all of them new.`;
  const fresh = cards - duplicates;
  const known = `${grouped(duplicates)} you already have`;
  return fresh === 0
    ? `${cardCount(cards)}, all of which you already have.`
    : `${cardCount(fresh)} new, ${known}.`;
};

const Problems = ({ problems, problemCount }: Preview) =>
  problemCount === 0 ? null : (
    <Panel
      title={`${counted(problemCount, 'row')} left out`}
      note={problems.length < problemCount ? `The first ${problems.length}` : undefined}
    >
      <Table.Root size="1" className={tablesStyles['bare']}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeaderCell>Row</Table.ColumnHeaderCell>
            <Table.ColumnHeaderCell>What is wrong</Table.ColumnHeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {problems.map(({ row, problem }, index) => (
            <Table.Row key={`${row} ${problem} ${String(index)}`}>
              <Table.RowHeaderCell className={textStyles['num']}>{row}</Table.RowHeaderCell>
              <Table.Cell>{problem}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Panel>
  );

const Left = ({ mediaLeftOut }: Preview) =>
  mediaLeftOut === 0 ? null : (
    <Callout.Root color="gray">
      <Callout.Icon>
        <ImageOff size={16} />
      </Callout.Icon>
      <Callout.Text>
        {counted(mediaLeftOut, 'picture or sound', 'pictures and sounds')} will be left out.
      </Callout.Text>
    </Callout.Root>
  );

const First = ({ first, cards }: Preview) =>
  first.length === 0 ? (
    <Callout.Root color="red">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>Nothing in this file has both a front and a back.</Callout.Text>
    </Callout.Root>
  ) : (
    <Panel title={cards > first.length ? `The first ${first.length} cards` : 'The cards'}>
      <ul className={classes(bareListStyles['bare-list'], cellsStyles['rows'])}>
        {first.map(({ front, back, topic, isDuplicate }, index) => (
          <li key={`${front} ${String(index)}`} className={styles['preview']}>
            <Flex gap="2" align="center" wrap="wrap" mb="1">
              <Text size="2" color="gray">
                {topic}
              </Text>
              {isDuplicate ? <Badge color="amber">You have this card</Badge> : null}
            </Flex>
            <Heading as="h3" size="3" weight="medium">
              {front}
            </Heading>
            <Text as="p" size="3" mt="1">
              {back}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );

/** What a file holds, before anything is changed. */
export const ImportPreview = ({ preview }: { readonly preview: Preview }) => (
  <Box mt="5">
    <Flex direction="column" gap="4">
      <Left {...preview} />
      <Problems {...preview} />
      <First {...preview} />
    </Flex>
  </Box>
);
