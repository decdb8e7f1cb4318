import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPostDetail, blogPostPage, blogPosts } from '../../../domain/contracts/blog.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { postText } from '../support/blog-commands.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';

const now = '2026-11-27T12:00:00.000Z';
const clock = setClock(now);
const path = '/api/admin/blog-posts';
const reason = 'Read by two editors';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct({ clock });
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const written = async (text: object = {}) => {
  const answer = await admin.post(path, { ...postText, ...text });
  expect(answer.status, answer.text).toBe(200);
  return blogPostDetail.parse(answer.body);
};

const publish = async (id: string, revision: number, publishedAt: string | null = null) => {
  const answer = await admin.post(`${path}/${id}/publication`, { revision, publishedAt, reason });
  expect(answer.status, answer.text).toBe(200);
  return blogPostDetail.parse(answer.body);
};

/** As the administrator's browser reads it: after what it wrote. */
const read = async () => blogPosts.parse((await admin.get('/api/blog-posts')).body);
const listedIds = async () => (await read()).map(({ id }) => String(id));

describe('the posts that everyone reads', () => {
  it('[API-39] [DATA-35] are a list that a visitor gets without sending anything, each post with its fields', async () => {
    const { status, body } = await browser(product.url).get('/api/blog-posts');
    expect(status).toBe(200);
    const posts = blogPosts.parse(body);
    expect(posts.length).toBeGreaterThanOrEqual(8);
    const [newest] = body;
    expect(Object.keys(newest).toSorted()).toEqual(
      [
        ...['author', 'category', 'content', 'createdAt', 'excerpt', 'featuredImage'],
        ...['featuredImageAlt', 'id', 'publishedAt', 'readTime', 'tags', 'title'],
      ].toSorted(),
    );
    expect(newest).toMatchObject({
      id: 'last-seven-days',
      title: 'The last seven days before a board exam',
      category: 'Professional Development',
      author: 'Boardwell editors',
      readTime: expect.any(Number),
      featuredImage: '/blog-pictures/seven-days.svg',
      tags: expect.arrayContaining(['exam week']),
      publishedAt: '2026-11-23T12:00:00.000Z',
      createdAt: expect.any(String),
    });
  });

  it('[BLOG-14] come newest first by when they were published', async () => {
    const times = (await read()).map(({ publishedAt }) => publishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBeGreaterThan(1);
  });

  it('are sent once: who has them is told so, and they are compressed', async () => {
    const visitor = browser(product.url);
    const first = await visitor.get('/api/blog-posts', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await visitor.get('/api/blog-posts', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    const { id } = await written({ title: 'Something new' });
    await publish(id, 1);
    expect(await listedIds()).toContain(id);
    const anew = await visitor.get('/api/blog-posts', { 'if-none-match': etag });
    expect(anew.status).toBe(200);
  });

  it('[BLOG-13] hold no draft, none whose time is to come, and none that was withdrawn', async () => {
    const { id } = await written();
    expect(await listedIds()).not.toContain(id);
    const later = '2026-11-27T15:00:00.000Z';
    expect(await publish(id, 1, later)).toMatchObject({ status: 'scheduled', publishedAt: later });
    expect(await listedIds()).not.toContain(id);
    clock.set('2026-11-27T14:59:59.999Z');
    expect(await listedIds()).not.toContain(id);
    clock.set(later);
    expect((await listedIds())[0]).toBe(id);
    const gone = await admin.post(`${path}/${id}/withdrawal`, { revision: 2, reason });
    expect(blogPostDetail.parse(gone.body)).toMatchObject({
      status: 'withdrawn',
      publishedAt: null,
    });
    expect(await listedIds()).not.toContain(id);
  });
});

describe('the posts as administrators have them', () => {
  it('[BLOG-14] are listed with drafts among them, which stand where they were made', async () => {
    clock.set('2026-11-27T16:00:00.000Z');
    const draft = await written({ title: 'A draft' });
    clock.set('2026-11-27T16:10:00.000Z');
    const out = await written({ title: 'Out at once' });
    await publish(out.id, 1);
    const { body } = await admin.get(path);
    const { posts, total, page } = blogPostPage.parse(body);
    expect(posts.slice(0, 2).map(({ id }) => id)).toEqual([out.id, draft.id]);
    expect(posts[1]).toMatchObject({ status: 'draft', publishedAt: null });
    expect(page).toBe(1);
    expect(total).toBe(posts.length);
  });

  it('are changed with a reason that stays in their history', async () => {
    const { id } = await written();
    const body = { ...postText, title: 'A clearer title', revision: 1, reason: 'Clearer' };
    const answer = await admin.put(`${path}/${id}`, body);
    expect(blogPostDetail.parse(answer.body)).toMatchObject({
      title: 'A clearer title',
      revision: 2,
      changes: [
        { what: 'written', by: admin.id, reason: 'Clearer' },
        { what: 'written', by: admin.id, reason: null },
      ],
    });
    const kept = await product.world.database.query(
      `select data::text from log.event where stream = $1`,
      [`post-${id}`],
    );
    expect(kept.rows).toHaveLength(2);
    expect(JSON.stringify(kept.rows)).not.toContain('Clearer');
  });

  it('are changed by one of two who do it at once', async () => {
    const { id } = await written();
    const change = (title: string) =>
      admin.put(`${path}/${id}`, { ...postText, title, revision: 1, reason });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'BlogPostChangedSince',
      field: 'revision',
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['content', { content: '' }],
    ['category', { category: 'Sports' }],
    ['tags', { tags: [] }],
    ['tags', { tags: ['one', 'one'] }],
    ['picture', { picture: 'https://example.com/x.png' }],
    ['author', { author: 'Somebody' }],
  ])('are refused by the name of the field that is wrong: %s', async (field, wrong) => {
    const answer = await admin.post(path, { ...postText, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.field).toMatch(new RegExp(`^${field}`));
  });

  it('are published from now to a year from now, and withdrawn where they are published', async () => {
    const { id } = await written();
    const wish = { revision: 1, reason, publishedAt: '2020-01-01T00:00:00.000Z' };
    expect(await admin.post(`${path}/${id}/publication`, wish)).toMatchObject({
      status: 400,
      body: { code: 'PublicationOutOfRange', field: 'publishedAt' },
    });
    expect(await admin.post(`${path}/${id}/withdrawal`, { revision: 1, reason })).toMatchObject({
      status: 409,
      body: { code: 'BlogPostNotPublished' },
    });
    const silent = { revision: 1, reason: ' ' };
    expect(await admin.post(`${path}/${id}/withdrawal`, silent)).toMatchObject({
      status: 400,
      body: { field: 'reason' },
    });
    expect((await admin.get(`${path}/nothing`)).body.code).toBe('BlogPostNotFound');
  });

  it('are for admins', async () => {
    const learner = await newLearner(product);
    expect((await learner.get(path)).status).toBe(403);
    expect((await learner.post(path, postText)).status).toBe(403);
    expect((await browser(product.url).get(path)).status).toBe(401);
  });

  it('that come with the product can be changed, and are not overwritten by the next start', async () => {
    const { body } = await admin.get(`${path}/test-anxiety`);
    const before = blogPostDetail.parse(body);
    expect(before.changes.map(({ by }) => by)).toEqual([null, null]);
    const wish = { revision: before.revision, reason: 'To be checked again' };
    expect((await admin.post(`${path}/test-anxiety/withdrawal`, wish)).status).toBe(200);
    const { publishPosts } = await import('../../../ops/blog/publish-posts.ts');
    const { shippedPosts } = await import('../../../ops/blog/read-posts.ts');
    const posts = await shippedPosts();
    const { commands } = product.world;
    expect(await publishPosts(commands, { posts, at: clock.instant() })).toBe(0);
    expect(await listedIds()).not.toContain('test-anxiety');
    // What the product no longer ships goes too, but for what an administrator has in hand.
    expect(await publishPosts(commands, { posts: [], at: clock.instant() })).toBe(posts.length - 1);
  });
});
