import { Button, Table } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type BlogPostItem, blogPostsPerPage } from '../../../../domain/contracts/blog.ts';
import { grouped } from '../../../format/counts.ts';
import { dateAndTime, shortDate } from '../../../format/learner-dates.ts';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTurns, turnsOf } from '../../../ui/page-turns.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import tablesStyles from '../../../ui/tables.module.css';
import { useReaderCalendar } from '../use-reader-calendar.ts';
import { blogPostListQuery } from './admin-queries.ts';
import styles from './blog-admin.module.css';
import { PostStatusBadge } from './status-badge.tsx';

type OnOpen = { readonly onOpen: (id: string) => void };

const Row = ({ post, onOpen }: { readonly post: BlogPostItem } & OnOpen) => {
  const calendar = useReaderCalendar();
  return (
    <Table.Row>
      <Table.RowHeaderCell>
        <button type="button" className={styles['open']} onClick={() => onOpen(post.id)}>
          {post.title}
        </button>
      </Table.RowHeaderCell>
      <Table.Cell data-name="Category">{post.category}</Table.Cell>
      <Table.Cell data-name="Status">
        <PostStatusBadge status={post.status} />
      </Table.Cell>
      <Table.Cell data-name="Publication">
        {post.publishedAt ? dateAndTime(post.publishedAt, calendar) : 'None'}
      </Table.Cell>
      <Table.Cell data-name="Changed">{shortDate(post.changedAt, calendar)}</Table.Cell>
    </Table.Row>
  );
};

const columns = ['Post', 'Category', 'Status', 'Publication', 'Changed'] as const;

type PagesProps = {
  readonly page: number;
  readonly total: number;
  readonly onGo: (page: number) => void;
};

const Pages = ({ page, total, onGo }: PagesProps) => {
  const last = Math.max(1, Math.ceil(total / blogPostsPerPage));
  return (
    <PageTurns
      label="Pages of posts"
      status={`${grouped(total)} posts, page ${page} of ${grouped(last)}`}
      {...turnsOf({ page, last, onGo })}
    />
  );
};

/** Every post, drafts and withdrawn ones among them. */
export const PostTable = ({ onOpen }: OnOpen) => {
  const [page, setPage] = useState(1);
  const newPost = (
    <Button onClick={() => onOpen('new')}>
      <Plus size={16} aria-hidden="true" />
      New post
    </Button>
  );
  return (
    <>
      <PageHead title="Blog posts" action={newPost}>
        What everyone reads at /blog. A new post is a draft until you publish it.
      </PageHead>
      <Loaded
        query={useQuery(blogPostListQuery(page))}
        what="The list of posts"
        skeleton={<PanelSkeleton height="480px" />}
      >
        {({ posts, total }) => (
          <Panel>
            <Table.Root className={classes(tablesStyles['bare'], styles['posts'])} size="2">
              <Table.Header>
                <Table.Row>
                  {columns.map((column) => (
                    <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {posts.map((post) => (
                  <Row key={post.id} post={post} onOpen={onOpen} />
                ))}
              </Table.Body>
            </Table.Root>
            <Pages page={page} total={total} onGo={setPage} />
          </Panel>
        )}
      </Loaded>
    </>
  );
};
