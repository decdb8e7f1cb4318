import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PostText } from '../../domain/blog/blog-post.ts';
import { blogPostText } from '../../domain/contracts/blog.ts';
import { type BlogPostId, blogPostId } from '../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../domain/kernel/time.ts';
import { calendarDay } from '../../domain/kernel/time.ts';

export type ShippedPost = {
  readonly postId: BlogPostId;
  readonly text: PostText;
  readonly publishedAt: Instant;
};

/** A file of a post is not as `docs/blog.md` says. */
export class FlawedPost extends Error {
  override name = 'FlawedPost' as const;
}

const folder = new URL('./posts/', import.meta.url);

const fields = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  tags: z.string().transform((tags) => tags.split(',').map((tag) => tag.trim())),
  picture: z.string(),
  published: calendarDay,
});

/** `name: value` on each line above the first blank one. */
const headOf = (head: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const [, name = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return [name, value] as const;
    }),
  );

/** A paragraph may be broken over lines in its file; in the post it is one. */
const paragraphsOf = (body: string): string =>
  body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** Noon in UTC is the same day nearly everywhere. */
const noonOf = (day: CalendarDay): Instant => `${day}T12:00:00.000Z` as Instant;

/** A post as its file tells it: its head, a blank line, its paragraphs. Throws `FlawedPost`. */
export const readPost = (name: string, file: string): ShippedPost => {
  const text = file.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const head = fields.safeParse(headOf(text.slice(0, end).trim()));
  if (!head.success) throw new FlawedPost(`${name}: ${z.prettifyError(head.error)}`);
  const { published, ...about } = head.data;
  const read = blogPostText.safeParse({ ...about, content: paragraphsOf(text.slice(end)) });
  if (!read.success) throw new FlawedPost(`${name}: ${z.prettifyError(read.error)}`);
  return { postId: blogPostId.parse(name), text: read.data, publishedAt: noonOf(published) };
};

/** The posts that come with the product, each a file of its name. Throws `FlawedPost`. */
export const shippedPosts = async (): Promise<readonly ShippedPost[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  return Promise.all(
    files.map(async (file) =>
      readPost(file.replace(/\.md$/, ''), await readFile(new URL(file, folder), 'utf8')),
    ),
  );
};
