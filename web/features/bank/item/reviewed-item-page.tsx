import { Badge, Flex, Grid, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useParams } from 'react-router-dom';
import type { ReviewedItem } from '../../../../domain/contracts/item-review.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { AdminsOnly } from '../../admin/admins-only.tsx';
import { ReviewEntryPanel } from '../review-entry.tsx';
import { ItemFindings } from './item-findings.tsx';
import { ItemHistoryPanel } from './item-history-panel.tsx';
import { reviewedItemQuery } from './reviewed-item-query.ts';

const sourcesOf = ({
  source,
  asOf,
  review,
}: ReviewedItem): readonly (readonly [string, string])[] => [
  ['Class of source', source],
  ...(asOf === null ? [] : [['Guidelines of', asOf] as const]),
  ...(review === null ? [] : [['To be looked at again', review] as const]),
];

const Sources = ({ item }: { readonly item: ReviewedItem }) => (
  <Panel title="Source">
    <dl className={bareListStyles['bare-list']}>
      {sourcesOf(item).map(([name, value]) => (
        <Fragment key={name}>
          <Text size="2" color="gray" asChild>
            <dt>{name}</dt>
          </Text>
          <Text size="2" mb="2" asChild className={textStyles['pretty']}>
            <dd>{value}</dd>
          </Text>
        </Fragment>
      ))}
    </dl>
  </Panel>
);

const Shown = ({ item }: { readonly item: ReviewedItem }) => (
  <Grid columns={{ initial: '1', md: 'minmax(0, 1fr) 320px' }} gap="5" align="start">
    <Flex direction="column" gap="3" minWidth="0">
      {item.status === 'withdrawn' ? (
        <Badge color="amber" size="2">
          Withdrawn: no new quiz or exam asks it
        </Badge>
      ) : null}
      <ReviewEntryPanel entry={item.entry} whole={item} />
    </Flex>
    <Flex direction="column" gap="5">
      <ItemFindings {...item} />
      <ItemHistoryPanel history={item.history} />
      <Sources item={item} />
    </Flex>
  </Grid>
);

const Reviewed = ({ itemId }: { readonly itemId: string }) => (
  <>
    <PageHead title={itemId}>
      <TextLink to="/admin/review">All questions to review</TextLink>
    </PageHead>
    <Loaded
      query={useQuery(reviewedItemQuery(itemId))}
      what="The question"
      skeleton={<PanelSkeleton height="480px" />}
    >
      {(item) => <Shown item={item} />}
    </Loaded>
  </>
);

/** One question as its reviewer judges it: item, rationale, findings, use, history, and another key. */
export const ReviewedItemPage = () => {
  const { itemId = '' } = useParams();
  return (
    <AdminsOnly>
      <Reviewed itemId={itemId} />
    </AdminsOnly>
  );
};
