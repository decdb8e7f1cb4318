import { z } from 'zod';
import { blogCategory } from '../contracts/blog.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, blogPostId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const about = {
  postId: blogPostId,
  /** Null of a post that comes with the product. */
  by: accountId.nullable(),
  at: instant,
};

/** In the words of whoever changed it; absent where nobody was asked. */
const reason = z.string().optional();

/** A post reads so from then on: the first time a draft, later whatever it was. */
const blogPostWritten = defineEvent({
  type: 'BlogPostWritten',
  personal: ['reason'],
  data: z.strictObject({
    ...about,
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    category: blogCategory,
    tags: z.array(z.string()),
    picture: z.string(),
    reason,
  }),
});

/** It is read by everyone from `publishedAt` on. */
const blogPostScheduled = defineEvent({
  type: 'BlogPostScheduled',
  personal: ['reason'],
  data: z.strictObject({ ...about, publishedAt: instant, reason }),
});

const blogPostWithdrawn = defineEvent({
  type: 'BlogPostWithdrawn',
  personal: ['reason'],
  data: z.strictObject({ ...about, reason }),
});

export const blogEvents = [blogPostWritten, blogPostScheduled, blogPostWithdrawn] as const;
export type BlogEvent = EventOf<(typeof blogEvents)[number]>;
