import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { blogPosts } from '../../../domain/contracts/blog.ts';
import { fakeApi, maya } from '../support/fake-api.ts';
import { addressNow, renderApp } from '../support/render-app.tsx';

const post = {
  id: 'sleep',
  title: 'Sleeping by day',
  excerpt: 'What helps on a run of nights.',
  content: '<p>Before the first night.</p>\n\n<p></p>\n\nDuring the shift.',
  category: 'Wellness',
  author: 'Boardwell editors',
  readTime: 3,
  featuredImage: '/blog-pictures/night-shift.svg',
  featuredImageAlt: 'A bed in front of a darkened window',
  tags: ['sleep', 'night shift', 'fatigue', 'safety'],
  publishedAt: '2026-11-05T12:00:00.000Z',
  createdAt: '2026-11-05T12:00:00.000Z',
};
const other = {
  ...post,
  id: 'license',
  title: 'Renewing a license',
  category: 'Professional Development',
  tags: ['license'],
  publishedAt: '2026-10-26T12:00:00.000Z',
};

const open = (posts: readonly object[] = [post, other]) => {
  const api = fakeApi(maya);
  api.on('GET /api/blog-posts', () => ({ json: blogPosts.parse(posts) }));
  renderApp('/blog');
  return api;
};

const card = (title: string) => screen.findByRole('article', { name: title });

const openPost = async (title = post.title) => {
  await userEvent.click(within(await card(title)).getByRole('button'));
  await screen.findByRole('button', { name: 'Back to Blog' });
};

