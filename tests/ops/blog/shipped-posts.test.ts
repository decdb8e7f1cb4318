import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTimeOf } from '../../../domain/blog/read-time.ts';
import { blogCategory, blogPicture } from '../../../domain/contracts/blog.ts';
import { FlawedPost, readPost, shippedPosts } from '../../../ops/blog/read-posts.ts';
import { root } from '../../architecture/tree.ts';

const posts = await shippedPosts();

const file = `title: Seven days
excerpt: A plan.
category: Wellness
tags: sleep, exam week
picture: seven-days
published: 2026-11-23

A paragraph that is
broken over lines.

Another one.
`;

describe('the posts that come with the product', () => {
  it('are at least eight, of every category, each with a title of its own', () => {
    expect(posts.length).toBeGreaterThanOrEqual(8);
    expect(new Set(posts.map(({ text }) => text.category))).toEqual(new Set(blogCategory.options));
    expect(new Set(posts.map(({ text }) => text.title)).size).toBe(posts.length);
  });

  it.each(posts.map((post) => [post.postId, post] as const))(
    '%s is worth the reading, and ends with where its facts are from',
    (_, { text }) => {
      const paragraphs = text.content.split('\n\n');
      expect(readTimeOf(text.content)).toBeGreaterThanOrEqual(2);
      expect(paragraphs.length).toBeGreaterThanOrEqual(6);
      expect(paragraphs.at(-1)).toMatch(/^Sources: /);
    },
  );

  it('have a drawing each, and every drawing is there', () => {
    for (const picture of blogPicture.options) {
      expect(existsSync(join(root, `web/public/blog-pictures/${picture}.svg`)), picture).toBe(true);
    }
  });
});

describe('the file of a post', () => {
  it('has a head, a blank line and paragraphs, which may be broken over lines', () => {
    expect(readPost('seven-days', file)).toEqual({
      postId: 'seven-days',
      publishedAt: '2026-11-23T12:00:00.000Z',
      text: {
        title: 'Seven days',
        excerpt: 'A plan.',
        content: 'A paragraph that is broken over lines.\n\nAnother one.',
        category: 'Wellness',
        tags: ['sleep', 'exam week'],
        picture: 'seven-days',
      },
    });
  });

  it.each([
    ['category: Wellness', 'category: Sports', 'category'],
    ['picture: seven-days', 'picture: nothing', 'picture'],
    ['published: 2026-11-23', 'published: soon', 'published'],
    ['title: Seven days', 'titel: Seven days', 'title'],
  ])(
    'is refused with "%s" as "%s", by the name of the file and of what is wrong',
    (as, now, named) => {
      const read = () => readPost('seven-days', file.replace(as, now));
      expect(read).toThrow(FlawedPost);
      expect(read).toThrow(new RegExp(`^seven-days: .*${named}`, 's'));
    },
  );
});
