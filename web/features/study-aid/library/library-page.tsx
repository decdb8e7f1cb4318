import { Box, Card, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '../../../../domain/contracts/account.ts';
import type { SavedAidEntry } from '../../../../domain/contracts/study-aids.ts';
import { counted, grouped } from '../../../format/counts.ts';
import { dayAndMonth } from '../../../format/learner-dates.ts';
import { useSession } from '../../../session/use-session.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { ShowMore } from '../panels/show-more.tsx';
import { savedAidsQuery } from '../queries/study-aid-queries.ts';
import { LibraryFilters } from './library-filters.tsx';
import { type LibraryFilter, libraryList } from './library-list.ts';
import { GoneRow, LibraryRow } from './library-row.tsx';
import { useDeleting } from './use-deleting.ts';

const start: LibraryFilter = { search: '', method: 'all', order: 'newest' };

const None = () => (
  <EmptyState
    as="h2"
    title="The study aids you save will be here"
    text="Flashcards, cases, maps, and the other eleven methods. Most export to Anki or a spreadsheet, and all of them print."
    action={
      <LinkButton to="/study-aid" size="3">
        <Plus size={16} />
        Make Your First Study Aid
      </LinkButton>
    }
  />
);

type ListProps = {
  readonly entries: readonly SavedAidEntry[];
  readonly user: User;
  readonly deleting: ReturnType<typeof useDeleting>;
};

const List = ({ entries, user, deleting }: ListProps) => {
  const [filter, setFilter] = useState(start);
  const { allGone, remove, restore } = deleting;
  const goneIds = new Set(allGone.map(({ id }) => id));
  const kept = entries.filter(({ id }) => !goneIds.has(id));
  const found = libraryList([...kept, ...allGone], filter);
  return (
    <>
      <LibraryFilters filter={filter} onChange={setFilter} />
      <Text as="p" size="2" color="gray" my="3" className={textStyles['num']} role="status">
        {grouped(found.length)} of {grouped(kept.length + allGone.length)} found
      </Text>
      <ShowMore key={JSON.stringify(filter)} parts={found}>
        {(shown) => (
          <Card size="1">
            <ul className={bareListStyles['bare-list']}>
              {shown.map((entry) =>
                goneIds.has(entry.id) ? (
                  <GoneRow key={entry.id} entry={entry} onUndo={restore} />
                ) : (
                  <LibraryRow
                    key={entry.id}
                    entry={entry}
                    saved={dayAndMonth(entry.createdAt, user)}
                    onDelete={remove}
                  />
                ),
              )}
            </ul>
            {found.length === 0 ? (
              <Box p="3">
                <Text size="3" color="gray">
                  No study aid matches. Try another word or type.
                </Text>
              </Box>
            ) : null}
          </Card>
        )}
      </ShowMore>
    </>
  );
};

const Library = ({ user }: { readonly user: User }) => {
  const saved = useQuery(savedAidsQuery());
  const deleting = useDeleting();
  const skeleton = <PageSkeleton label="Loading your study aids" />;
  return (
    <Loaded query={saved} what="Your library" skeleton={skeleton}>
      {(entries) => (
        <>
          <PageHead
            title="Your Study Aids"
            answer={
              entries.length === 0
                ? 'Nothing saved yet.'
                : `${counted(entries.length, 'study aid')}.`
            }
            action={
              <Flex gap="3" wrap="wrap">
                <LinkButton
                  to="/flashcards"
                  size="3"
                  variant="surface"
                  color="gray"
                  {...highContrast}
                >
                  Flashcards
                </LinkButton>
                <LinkButton to="/study-aid" size="3">
                  <Plus size={16} />
                  New Study Aid
                </LinkButton>
              </Flex>
            }
          />
          {entries.length === 0 && deleting.allGone.length === 0 ? (
            <None />
          ) : (
            <List entries={entries} user={user} deleting={deleting} />
          )}
        </>
      )}
    </Loaded>
  );
};

/** Everything a learner saved: found, opened, printed, exported, deleted and brought back. */
export const LibraryPage = () => {
  const { user } = useSession();
  return user ? <Library user={user} /> : <PageSkeleton label="Loading your study aids" />;
};
