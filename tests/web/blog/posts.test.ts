import { describe, expect, it } from 'vitest';
import { type BlogPost, blogPost } from '../../../domain/contracts/blog.ts';
import { findPosts, resultLine } from '../../../web/features/blog/find-posts.ts';
import { paragraphsOf } from '../../../web/features/blog/paragraphs.ts';

const post = (id: string, changes: Partial<BlogPost>): BlogPost =>
  blogPost.parse({
    id,
    title: 'Untitled',
    excerpt: 'Nothing.',
    content: 'One.',
    category: 'Wellness',
    author: 'Boardwell editors',
    readTime: 1,
    featuredImage: '/blog-pictures/balance.svg',
    featuredImageAlt: 'A balance',
    tags: [],
    publishedAt: '2026-11-01T12:00:00.000Z',
    createdAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  });

const posts = [
  post('titled', { title: 'Sleeping by Day' }),
  post('told', { excerpt: 'On SLEEP.', category: 'Professional Development' }),
  post('tagged', { tags: ['night', 'Sleep'] }),
  post('inside', { content: 'sleep sleep sleep' }),
];
const ids = (found: readonly BlogPost[]) => found.map(({ id }) => String(id));

describe('looking for posts', () => {
  it('[BLOG-15] goes by title, excerpt and any tag, whatever the case, and not by the body', () => {
    for (const text of ['sleep', 'SLEEP', '  Sleep ']) {
      expect(ids(findPosts(posts, { category: 'All', text }))).toEqual([
        'titled',
        'told',
        'tagged',
      ]);
    }
  });

  it('[BLOG-16] keeps to the chosen category, or to none', () => {
    expect(ids(findPosts(posts, { category: 'Professional Development', text: '' }))).toEqual([
      'told',
    ]);
    expect(ids(findPosts(posts, { category: 'Wellness', text: 'sleep' }))).toEqual([
      'titled',
      'tagged',
    ]);
    expect(findPosts(posts, { category: 'All', text: '' })).toHaveLength(4);
  });

  it('[BLOG-05] [BLOG-06] [BLOG-07] says how many of how many, in what and matching what', () => {
    const counts = { found: 2, all: 9 };
    expect(resultLine(counts, { category: 'All', text: ' ' })).toBe('Showing 2 of 9 blog posts');
    expect(resultLine(counts, { category: 'Wellness', text: '' })).toBe(
      'Showing 2 of 9 blog posts in Wellness',
    );
    expect(resultLine(counts, { category: 'All', text: 'sleep ' })).toBe(
      'Showing 2 of 9 blog posts matching "sleep"',
    );
    expect(resultLine(counts, { category: 'Wellness', text: 'sleep' })).toBe(
      'Showing 2 of 9 blog posts in Wellness matching "sleep"',
    );
  });
});

describe('the body of a post', () => {
  it('[BLOG-22] is apart at blank lines, and only there', () => {
    expect(paragraphsOf('One\nstill one.\n\nTwo.\n \t\nThree.\r\n\r\nFour.')).toEqual([
      'One\nstill one.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('[BLOG-23] loses its paragraph tags and its empty paragraphs, and nothing else', () => {
    const body = '<p>One.</p>\n\n<p></p>\n\n\n\n<P class="lead">Two <b>bold</b> < 3.</P>\n\n  \n\n';
    expect(paragraphsOf(body)).toEqual(['One.', 'Two <b>bold</b> < 3.']);
    expect(paragraphsOf('<p> </p>\n\n')).toEqual([]);
    expect(paragraphsOf('<pre>kept</pre>')).toEqual(['<pre>kept</pre>']);
  });
});
