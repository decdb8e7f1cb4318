import { Avatar, Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { dateAndTime } from '../../../format/learner-dates.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../blog.module.css';
import { useReaderCalendar } from '../use-reader-calendar.ts';
import { CommentForm } from './comment-form.tsx';
import type { BlogComment, CommentDraft } from './discussion.ts';

const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? '';

const Comment = ({ comment }: { readonly comment: BlogComment }) => {
  const calendar = useReaderCalendar();
  const { authorName, content, createdAt } = comment;
  return (
    <Flex asChild gap="3" py="4">
      <li>
        <Avatar size="2" radius="full" fallback={initialOf(authorName)} aria-hidden="true" />
        <Box minWidth="0">
          <Flex gapX="3" wrap="wrap" align="baseline">
            <Text weight="medium" className={styles['comment-words']}>
              {authorName}
            </Text>
            <Text asChild size="2" color="gray" className={textStyles['num']}>
              <time dateTime={createdAt}>{dateAndTime(createdAt, calendar)}</time>
            </Text>
          </Flex>
          <Text as="p" mt="1" className={classes(styles['comment-words'], styles['comment-text'])}>
            {content}
          </Text>
        </Box>
      </li>
    </Flex>
  );
};

type CommentsProps = {
  readonly comments: readonly BlogComment[];
  readonly onPost: (draft: CommentDraft) => void;
};

export const Comments = ({ comments, onPost }: CommentsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button or field that had the focus goes with the form.
  const close = (): void => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="comments">
      <Flex justify="between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading ref={heading} as="h2" size="4" weight="medium" id="comments" tabIndex={-1}>
          Comments ({comments.length})
        </Heading>
        {isOpen ? null : (
          <Button variant="surface" onClick={() => setIsOpen(true)}>
            <MessageSquarePlus size={16} aria-hidden="true" />
            Add Comment
          </Button>
        )}
      </Flex>
      {isOpen ? <CommentForm onPost={onPost} onClose={close} /> : null}
      {comments.length === 0 ? (
        <Text as="p" color="gray" mt="3">
          No comments yet. Be the first to share your thoughts!
        </Text>
      ) : (
        <ul className={classes(bareListStyles['bare-list'], styles['comments'])}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </section>
  );
};
