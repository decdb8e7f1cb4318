import { Button, Callout, Card, Flex, Grid, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { BlogPost } from '../../../domain/contracts/blog.ts';
import { type BlogPostId, blogPostId } from '../../../domain/kernel/ids.ts';
import { terms } from '../../ui/terms.ts';
import { Article } from './article.tsx';
import { blogPostsQuery } from './blog-query.ts';
import { useDiscussions } from './discussion/use-discussions.ts';
import { BlogHead, PostList, useSought } from './post-list.tsx';

const Waiting = () => (
  <>
    <BlogHead />
    <Text as="p" size="2" color="gray" mb="4" role="status">
      Loading blog posts...
    </Text>
    <Grid columns={{ initial: '1', sm: '2', md: '3' }} gap="5" aria-hidden="true">
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <Card key={place} size="2">
          <Skeleton height="420px" />
        </Card>
      ))}
    </Grid>
  </>
);

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <BlogHead />
    <Callout.Root color="red" role="alert">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Flex direction="column" align="start" gap="3">
        <Callout.Text>Failed to fetch blog posts</Callout.Text>
        <Button variant="surface" color="red" onClick={onRetry}>
          <RotateCcw size={14} aria-hidden="true" />
          {terms.tryAgain}
        </Button>
      </Flex>
    </Callout.Root>
  </>
);

const opened = z.object({ post: blogPostId });

/** Which post is open stands beside the address, so that the browser's Back leads to the list. */
const useOpened = () => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  return {
    id: opened.safeParse(state).data?.post,
    open: (post: BlogPostId): void => void navigate(pathname, { state: { post } }),
    close: (): void => void navigate(-1),
  };
};

const Posts = ({ posts }: { readonly posts: readonly BlogPost[] }) => {
  const { id, open, close } = useOpened();
  const [sought, seek] = useSought();
  const discussionOf = useDiscussions();
  const cameFrom = useRef<BlogPostId>(undefined);
  const post = posts.find((one) => one.id === id);
  const openFrom = (next: BlogPostId): void => {
    cameFrom.current = next;
    open(next);
  };
  if (!post) {
    const from = cameFrom.current;
    return (
      <PostList posts={posts} sought={sought} onSeek={seek} onOpen={openFrom} cameFrom={from} />
    );
  }
  return <Article key={post.id} post={post} onBack={close} {...discussionOf(post.id)} />;
};

/** The posts of the blog, and one of them in their place. */
export const BlogPage = () => {
  const { data, isError, refetch } = useQuery(blogPostsQuery());
  if (data) return <Posts posts={data} />;
  return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
};
