import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { missedQuiz } from '../support/missed-quiz.ts';
import { parsedCalendar } from '../support/parsed-calendar.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

/** The evening before in Chicago. */
const start = '2026-11-21T03:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

const pathOf = ({ body }: { readonly body: { readonly url: string } }): string =>
  new URL(body.url).pathname;

const planned = async (): Promise<Learner> => {
  const learner = await newLearner(product);
  await missedQuiz(learner, 5);
  await learner.put('/api/study-plan', { examDay: '2026-12-12', minutesADay: 20, daysOff: [] });
  // A calendar program names no position: what it reads must be there before.
  await learner.get('/api/review');
  return learner;
};

/** A calendar program: no session, no cookies. */
const program = () => browser(product.url);

describe('the calendar of a learner', () => {
  it('has no address until it is wished, and keeps the one it has', async () => {
    const learner = await planned();
    expect((await learner.get('/api/review/feed')).body).toEqual({ url: null });
    const made = await learner.post('/api/review/feed');
    expect(pathOf(made)).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await learner.post('/api/review/feed')).body).toEqual(made.body);
    expect((await learner.get('/api/review/feed')).body).toEqual(made.body);
  });

  it('holds the planned days and the exam as days of the learner’s own calendar', async () => {
    const learner = await planned();
    const path = pathOf(await learner.post('/api/review/feed'));
    const answer = await program().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const [first, ...rest] = parsedCalendar(answer.text);
    expect(first).toMatchObject({
      DTSTART: '20261120',
      DTEND: '20261121',
      DTSTAMP: '20261120T000000Z',
      SUMMARY: 'Boardwell review: 5 cards, about 7 min',
    });
    expect(rest.at(-1)).toMatchObject({ DTSTART: '20261212', SUMMARY: 'TMC exam' });
    expect(answer.text).not.toMatch(new RegExp(`${learner.email}|${learner.username}|Okafor`));
    expect(answer.text).not.toContain(learner.id);
  });

  it('names its entries the same way every time, also under another address', async () => {
    const learner = await planned();
    const names = async () => {
      const { text } = await program().get(pathOf(await learner.post('/api/review/feed')));
      return parsedCalendar(text).map(({ UID }) => UID);
    };
    const before = await names();
    expect(new Set(before).size).toBe(before.length);
    await learner.post('/api/review/feed/revoke');
    expect(await names()).toEqual(before);
  });

  it('is gone when its address is revoked, and another address is another secret', async () => {
    const learner = await planned();
    const first = pathOf(await learner.post('/api/review/feed'));
    expect((await learner.post('/api/review/feed/revoke')).body).toEqual({ url: null });
    expect(await program().get(first)).toMatchObject({
      status: 404,
      body: { code: 'CalendarNotFound' },
    });
    const second = pathOf(await learner.post('/api/review/feed'));
    expect(second).not.toBe(first);
    expect((await program().get(first)).status).toBe(404);
    expect((await program().get(second)).status).toBe(200);
  });

  it('is gone when the password is changed, for whoever knew it could read its address', async () => {
    const learner = await planned();
    const path = pathOf(await learner.post('/api/review/feed'));
    const wrong = { currentPassword: 'not this one', newPassword: 'an even better pass phrase' };
    expect((await learner.post('/api/auth/password', wrong)).status).toBe(403);
    expect((await program().get(path)).status).toBe(200);
    const right = { ...wrong, currentPassword: password };
    expect((await learner.post('/api/auth/password', right)).status).toBe(204);
    expect((await program().get(path)).status).toBe(404);
    expect((await learner.get('/api/review/feed')).body).toEqual({ url: null });
  });

  it('is not changed by what somebody else revokes', async () => {
    const [owner, stranger] = [await planned(), await newLearner(product)];
    const path = pathOf(await owner.post('/api/review/feed'));
    await stranger.post('/api/review/feed/revoke');
    expect((await stranger.get('/api/review/feed')).body).toEqual({ url: null });
    expect((await program().get(path)).status).toBe(200);
  });

  it('is read again only when something changed', async () => {
    const learner = await planned();
    const path = pathOf(await learner.post('/api/review/feed'));
    const { headers } = await program().get(path);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    const etag = headers.get('etag');
    const again = await program().get(path, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    await learner.put('/api/study-plan', { examDay: null, minutesADay: 20, daysOff: [] });
    await learner.get('/api/study-plan');
    expect((await program().get(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('keeps its secret out of the database', async () => {
    const learner = await planned();
    const secret = pathOf(await learner.post('/api/review/feed')).slice('/calendar/'.length, -4);
    const { rows } = await product.world.database.query(
      'select * from auth.calendar_feed where account_id = $1',
      [learner.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it.each(['x', '', '%00', 'x'.repeat(100)])('is not found under %j', async (secret) => {
    expect((await program().get(`/calendar/${secret}.ics`)).status).toBe(404);
  });
});
