import { Box, Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BlogPostDetail, BlogPostText } from '../../../../domain/contracts/blog.ts';
import { dateAndTime } from '../../../format/learner-dates.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { useReaderCalendar } from '../use-reader-calendar.ts';
import { oneBlogPostQuery, revisePost, writePost } from './admin-queries.ts';
import styles from './blog-admin.module.css';
import { PostForm } from './post-form.tsx';
import { changeWords } from './post-words.ts';
import { Publication } from './publication.tsx';
import { usePostChange } from './use-post-change.ts';

const failed = 'The server did not answer.';

const History = ({ changes }: Pick<BlogPostDetail, 'changes'>) => {
  const calendar = useReaderCalendar();
  return (
    <Panel title="History">
      <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
        {changes.map(({ what, by, at, publishedAt, reason }) => (
          <Box asChild key={`${at}-${what}`} py="2">
            <li>
              <Text as="div" size="2" className={textStyles['num']}>
                {changeWords[what]}, {dateAndTime(at, calendar)}
                {publishedAt ? `, for ${dateAndTime(publishedAt, calendar)}` : ''}
              </Text>
              <Text
                as="div"
                size="2"
                color="gray"
                className={classes(textStyles['pretty'], styles['reason'])}
              >
                {by === null ? 'Comes with the product' : (reason ?? 'No reason is kept')}
              </Text>
            </li>
          </Box>
        ))}
      </ul>
    </Panel>
  );
};

const textOf = ({
  title,
  excerpt,
  content,
  category,
  tags,
  picture,
}: BlogPostDetail): BlogPostText => ({ title, excerpt, content, category, tags, picture });

const saved = (): void =>
  showToast({ title: 'Post saved', description: 'The text of the post has been saved.' });

const Shown = ({ post }: { readonly post: BlogPostDetail }) => {
  const revising = usePostChange(revisePost, saved);
  return (
    <>
      <PageHead title={post.title} />
      <Grid columns={{ initial: '1', md: 'minmax(0, 1fr) 320px' }} gap="5" align="start">
        <Panel title="Text">
          <PostForm
            key={post.revision}
            text={textOf(post)}
            submitLabel="Save the text"
            asksReason
            isPending={revising.isPending}
            problem={revising.isError ? (serverText(revising.error) ?? failed) : undefined}
            onSubmit={(text, reason) =>
              revising.mutate({ id: post.id, body: { ...text, reason, revision: post.revision } })
            }
          />
        </Panel>
        <Flex direction="column" gap="5">
          <Publication post={post} />
          <History changes={post.changes} />
        </Flex>
      </Grid>
    </>
  );
};

type WithWayBackProps = { readonly onClose: () => void; readonly children: ReactNode };

const WithWayBack = ({ onClose, children }: WithWayBackProps) => {
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone: the keyboard continues from the way back.
  useEffect(() => {
    back.current?.focus();
  }, []);
  return (
    <>
      <Box mb="3">
        <Button ref={back} variant="ghost" color="gray" onClick={onClose}>
          <ArrowLeft size={16} aria-hidden="true" />
          All posts
        </Button>
      </Box>
      {children}
    </>
  );
};

type OnePostProps = { readonly id: string; readonly onClose: () => void };

/** A post with its text, where it stands and how it came there. */
export const OnePost = ({ id, onClose }: OnePostProps) => (
  <WithWayBack onClose={onClose}>
    <Loaded
      query={useQuery(oneBlogPostQuery(id))}
      what="This post"
      skeleton={<PanelSkeleton height="480px" />}
    >
      {(post) => <Shown post={post} />}
    </Loaded>
  </WithWayBack>
);

const blank: BlogPostText = {
  title: '',
  excerpt: '',
  content: '',
  category: 'Professional Development',
  tags: [],
  picture: 'seven-days',
};

type NewPostProps = { readonly onWritten: (id: string) => void; readonly onClose: () => void };

/** A post to be written; a draft once it is saved. */
export const NewPost = ({ onWritten, onClose }: NewPostProps) => {
  const writing = usePostChange(writePost, ({ id }) => onWritten(id));
  return (
    <WithWayBack onClose={onClose}>
      <PageHead title="New post">It is saved as a draft that only administrators see.</PageHead>
      <Panel>
        <PostForm
          text={blank}
          submitLabel="Save as a draft"
          asksReason={false}
          isPending={writing.isPending}
          problem={writing.isError ? (serverText(writing.error) ?? failed) : undefined}
          onSubmit={(text) => writing.mutate(text)}
        />
      </Panel>
    </WithWayBack>
  );
};
