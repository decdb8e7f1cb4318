import { Table, Text } from '@radix-ui/themes';
import {
  type ContentItem,
  type ContentPage,
  contentPerPage,
} from '../../../../domain/contracts/content.ts';
import { grouped } from '../../../format/counts.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import { classes } from '../../../ui/classes.ts';
import { PageTurns, turnsOf } from '../../../ui/page-turns.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import usersStyles from '../users/users.module.css';
import styles from './content.module.css';
import { topicsOf, typeWords } from './content-words.ts';
import { StatusBadge } from './status-badge.tsx';

type OnOpen = { readonly onOpen: (id: string) => void };

const Row = ({ item, onOpen }: { readonly item: ContentItem } & OnOpen) => {
  const day = useShortDate();
  return (
    <Table.Row>
      <Table.RowHeaderCell>
        <button type="button" className={styles['open']} onClick={() => onOpen(item.id)}>
          {topicsOf(item)}
        </button>
      </Table.RowHeaderCell>
      <Table.Cell data-name="Type">
        {typeWords[item.contentType]} of {item.parts}
      </Table.Cell>
      <Table.Cell data-name="Profession">{item.profession}</Table.Cell>
      <Table.Cell data-name="Status">
        <StatusBadge status={item.status} />
      </Table.Cell>
      <Table.Cell data-name="Made">{day(item.createdAt)}</Table.Cell>
      <Table.Cell data-name="Changed">{day(item.changedAt)}</Table.Cell>
    </Table.Row>
  );
};

const columns = ['Content', 'Type', 'Profession', 'Status', 'Made', 'Changed'] as const;

export const ContentTable = ({ content, onOpen }: Pick<ContentPage, 'content'> & OnOpen) =>
  content.length === 0 ? (
    <Text as="p" color="gray">
      Nothing here matches. What the AI Generator makes stands here, the newest first.
    </Text>
  ) : (
    <Table.Root className={classes(tablesStyles['bare'], usersStyles['users'])} size="2">
      <Table.Header>
        <Table.Row>
          {columns.map((column) => (
            <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {content.map((item) => (
          <Row key={item.id} item={item} onOpen={onOpen} />
        ))}
      </Table.Body>
    </Table.Root>
  );

type PagesProps = Pick<ContentPage, 'page' | 'total'> & { readonly onGo: (page: number) => void };

export const ContentPages = ({ page, total, onGo }: PagesProps) => {
  const last = Math.max(1, Math.ceil(total / contentPerPage));
  return (
    <PageTurns
      label="Pages of content"
      status={`${grouped(total)} found, page ${page} of ${grouped(last)}`}
      {...turnsOf({ page, last, onGo })}
    />
  );
};
