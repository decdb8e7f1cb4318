import { Box, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ContentItem } from '../../../../domain/contracts/content.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useShortDate } from '../users/use-short-date.ts';
import { contentListQuery } from './content-queries.ts';
import { kindOf, topicsOf } from './content-words.ts';
import { StatusBadge } from './status-badge.tsx';

const most = 6;

const Row = ({ item }: { readonly item: ContentItem }) => {
  const day = useShortDate();
  return (
    <Box asChild py="3">
      <li>
        <Flex justify="between" align="center" gap="3">
          <TextLink to={`/admin?tab=library&open=${item.id}`}>{topicsOf(item)}</TextLink>
          <StatusBadge status={item.status} />
        </Flex>
        <Flex justify="between" gapX="3" wrap="wrap" mt="1">
          <Text size="2" color="gray" className="num">
            {kindOf(item)}
          </Text>
          <Text size="2" color="gray" className="num">
            {day(item.createdAt)}
          </Text>
        </Flex>
      </li>
    </Box>
  );
};

/** The newest content, whatever its status. */
export const MadeLately = () => (
  <Loaded
    query={useQuery(contentListQuery(''))}
    what="What was made lately"
    skeleton={<PanelSkeleton height="360px" />}
  >
    {({ content }) => (
      <Panel
        title="Made lately"
        action={<TextLink to="/admin?tab=library">Content Library</TextLink>}
      >
        {content.length === 0 ? (
          <Text as="p" size="2" color="gray">
            Nothing was made yet. Quizzes, exams and flashcards made here stand in this list, the
            newest first.
          </Text>
        ) : (
          <ul className="rows bare-list made-lately" aria-label="Made lately">
            {content.slice(0, most).map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Panel>
    )}
  </Loaded>
);
