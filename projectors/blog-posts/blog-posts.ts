import { match } from 'ts-pattern';
import type { BlogCategory } from '../../domain/contracts/blog.ts';
import type { BlogPostId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { projection } from '../projection.ts';

/** A post with its text, for it is read far more often than it is written. */
export type BlogPostRow = {
  readonly postId: BlogPostId;
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: BlogCategory;
  readonly tags: readonly string[];
  readonly picture: string;
  readonly status: 'draft' | 'published' | 'withdrawn';
  readonly publishedAt: Instant | null;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
  /** Counts its changes. */
  readonly revision: number;
};

/** The posts of the blog, those that nobody but an administrator sees among them. */
export const blogPosts = projection<BlogPostRow>()({
  name: 'blog-posts',
  version: 1,
  table: 'blog_post',
  owner: null,
  handles: ['BlogPostWritten', 'BlogPostScheduled', 'BlogPostWithdrawn'],
  columns: [
    // Null of a post that is not to be read by everyone.
    { name: 'published_at', type: 'text', of: ({ publishedAt }) => publishedAt },
    { name: 'created_at', type: 'text', of: ({ createdAt }) => createdAt },
    {
      name: 'sorted_at',
      type: 'text',
      of: ({ publishedAt, createdAt }) => publishedAt ?? createdAt,
    },
    { name: 'revision', type: 'bigint', of: ({ revision }) => revision },
  ],
  indexes: [['sorted_at', 'key'], ['published_at']],
  keys: ({ data }) => [data.postId],
  evolve: (row, event) =>
    match(event)
      .returnType<BlogPostRow | undefined>()
      .with(
        { type: 'BlogPostWritten' },
        ({ data: { postId, at, title, excerpt, content, category, tags, picture } }) => ({
          postId,
          title,
          excerpt,
          content,
          category,
          tags,
          picture,
          status: row?.status ?? 'draft',
          publishedAt: row?.publishedAt ?? null,
          createdAt: row?.createdAt ?? at,
          changedAt: at,
          revision: (row?.revision ?? 0) + 1,
        }),
      )
      .with(
        { type: 'BlogPostScheduled' },
        ({ data: { publishedAt, at } }) =>
          row && {
            ...row,
            status: 'published',
            publishedAt,
            changedAt: at,
            revision: row.revision + 1,
          },
      )
      .with(
        { type: 'BlogPostWithdrawn' },
        ({ data: { at } }) =>
          row && {
            ...row,
            status: 'withdrawn',
            publishedAt: null,
            changedAt: at,
            revision: row.revision + 1,
          },
      )
      .exhaustive(),
});
