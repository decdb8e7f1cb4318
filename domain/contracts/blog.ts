import { z } from 'zod';
import { accountId, blogPostId } from '../kernel/ids.ts';
import { line, lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { reason } from './admin.ts';

export const blogCategory = z.enum(['Professional Development', 'Wellness']);
export type BlogCategory = z.infer<typeof blogCategory>;

/** The drawings a post may be shown with: files of this name in web/public/blog-pictures. */
export const blogPicture = z.enum([
  'balance',
  'breathing',
  'forest-plot',
  'license',
  'night-shift',
  'preceptor',
  'retrieval',
  'seven-days',
  'study-group',
]);
export type BlogPicture = z.infer<typeof blogPicture>;

/** What each drawing shows, for whoever does not see it. */
export const blogPictureAlts: Readonly<Record<BlogPicture, string>> = {
  balance: 'A balance with uneven pans, a heart in the lower one',
  breathing: 'Circles around a dot, widening like a slow breath, with a wave on each side',
  'forest-plot': 'A forest plot: five studies with their intervals, and a diamond for all of them',
  license: 'A certificate with a seal, beside a calendar page',
  'night-shift': 'A bed in front of a darkened window, with a moon on the blind',
  preceptor: 'A clipboard with a checklist, between two cups on stools',
  retrieval: 'A stack of cards, beside one that is turned over to a question mark',
  'seven-days': 'Seven day boxes with less and less in them, and a flag in the last one',
  'study-group': 'A round table from above with four seats, and a card in the middle',
};

const tag = line({ min: [1, 'Leave no tag empty'], max: 30 });

/** What a post says, as whoever writes it gives it. */
export const blogPostText = z.strictObject({
  title: line({ min: [1, 'Give the post a title'], max: 120 }),
  excerpt: line({ min: [1, 'Say in a sentence or two what the post is about'], max: 300 }),
  /** Paragraphs, with a blank line between them. */
  content: lines({ min: [1, 'Write the post'], max: 20_000 }),
  category: blogCategory,
  tags: z
    .array(tag)
    .min(1, 'Give at least one tag')
    .max(8, 'Give 8 tags or fewer')
    .refine((tags) => new Set(tags).size === tags.length, 'Name each tag once'),
  picture: blogPicture,
});
export type BlogPostText = z.infer<typeof blogPostText>;

/** A post as its readers get it. */
export const blogPost = z.object({
  id: blogPostId,
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  category: blogCategory,
  author: z.string(),
  /** Minutes. */
  readTime: z.int().min(1),
  /** The path of a drawing on this site. */
  featuredImage: z.string(),
  featuredImageAlt: z.string(),
  tags: z.array(z.string()),
  publishedAt: instant,
  createdAt: instant,
});
export type BlogPost = z.infer<typeof blogPost>;

/** As many as the blog lists: the newest. */
export const mostBlogPosts = 100;

export const blogPosts = z.array(blogPost).max(mostBlogPosts);
export type BlogPosts = z.infer<typeof blogPosts>;

/** `scheduled`: its moment is yet to come. */
export const blogPostStatus = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
export type BlogPostStatus = z.infer<typeof blogPostStatus>;

const count = z.int().min(0);

/** A post as the list of administrators has it. */
export const blogPostItem = z.object({
  id: blogPostId,
  title: z.string(),
  category: blogCategory,
  status: blogPostStatus,
  publishedAt: instant.nullable(),
  createdAt: instant,
  changedAt: instant,
});
export type BlogPostItem = z.infer<typeof blogPostItem>;

export const blogPostsPerPage = 25;

export const blogPostQuery = z.strictObject({
  page: z.coerce.number().int().min(1, 'Pages begin at 1').max(100_000).default(1),
});

export const blogPostPage = z.object({ posts: z.array(blogPostItem), total: count, page: count });
export type BlogPostPage = z.infer<typeof blogPostPage>;

export const blogPostChange = z.object({
  what: z.enum(['written', 'scheduled', 'withdrawn']),
  /** Null of a post that came with the product. */
  by: accountId.nullable(),
  at: instant,
  /** For when it was published or scheduled. */
  publishedAt: instant.nullable(),
  /** Null where none was asked for, or the account of whoever gave it was erased. */
  reason: z.string().nullable(),
});
export type BlogPostChange = z.infer<typeof blogPostChange>;

export const blogPostDetail = blogPostItem.extend({
  excerpt: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  picture: blogPicture,
  /** To be named by a change, which is refused once another one was faster. */
  revision: count,
  /** The latest first. */
  changes: z.array(blogPostChange),
});
export type BlogPostDetail = z.infer<typeof blogPostDetail>;

/** Which state of the post whoever changes it has before them. */
const seen = { revision: z.int().min(1) };

export const reviseBlogPostBody = blogPostText.extend({ ...seen, reason });
export type ReviseBlogPostBody = z.infer<typeof reviseBlogPostBody>;

/** `publishedAt`: null is at once. */
export const scheduleBlogPostBody = z.strictObject({
  ...seen,
  publishedAt: instant.nullable(),
  reason,
});
export type ScheduleBlogPostBody = z.infer<typeof scheduleBlogPostBody>;

export const withdrawBlogPostBody = z.strictObject({ ...seen, reason });
export type WithdrawBlogPostBody = z.infer<typeof withdrawBlogPostBody>;
