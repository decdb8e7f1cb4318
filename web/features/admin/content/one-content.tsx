import { Box, Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ContentDetail,
  type ContentStatus,
  contentMoves,
} from '../../../../domain/contracts/content.ts';
import { readContent } from '../../../../domain/contracts/study-aids.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { AidPanel } from '../../study-aid/panels/aid-panel.tsx';
import { type Wish, WishDialog } from '../wish-dialog.tsx';
import { AllContentButton } from './all-content-button.tsx';
import styles from './content.module.css';
import { contentKey, moveContent, oneContentQuery } from './content-queries.ts';
import { kindOf, moveWords, statusWords, topicsOf } from './content-words.ts';
import { ReviewedList } from './interchange/reviewed-list.tsx';
import { StatusBadge } from './status-badge.tsx';

const moveOf = (content: ContentDetail, to: ContentStatus): Wish => ({
  label: moveWords[to],
  title: `${moveWords[to]}: ${topicsOf(content)}`,
  consequence: `${statusWords[content.status]} becomes ${statusWords[to].toLowerCase()}.`,
  carryOut: (reason) => moveContent({ id: content.id, status: to, reason }),
});

const Moves = ({ content }: { readonly content: ContentDetail }) => {
  const [to, setTo] = useState<ContentStatus>();
  return (
    <Panel title="Status" note="Each change asks for a reason and stays in the audit.">
      <Flex direction="column" gap="3" align="start">
        <StatusBadge status={content.status} />
        <Flex gap="3" wrap="wrap">
          {contentMoves[content.status].map((status) => (
            <Button key={status} variant="surface" onClick={() => setTo(status)}>
              {moveWords[status]}
            </Button>
          ))}
        </Flex>
      </Flex>
      {to ? (
        <WishDialog
          wish={moveOf(content, to)}
          changes={contentKey}
          onClose={() => setTo(undefined)}
        />
      ) : null}
    </Panel>
  );
};

const History = ({ content: { changes, createdAt } }: { readonly content: ContentDetail }) => {
  const day = useShortDate();
  return (
    <Panel title="History">
      <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {changes.map(({ from, to, at, reason }) => (
          <Box asChild key={`${at}-${to}`} py="2">
            <li>
              <Text as="div" size="2">
                {statusWords[from]} to {statusWords[to].toLowerCase()}, {day(at)}
              </Text>
              <Text
                as="div"
                size="2"
                color="gray"
                className={classes(textStyles['pretty'], styles['reason'])}
              >
                {reason ?? 'The account of whoever said why was erased.'}
              </Text>
            </li>
          </Box>
        ))}
        <Box asChild py="2">
          <li>
            <Text size="2">Made as a draft, {day(createdAt)}</Text>
          </li>
        </Box>
      </ul>
    </Panel>
  );
};

const Body = ({ content: { method, content } }: { readonly content: ContentDetail }) => {
  if (method === null) return <ReviewedList content={content} />;
  const read = readContent(method, content);
  return read.ok ? <AidPanel aid={read.aid} /> : <Text as="p">This content cannot be shown.</Text>;
};

const Shown = ({ content }: { readonly content: ContentDetail }) => {
  return (
    <Grid columns={{ initial: '1', md: 'minmax(0, 1fr) 320px' }} gap="5" align="start">
      <Panel title={topicsOf(content)} note={kindOf(content)}>
        <Body content={content} />
      </Panel>
      <Flex direction="column" gap="5">
        <Moves content={content} />
        <History content={content} />
      </Flex>
    </Grid>
  );
};

type OneContentProps = { readonly id: string; readonly onClose: () => void };

/** One piece of content as learners would have it, and where it may go from here. */
export const OneContent = ({ id, onClose }: OneContentProps) => (
  <>
    <AllContentButton onClick={onClose} />
    <Loaded
      query={useQuery(oneContentQuery(id))}
      what="This content"
      skeleton={<PanelSkeleton height="480px" />}
    >
      {(content) => <Shown content={content} />}
    </Loaded>
  </>
);
