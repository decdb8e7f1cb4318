import { Box, Button, Flex, IconButton, Text } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Trash2, Undo2 } from 'lucide-react';
import type { TutorConversationEntry } from '../../../../domain/contracts/tutor.ts';
import { type LearnerCalendar, recentDate } from '../../../format/learner-dates.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { conversationsQuery } from '../queries/tutor-queries.ts';
import styles from '../tutor.module.css';
import { useDeleting } from './use-deleting.ts';

type ConversationsProps = {
  readonly calendar: LearnerCalendar;
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
};

type EntryProps = Pick<ConversationsProps, 'calendar' | 'onOpen'> & {
  readonly entry: TutorConversationEntry;
  readonly isOpen: boolean;
  readonly onDelete: (entry: TutorConversationEntry) => void;
};

const Entry = ({ entry, isOpen, calendar, onOpen, onDelete }: EntryProps) => (
  <li className={styles['entry']}>
    <button
      type="button"
      className={styles['open']}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(entry.id)}
    >
      <Text as="span" size="2" weight="medium" className={styles['topic']}>
        {entry.topic}
      </Text>
      <Text as="span" size="2" color="gray">
        {recentDate(entry.lastAt, calendar)}
      </Text>
    </button>
    <IconButton
      variant="ghost"
      color="gray"
      aria-label={`Delete ${entry.topic}`}
      onClick={() => onDelete(entry)}
    >
      <Trash2 size={16} />
    </IconButton>
  </li>
);

/** The learner's conversations: opened, deleted, and taken back. */
export const Conversations = ({ calendar, open, onOpen }: ConversationsProps) => {
  const query = useInfiniteQuery(conversationsQuery());
  const { gone, remove, restore } = useDeleting((id) => {
    if (id === open) onOpen(undefined);
  });
  const isNew = open === undefined;
  const newButton = (
    <Button variant="ghost" mr="1" disabled={isNew} onClick={() => onOpen(undefined)}>
      <Plus size={16} aria-hidden="true" />
      New
    </Button>
  );
  return (
    <Loaded query={query} what="Your conversations" skeleton={<PanelSkeleton height="160px" />}>
      {({ pages }) => {
        const entries = pages.flatMap(({ conversations }) => conversations);
        return (
          <Panel title="Conversations" as="h2" action={newButton}>
            {entries.length === 0 && !gone ? (
              <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
                None yet. What you talk about with the tutor stands here.
              </Text>
            ) : null}
            <ul className={classes(bareListStyles['bare-list'], styles['list'])}>
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  isOpen={entry.id === open}
                  calendar={calendar}
                  onOpen={onOpen}
                  onDelete={remove}
                />
              ))}
            </ul>
            {gone ? (
              <Flex align="center" justify="between" gap="2" mt="2" role="status">
                <Text size="2" color="gray" className={styles['topic']}>
                  {gone.topic} was deleted.
                </Text>
                <Button variant="ghost" mr="1" onClick={() => restore(gone)}>
                  <Undo2 size={14} aria-hidden="true" />
                  Undo
                </Button>
              </Flex>
            ) : null}
            {query.hasNextPage ? (
              <Box mt="3">
                <Button
                  variant="surface"
                  color="gray"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  Show older
                </Button>
              </Box>
            ) : null}
          </Panel>
        );
      }}
    </Loaded>
  );
};
