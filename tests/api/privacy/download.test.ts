import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataManifest } from '../../../domain/contracts/privacy.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemsOf } from '../support/bank.ts';
import { type Browser, browser } from '../support/browser.ts';
import { everythingRead } from '../support/everything-read.ts';
import { type Learner, newLearner, newPro, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { report } from '../support/reports.ts';
import { begin } from '../support/simulation.ts';
import { found } from '../support/traces.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const download = (own: Browser, rest: object = {}) =>
  own.post('/api/privacy/download', { currentPassword: password, format: 'json', ...rest });

const named = (mark: string) => ({
  email: `canary.${mark}@example.com`,
  username: `canary-${mark}`,
  firstName: `First${mark}`,
  lastName: `Last${mark}`,
});
const wordsOf = (mark: string) => ({ note: `Noted ${mark} myself`, doubt: `Doubted by ${mark}` });

/** Somebody who wrote wherever a learner can. */
const livedLife = async (mark: string): Promise<Learner> => {
  const learner = await newLearner(product, named(mark));
  const { note, doubt } = wordsOf(mark);
  const paper = await newPaper(learner, { limit: 5 });
  const [first = '', second = ''] = paper.ids;
  await learner.put(`/api/attempts/${paper.attemptId}/marks/${first}`, { note, flagged: true });
  await handIn(learner, paper, (_, index) => (index === 0 ? '' : 'A'));
  expect((await report(learner, second, { note: doubt })).status).toBe(202);
  const open = await newPaper(learner, { limit: 5 });
  const at = `/api/attempts/${open.attemptId}/answers/${open.ids[0]}`;
  expect((await learner.put(at, { userAnswer: 'A', seconds: 3 })).status).toBeLessThan(300);
  return learner;
};

describe('downloading all data', () => {
  it('holds every event and row of the learner, their own words in clear, and a true count', async () => {
    const learner = await livedLife('qwxzk');
    const answer = await download(learner);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('boardwell-data.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const manifest = dataManifest.parse(answer.body.manifest);
    await everythingRead(product);
    const { rows } = await product.world.database.query<{ id: string }>(
      `select e.id from log.event e where e.meta->>'subject' = $1 order by e.position`,
      [learner.id],
    );
    const told = answer.body.events.map(({ id }: { id: string }) => id);
    expect(told).toEqual(rows.map(({ id }) => id));
    expect(manifest.events).toBe(told.length);
    expect(answer.body.events.at(-1)).toMatchObject({ type: 'DataDownloaded', by: learner.id });
    for (const [name, count] of Object.entries(manifest.readModels)) {
      expect(answer.body.readModels[name], name).toHaveLength(count);
    }
    expect(manifest.readModels).toMatchObject({
      accounts: 1,
      'quiz-history': 1,
      attempts: 2,
      'item-reports': 1,
      'item-flags': 1,
      progress: 1,
      'item-exposure': 1,
      'study-months': 1,
    });
    expect(answer.body.sessions).toHaveLength(1);

    const own = [...Object.values(named('qwxzk')), ...Object.values(wordsOf('qwxzk'))];
    for (const word of own) expect(answer.text, word).toContain(word);
    expect(answer.text).not.toContain('sealed.');
  });

  it('tells nothing of another person', async () => {
    const other = await livedLife('vjyqp');
    const { body } = await other.get('/api/user');
    const learner = await newLearner(product, { referralCode: body.referralCode });
    const paper = await newPaper(learner, { limit: 5 });
    await handIn(learner, paper);
    for (const format of ['json', 'xapi']) {
      const { status, text } = await download(learner, { format });
      expect(status).toBe(200);
      const canaries = [...Object.values(named('vjyqp')), ...Object.values(wordsOf('vjyqp'))];
      expect(found(text, [...canaries, other.id])).toEqual([]);
    }
  });

  it('tells neither keys nor what the bank calls its questions and options', async () => {
    const learner = await livedLife('zzkey');
    const { body, text } = await download(learner);
    const items = itemsOf('RT');
    expect(items.filter(({ id }) => text.includes(id))).toEqual([]);
    expect(items.filter(({ family }) => family && text.includes(`"${family}"`))).toEqual([]);
    const options = items.flatMap((item) => item.options.map(({ id }) => id));
    expect(options.filter((id) => id.length > 2 && text.includes(`"${id}"`))).toEqual([]);
    expect(text).not.toMatch(/"(?:key|options|points|seed|rules)":/);
    // One question has one name throughout the file.
    const issued = body.events.find(({ type }: { type: string }) => type === 'PaperIssued');
    const handedIn = body.events.find(({ type }: { type: string }) => type === 'QuizSubmitted');
    const idsOf = (items: { itemId: string }[]) => items.map(({ itemId }) => itemId);
    expect(idsOf(issued.data.items)).toEqual(Array(5).fill(expect.any(String)));
    expect(idsOf(handedIn.data.answers)).toEqual(idsOf(issued.data.items));
    const [exposure] = body.readModels['item-exposure'];
    expect(Object.keys(exposure.items)).toEqual(expect.arrayContaining(idsOf(issued.data.items)));
    expect(Object.values(exposure.items)).toContainEqual({
      at: expect.any(Number),
      correct: expect.any(Boolean),
    });
  });

  it('waits while an exam or a simulation is open, and says so', async () => {
    const learner = await newPro(product);
    const { id } = await begin(learner);
    for (const format of ['json', 'xapi']) {
      expect(await download(learner, { format })).toMatchObject({
        status: 409,
        body: { code: 'OnOpenExam', message: expect.stringContaining('you have an exam open') },
      });
    }
    expect((await learner.post(`/api/attempts/${id}/void`)).status).toBeLessThan(300);
    const { status, text } = await download(learner);
    expect(status, text).toBe(200);
    expect(text).not.toMatch(/"(?:points|options|key)":/);
  });

  it('wants the password, a format, and nothing else', async () => {
    const learner = await newLearner(product);
    expect(await download(learner, { currentPassword: 'not the password' })).toMatchObject({
      status: 403,
      body: { code: 'WrongPassword', field: 'currentPassword' },
    });
    expect(await download(learner, { format: 'csv' })).toMatchObject({
      status: 400,
      body: { field: 'format' },
    });
    expect(await download(learner, { of: 'somebody' })).toMatchObject({
      status: 400,
      body: { field: 'of' },
    });
    expect(await download(browser(product.url))).toMatchObject({ status: 401 });
  });

  it('is given five times an hour', async () => {
    const learner = await newLearner(product);
    for (let time = 1; time <= 5; time += 1) expect((await download(learner)).status).toBe(200);
    const answer = await download(learner);
    expect(answer).toMatchObject({ status: 429, body: { code: 'DownloadLimit' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('a download that is cut off', () => {
  /** Nobody can read invoices until the answer is called. */
  const heldUp = async (): Promise<() => Promise<void>> => {
    const client = await product.world.database.connect();
    await client.query('begin');
    await client.query('lock table read.invoice in access exclusive mode');
    return async () => {
      await client.query('rollback');
      client.release();
    };
  };

  it('is the only one of its account, and makes room for the next when its reader goes away', async () => {
    const learner = await newLearner(product);
    const release = await heldUp();
    const leaving = new AbortController();
    try {
      const first = fetch(`${product.url}/api/privacy/download`, {
        method: 'POST',
        signal: leaving.signal,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'accept-encoding': 'identity',
          cookie: learner.cookie(),
        },
        body: JSON.stringify({ currentPassword: password, format: 'json' }),
      });
      expect((await first).status).toBe(200);
      expect(await download(learner)).toMatchObject({
        status: 409,
        body: { code: 'DownloadUnderWay' },
      });
      leaving.abort();
    } finally {
      await release();
    }
    await expect.poll(async () => (await download(learner)).status, { timeout: 20_000 }).toBe(200);
  });

  it('is broken, not whole, where a table cannot be read', async () => {
    const learner = await newLearner(product);
    await product.world.database.query('alter table read.invoice rename to invoice_away');
    try {
      await expect(download(learner)).rejects.toThrow();
    } finally {
      await product.world.database.query('alter table read.invoice_away rename to invoice');
    }
    expect((await download(learner)).status).toBe(200);
  });
});
