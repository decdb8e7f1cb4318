import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';

const kib = 1024;

/** What the network brought in, headers included, since it was switched on. */
const countBytes = async (page: Page): Promise<() => number> => {
  const client = await page.context().newCDPSession(page);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  return () => bytes;
};

const drawn = async (): Promise<void> => {
  await document.fonts.ready;
  await new Promise((done) => requestIdleCallback(done));
};

const firstPages = ['/', '/pricing', '/auth'] as const;

for (const path of firstPages) {
  test(`${path} comes to a visitor in at most 200 KiB`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const bytes = await countBytes(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(drawn);
    expect(bytes()).toBeGreaterThan(150 * kib);
    expect(bytes()).toBeLessThanOrEqual(200 * kib);
  });
}

test('every text file of a page comes compressed, and an asset is asked for once a year', async ({
  page,
}) => {
  const plain: string[] = [];
  const fleeting: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const { 'content-encoding': encoding, 'content-length': length = '0' } = response.headers();
    if (/\.(?:js|css)$/.test(path) && !encoding && Number(length) > kib) plain.push(path);
    const life = response.headers()['cache-control'] ?? '';
    if (path.startsWith('/assets/') && !life.includes('immutable')) fleeting.push(path);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(plain).toEqual([]);
  expect(fleeting).toEqual([]);
});

test('the scripts of a first page can make no JSON schema', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const texts = await Promise.all(scripts);
  expect(texts.filter((text) => text.includes('safeParse')).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('json-schema.org'))).toEqual([]);
});

test('the first page asks once who is there, and for its own files at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path === '/api/user')).toHaveLength(1);
  const link = await answer?.headerValue('link');
  expect(link).toMatch(/assets\/landing-page-[\w-]+\.js>; rel=modulepreload/);
  expect(
    asked.filter((path) => path.includes('/landing-page-') && path.endsWith('.js')),
  ).toHaveLength(1);
});
