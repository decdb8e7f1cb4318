import { Badge, Button, Card, Flex, Heading, Inset, Text } from '@radix-ui/themes';
import { type Ref, useId } from 'react';
import type { BlogPost } from '../../../domain/contracts/blog.ts';
import { shortDate } from '../../format/learner-dates.ts';
import textStyles from '../../ui/text.module.css';
import styles from './blog.module.css';
import { PostPicture } from './post-picture.tsx';
import { useReaderCalendar } from './use-reader-calendar.ts';

const mostTags = 3;

type PostCardProps = {
  readonly post: BlogPost;
  readonly onOpen: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
};

/** A click anywhere on it opens the post: its button covers it. */
export const PostCard = ({ post, onOpen, buttonRef }: PostCardProps) => {
  const id = useId();
  const calendar = useReaderCalendar();
  return (
    <Card asChild size="2" className={styles['post-card']}>
      <article aria-labelledby={`${id}-title`}>
        <Inset clip="padding-box" side="top" pb="current">
          <PostPicture post={post} isLazy />
        </Inset>
        <Flex direction="column" gap="3" className={styles['post-card-words']}>
          <Badge color="teal" className={styles['post-category']}>
            {post.category}
          </Badge>
          <Heading
            as="h2"
            size="4"
            weight="medium"
            id={`${id}-title`}
            className={textStyles['balance']}
          >
            {post.title}
          </Heading>
          <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
            {post.excerpt}
          </Text>
          <Text as="p" size="2" color="gray" className={textStyles['num']}>
            {post.author}
            <br />
            <time dateTime={post.publishedAt}>{shortDate(post.publishedAt, calendar)}</time>
            {` · ${post.readTime} min read`}
          </Text>
          <Flex gap="2" wrap="wrap" className={styles['post-tags']}>
            {post.tags.slice(0, mostTags).map((tag) => (
              <Badge key={tag} color="gray" variant="surface">
                {tag}
              </Badge>
            ))}
          </Flex>
          <Button
            ref={buttonRef}
            id={`${id}-open`}
            variant="soft"
            className={styles['post-open']}
            aria-labelledby={`${id}-open ${id}-title`}
            onClick={onOpen}
          >
            Read Full Article
          </Button>
        </Flex>
      </article>
    </Card>
  );
};
