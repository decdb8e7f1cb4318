import { Box, Button, Flex, Grid, Text, TextField } from '@radix-ui/themes';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { BlogPost } from '../../../domain/contracts/blog.ts';
import type { BlogPostId } from '../../../domain/kernel/ids.ts';
import { classes } from '../../ui/classes.ts';
import { PageHead } from '../../ui/page-head.tsx';
import textStyles from '../../ui/text.module.css';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import styles from './blog.module.css';
import { anyCategory, categories, findPosts, resultLine, type SoughtPosts } from './find-posts.ts';
import { PostCard } from './post-card.tsx';

const everything: SoughtPosts = { category: anyCategory, text: '' };

/** What is sought in the list; it outlives a look into a post. */
export const useSought = () => useState(everything);

const buttons = categories.map((category) => ({ value: category, label: category }));

export const BlogHead = () => (
  <PageHead title="Healthcare Provider Community">
    Plain, short articles on preparing for a board exam, on clinical work, and on staying well in
    it.
  </PageHead>
);

type Sought = {
  readonly sought: SoughtPosts;
  readonly onSeek: (sought: SoughtPosts) => void;
};

const Filters = ({ sought, onSeek }: Sought) => (
  <Flex gap="3" mb="4" wrap="wrap" align="center">
    <Box className={styles['post-search']}>
      <TextField.Root
        type="search"
        aria-label="Search blog posts"
        placeholder="Search blog posts..."
        maxLength={100}
        value={sought.text}
        onChange={({ target }) => onSeek({ ...sought, text: target.value })}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden="true" />
        </TextField.Slot>
      </TextField.Root>
    </Box>
    <ToggleButtons
      label="Category"
      size="2"
      options={buttons}
      value={sought.category}
      onChange={(category) => onSeek({ ...sought, category })}
    />
  </Flex>
);

const NoneFound = ({ onClear }: { readonly onClear: () => void }) => (
  <Flex direction="column" align="start" gap="3" py="6">
    <Text as="p">No blog posts found matching your criteria.</Text>
    <Button variant="surface" color="gray" onClick={onClear}>
      Show all posts
    </Button>
  </Flex>
);

type PostListProps = Sought & {
  readonly posts: readonly BlogPost[];
  readonly onOpen: (id: BlogPostId) => void;
  /** Whence a reader comes back, to be met there. */
  readonly cameFrom: BlogPostId | undefined;
};

export const PostList = ({ posts, sought, onSeek, onOpen, cameFrom }: PostListProps) => {
  const found = findPosts(posts, sought);
  const left = useRef<HTMLButtonElement>(null);
  // Once: whoever then types into the search keeps the focus there.
  useEffect(() => {
    left.current?.focus();
  }, []);
  return (
    <>
      <BlogHead />
      <Filters sought={sought} onSeek={onSeek} />
      <Text
        as="p"
        size="2"
        color="gray"
        mb="4"
        role="status"
        className={classes(textStyles['num'], styles['result-line'])}
      >
        {resultLine({ found: found.length, all: posts.length }, sought)}
      </Text>
      {found.length === 0 ? <NoneFound onClear={() => onSeek(everything)} /> : null}
      <Grid columns={{ initial: '1', sm: '2', md: '3' }} gap="5">
        {found.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            onOpen={() => onOpen(post.id)}
            buttonRef={post.id === cameFrom ? left : undefined}
          />
        ))}
      </Grid>
    </>
  );
};
