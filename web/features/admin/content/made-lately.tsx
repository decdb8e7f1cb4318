import { Box, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { ContentItem } from '../../../../domain/contracts/content.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './content.module.css';
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
          <Text size="2" color="gray" className={textStyles['num']}>
            {kindOf(item)}
          </Text>
          <Text size="2" color="gray" className={textStyles['num']}>
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
          <ul
            className={classes(
              cellsStyles['rows'],
              bareListStyles['bare-list'],
              styles['made-lately'],
            )}
            aria-label="Made lately"
          >
            {content.slice(0, most).map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Panel>
    )}
  </Loaded>
);