describe('the list of posts', () => {
  it('[BLOG-01] [BLOG-02] [BLOG-03] [BLOG-04] says that it loads, then has its heading, search and categories', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<{ json: object }>();
    const api = fakeApi();
    api.on('GET /api/blog-posts', () => promise);
    renderApp('/blog');
    expect(await screen.findByText('Loading blog posts...')).toBeTruthy();
    answer({ json: [post] });
    await card(post.title);
    expect(screen.queryByText('Loading blog posts...')).toBeNull();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Healthcare Provider Community' }),
    ).toBeTruthy();
    expect(screen.getByPlaceholderText('Search blog posts...')).toBeTruthy();
    const group = within(screen.getByRole('group', { name: 'Category' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Professional Development',
      'Wellness',
    ]);
  });

  it('[BLOG-10] [BLOG-11] [BLOG-12] shows each post on a card', async () => {
    open();
    const one = within(await card(post.title));
    expect(one.getByRole('img', { name: post.featuredImageAlt }).getAttribute('src')).toBe(
      post.featuredImage,
    );
    for (const text of [post.category, post.excerpt, 'Nov 5, 2026']) {
      expect(one.getByText(text), text).toBeTruthy();
    }
    expect(one.getByText(/Boardwell editors/)).toBeTruthy();
    expect(one.getByText(/3 min read/)).toBeTruthy();
    for (const tag of post.tags.slice(0, 3)) expect(one.getByText(tag)).toBeTruthy();
    expect(one.queryByText('safety')).toBeNull();
    expect(one.getByRole('button').textContent).toBe('Read Full Article');
  });

  it('[BLOG-08] says so where nothing matches, and offers all of them', async () => {
    open();
    await card(post.title);
    await userEvent.type(screen.getByRole('searchbox'), 'quantum');
    expect(screen.getByText('No blog posts found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('Showing 0 of 2 blog posts matching "quantum"')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all posts' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('[ERR-44] says that it failed, and tries again', async () => {
    const api = fakeApi();
    api.on('GET /api/blog-posts', () => ({ status: 503, json: { message: 'No', code: 'Down' } }));
    renderApp('/blog');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to fetch blog posts')).toBeTruthy();
    api.on('GET /api/blog-posts', () => ({ json: [post] }));
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await card(post.title)).toBeTruthy();
  });
});

describe('a post', () => {
  it('[BLOG-17] [BLOG-18] [BLOG-19] [BLOG-20] [BLOG-21] opens in place of the list, and gives it back', async () => {
    open();
    await openPost();
    expect(addressNow()).toBe('/blog');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeTruthy();
    for (const text of [
      ...['Wellness', 'By Boardwell editors', '3 min read', 'November 5, 2026', post.excerpt],
      ...['Before the first night.', 'During the shift.'],
      ...['#sleep', '#night shift', '#fatigue', '#safety'],
    ]) {
      expect(screen.getByText(text), text).toBeTruthy();
    }
    expect(screen.getByRole('img', { name: post.featuredImageAlt })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Blog' }));
    const button = within(await card(post.title)).getByRole('button');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(addressNow()).toBe('/blog');
  });

  it('[BLOG-24] [BLOG-25] is liked and disliked', async () => {
    open();
    await openPost();
    const like = screen.getByRole('button', { name: /^Like/ });
    const dislike = screen.getByRole('button', { name: /^Dislike/ });
    expect([like.textContent, dislike.textContent]).toEqual(['Like0', 'Dislike0']);
    expect(screen.getByText('0 reactions')).toBeTruthy();
    await userEvent.click(like);
    expect(like.textContent).toBe('Like1');
    expect(like.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('1 reaction')).toBeTruthy();
    await userEvent.click(dislike);
    expect([like.textContent, dislike.textContent]).toEqual(['Like0', 'Dislike1']);
    await userEvent.click(dislike);
    expect(dislike.textContent).toBe('Dislike0');
  });

  it('[BLOG-28] [BLOG-29] [BLOG-30] [BLOG-32] [BLOG-37] has a form for a comment, which Cancel closes and clears', async () => {
    open();
    await openPost();
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeTruthy();
    expect(screen.getByText('No comments yet. Be the first to share your thoughts!')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(screen.queryByRole('button', { name: 'Add Comment' })).toBeNull();
    const name = screen.getByLabelText<HTMLInputElement>('Name *');
    const email = screen.getByLabelText<HTMLInputElement>('Email (optional)');
    const comment = screen.getByLabelText<HTMLTextAreaElement>('Comment *');
    expect([name.required, email.required, comment.required]).toEqual([true, false, true]);
    expect(email.type).toBe('email');
    expect(comment.getAttribute('rows')).toBe('4');
    await userEvent.type(name, 'Ada');
    await userEvent.type(comment, 'Half a thought');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Name *')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name *').value).toBe('');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment *').value).toBe('');
  });

  it('[BLOG-31] [BLOG-38] takes no comment without a name and words', async () => {
    open();
    await openPost();
    await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Post Comment' });
    const form = screen.getByRole('form', { name: 'Add a comment' });
    expect(button.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Name *'), '  ');
    await userEvent.type(screen.getByLabelText('Comment *'), 'Words');
    expect(button.disabled).toBe(true);
    fireEvent.submit(form);
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeTruthy();
    expect(screen.getByRole('form', { name: 'Add a comment' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Name *'), 'Ada');
    expect(button.disabled).toBe(false);
  });

  it('[BLOG-33] [BLOG-34] [BLOG-35] [BLOG-36] [DATA-37] shows a comment on top, under this post alone, and sends it nowhere', async () => {
    const api = open();
    await openPost();
    const calls = api.calls.length;
    for (const text of ['First', 'Second{Enter}line']) {
      await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
      await userEvent.type(screen.getByLabelText('Name *'), 'ada lovelace');
      await userEvent.type(screen.getByLabelText('Email (optional)'), 'ada@example.com');
      await userEvent.type(screen.getByLabelText('Comment *'), text);
      await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
      expect(screen.queryByLabelText('Name *')).toBeNull();
    }
    expect(screen.getByRole('heading', { name: 'Comments (2)' })).toBeTruthy();
    const comments = within(screen.getByRole('region', { name: 'Comments (2)' }));
    const [top, below] = comments.getAllByRole('listitem');
    expect(top?.textContent).toContain('Second\nline');
    expect(below?.textContent).toContain('First');
    expect(top?.textContent).toMatch(
      /^Aada lovelace[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}.[AP]M/,
    );
    expect(document.body.textContent).not.toContain('ada@example.com');
    expect(api.calls.length).toBe(calls);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/lovelace|example/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to Blog' }));
    await openPost(other.title);
    expect(screen.getByRole('heading', { name: 'Comments (0)' })).toBeTruthy();
  });
});
