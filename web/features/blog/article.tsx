import { Badge, Box, Button, Flex, Heading, Separator, Text } from '@radix-ui/themes';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BlogPost } from '../../../domain/contracts/blog.ts';
import { longDate } from '../../format/learner-dates.ts';
import textStyles from '../../ui/text.module.css';
import styles from './blog.module.css';
import { Comments } from './discussion/comments.tsx';
import { ReactionButtons } from './discussion/reaction-buttons.tsx';
import type { DiscussionOf } from './discussion/use-discussions.ts';
import { paragraphsOf } from './paragraphs.ts';
import { PostPicture } from './post-picture.tsx';
import { useReaderCalendar } from './use-reader-calendar.ts';

/** A reader begins at its title, wherever the list stood. */
const useBeginning = () => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return title;
};

const Body = ({ content }: Pick<BlogPost, 'content'>) =>
  paragraphsOf(content).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a body does not change while it is read
    <Text key={index} as="p" size="3" mb="4" className={textStyles['pretty']}>
      {paragraph}
    </Text>
  ));

type ArticleProps = DiscussionOf & { readonly post: BlogPost; readonly onBack: () => void };

/** A post with what its reader says of it. */
export const Article = ({ post, discussion, choose, comment, onBack }: ArticleProps) => {
  const calendar = useReaderCalendar();
  const title = useBeginning();
  return (
    <Box className={styles['article']}>
      <Button variant="ghost" color="gray" mb="4" onClick={onBack}>
        <ArrowLeft size={16} aria-hidden="true" />
        Back to Blog
      </Button>
      <article>
        <PostPicture post={post} />
        <Flex gap="3" mt="5" mb="3" wrap="wrap" align="center">
          <Badge color="teal">{post.category}</Badge>
          <Text size="2" color="gray">
            By {post.author}
          </Text>
          <Text size="2" color="gray" className={textStyles['num']}>
            {post.readTime} min read
          </Text>
          <Text asChild size="2" color="gray" className={textStyles['num']}>
            <time dateTime={post.publishedAt}>{longDate(post.publishedAt, calendar)}</time>
          </Text>
        </Flex>
        <Heading
          ref={title}
          as="h1"
          size="7"
          weight="medium"
          tabIndex={-1}
          className={textStyles['balance']}
        >
          {post.title}
        </Heading>
        <Text as="p" size="4" color="gray" mt="3" mb="5" className={textStyles['pretty']}>
          {post.excerpt}
        </Text>
        <Body content={post.content} />
        <Flex gap="3" wrap="wrap" mb="5">
          {post.tags.map((tag) => (
            <Text key={tag} size="2" color="gray">
              #{tag}
            </Text>
          ))}
        </Flex>
      </article>
      <Separator size="4" mb="5" />
      <ReactionButtons reactions={discussion.reactions} onChoose={choose} />
      <Text as="p" size="2" color="gray" mt="3" mb="6" className={textStyles['pretty']}>
        Reactions and comments stay on this page in your browser. Nobody else sees them, and they
        are gone when you leave the blog.
      </Text>
      <Comments comments={discussion.comments} onPost={comment} />
    </Box>
  );
};
