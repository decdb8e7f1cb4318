import { type BlogPost, blogCategory } from '../../../domain/contracts/blog.ts';

export const anyCategory = 'All';

/** The buttons above the list. */
export const categories = [anyCategory, ...blogCategory.options] as const;
type SoughtCategory = (typeof categories)[number];

export type SoughtPosts = { readonly category: SoughtCategory; readonly text: string };

const holds = ({ title, excerpt, tags }: BlogPost, text: string): boolean =>
  [title, excerpt, ...tags].some((one) => one.toLowerCase().includes(text));

/** Those of a category whose title, excerpt or a tag holds the text, in the order given. */
export const findPosts = (
  posts: readonly BlogPost[],
  { category, text }: SoughtPosts,
): readonly BlogPost[] =>
  posts
    .filter((post) => category === anyCategory || post.category === category)
    .filter((post) => holds(post, text.trim().toLowerCase()));

/** "Showing 2 of 9 blog posts in Wellness matching "sleep"". */
export const resultLine = (
  { found, all }: { readonly found: number; readonly all: number },
  { category, text }: SoughtPosts,
): string => {
  const within = category === anyCategory ? '' : ` in ${category}`;
  const matching = text.trim() === '' ? '' : ` matching "${text.trim()}"`;
  return `Showing ${found} of ${all} blog posts${within}${matching}`;
};
