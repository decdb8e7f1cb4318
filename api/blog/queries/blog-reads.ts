import type { Pool } from 'pg';
import { asInt } from '../../../database/expressions.ts';
import { query } from '../../../database/query.ts';
import { type Given, statement } from '../../../database/statement.ts';
import { blogPostsPerPage, mostBlogPosts } from '../../../domain/contracts/blog.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import type { BlogPostRow } from '../../../projectors/blog-posts/blog-posts.ts';

/** As text: so the moments of a read model are kept. */
type At = { readonly now: string };

/** What everyone may read at a moment, newest first. */
const listed = ({ now }: Given<At>) =>
  query
    .selectFrom('read.blog_post')
    .where('published_at', '<=', now)
    .orderBy('sorted_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(mostBlogPosts);

const names = statement('blog-post-names', (given: Given<At>) =>
  listed(given).select(({ ref }) => ['key', asInt(ref('revision')).as('revision')]),
);

const texts = statement('blog-post-texts', (given: Given<At>) => listed(given).select('data'));

const page = statement('blog-post-page', ({ skipped }: Given<{ readonly skipped: number }>) =>
  query
    .selectFrom('read.blog_post')
    .select('data')
    .orderBy('sorted_at', 'desc')
    .orderBy('key')
    .offset(skipped)
    .limit(blogPostsPerPage),
);

const total = statement('blog-post-total', () =>
  query.selectFrom('read.blog_post').select(({ fn }) => asInt(fn.countAll()).as('total')),
);

/** The posts of the blog. */
export const blogReads = (pool: Pool) => ({
  /** Names what is listed at a moment and each one's revision: the same name, the same list. */
  fingerprint: async (now: Instant): Promise<string> =>
    (await names.rows(pool, { now })).map(({ key, revision }) => `${key}:${revision}`).join(),
  listed: async (now: Instant): Promise<BlogPostRow[]> =>
    (await texts.rows(pool, { now })).map(({ data }) => data),
  page: async (number: number): Promise<BlogPostRow[]> =>
    (await page.rows(pool, { skipped: (number - 1) * blogPostsPerPage })).map(({ data }) => data),
  total: async (): Promise<number> => (await total.rows(pool))[0]?.total ?? 0,
});
