import { expect, type Page } from '@playwright/test';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const cards = (page: Page) => page.getByRole('article');
const columnsOf = (page: Page): Promise<number> =>
  cards(page)
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
    .then((lefts) => new Set(lefts).size);

/** Whatever leaves the browser from now on. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  return calls;
};

test('[BLOG-01] [BLOG-02] [BLOG-03] [BLOG-05] [BLOG-06] [BLOG-07] [BLOG-08] [BLOG-09] [BLOG-15] [BLOG-16] a visitor looks for a post in a list of one, two or three columns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare Provider Community');
  const result = page.getByText(/^Showing \d+ of 9 blog posts/);
  await expect(result).toHaveText('Showing 9 of 9 blog posts');
  await expect(cards(page)).toHaveCount(9);
  expect(await columnsOf(page)).toBe(3);
  await page.setViewportSize({ width: 800, height: 900 });
  expect(await columnsOf(page)).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columnsOf(page)).toBe(1);
  expect(await hiddenWidth(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  for (const picture of await page.getByRole('article').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await page.getByRole('button', { name: 'Wellness' }).click();
  await expect(result).toHaveText('Showing 3 of 9 blog posts in Wellness');
  await page.getByPlaceholder('Search blog posts...').fill('SLEEP');
  await expect(result).toHaveText('Showing 1 of 9 blog posts in Wellness matching "SLEEP"');
  await expect(cards(page)).toHaveText([/Sleeping by day/]);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(result).toHaveText('Showing 2 of 9 blog posts matching "SLEEP"');
  await page.getByPlaceholder('Search blog posts...').fill('quantum');
  await expect(page.getByText('No blog posts found matching your criteria.')).toBeVisible();
  await expectAccessible(page, '/blog with nothing found');
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expectAccessible(page, '/blog');
});

test('[BLOG-17] [BLOG-18] [BLOG-24] [BLOG-26] [BLOG-27] [BLOG-29] [BLOG-31] [BLOG-32] [BLOG-33] [BLOG-34] [BLOG-36] [BLOG-37] [API-43] a visitor reads and answers a post by keyboard, and nothing of it leaves the browser', async ({
  page,
}) => {
  await page.goto('/blog');
  const card = page.getByRole('article', { name: /^Test anxiety/ });
  const button = card.getByRole('button', { name: /^Read Full Article/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: /^Test anxiety/ });
  await expect(title).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/blog');
  await expect(page.getByText('By Boardwell editors')).toBeVisible();
  await expect(page.getByText('October 12, 2026')).toBeVisible();
  await expect(page.getByText('#exam day')).toBeVisible();
  await expect(page.getByText(/<\/?p/)).toHaveCount(0);
  await expectAccessible(page, 'a post');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await hiddenWidth(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  const calls = callsOf(page);
  const like = page.getByRole('button', { name: /^Like/ });
  const dislike = page.getByRole('button', { name: /^Dislike/ });
  await like.press('Space');
  await expect(like).toHaveText('Like1');
  await expect(page.getByText('1 reaction', { exact: true })).toBeVisible();
  await dislike.press('Enter');
  await expect(like).toHaveText('Like0');
  await expect(dislike).toHaveText('Dislike1');
  await dislike.press('Enter');
  await expect(page.getByText('0 reactions', { exact: true })).toBeVisible();

  await expect(
    page.getByText('No comments yet. Be the first to share your thoughts!'),
  ).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Comment' });
  await add.press('Enter');
  await expect(add).toBeHidden();
  await expect(page.getByLabel('Name *')).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  const post = page.getByRole('button', { name: 'Post Comment' });
  await expect(post).toBeDisabled();
  await page.keyboard.type('The breathing helped.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('So did the walk.');
  await expectAccessible(page, 'the form of a comment');
  await post.press('Enter');
  await expect(page.getByRole('heading', { name: 'Comments (1)' })).toBeFocused();
  const words = page.getByText(/The breathing helped\.\s+So did the walk\./);
  await expect(words).toBeVisible();
  expect(await words.textContent()).toContain('helped.\nSo');
  await expect(words).toHaveCSS('white-space', 'pre-line');
  await expect(page.getByText('ada@example.com')).toHaveCount(0);
  await add.press('Enter');
  await page.keyboard.type('Bo');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByLabel('Name *')).toBeHidden();
  await expectAccessible(page, 'a post with a comment');
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ada');

  await page.getByRole('button', { name: 'Back to Blog' }).press('Enter');
  await expect(button).toBeFocused();
  await card.click({ position: { x: 40, y: 40 } });
  await expect(title).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/blog');
});

test('[ERR-44] [BLOG-04] a visitor is told when the posts do not come, and tries again', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/blog-posts', async (route) => {
    await held.promise;
    await route.fulfill({ status: 503, json: { message: 'Away', code: 'Unavailable' } });
  });
  await page.goto('/blog');
  await expect(page.getByText('Loading blog posts...')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('alert')).toContainText('Failed to fetch blog posts');
  await expectAccessible(page, '/blog without its posts');
  await page.unroute('**/api/blog-posts');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(9);
});
