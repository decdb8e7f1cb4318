import { zstdCompressSync } from 'node:zlib';
import { strToU8, unzipSync, zipSync } from 'fflate';
import startSql from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { addedCard, cardText } from '../support/flashcards.ts';
import { type Learner, newLearner } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const file = (bytes: Uint8Array | string, fileName = 'cards.csv') => ({
  fileName,
  content: Buffer.from(bytes).toString('base64'),
});

const preview = (learner: Learner, body: object) =>
  learner.post('/api/flashcards/import/preview', body);
const confirm = (learner: Learner, body: object, key?: string) =>
  learner.post('/api/flashcards/import', body, key ? { 'idempotency-key': key } : {});
const kept = async (learner: Learner) => (await learner.get('/api/flashcards')).body;

/** A collection as Anki writes it, as far as it is read. */
const collection = async (
  notes: readonly (readonly [fields: string, tags: string])[],
  create = 'create table notes (id integer primary key, flds text not null, tags text not null)',
): Promise<Uint8Array> => {
  const { Database } = await startSql();
  const database = new Database();
  database.run(create);
  for (const [fields, tags] of notes) {
    database.run('insert into notes (flds, tags) values (?, ?)', [fields, tags]);
  }
  return database.export();
};

const basic = [['Which <b>gas</b>?\x1fO2<img src="x">', ' Gas_laws ']] as const;

describe('importing flashcards', () => {
  it('shows what a file would add, and adds nothing before it is confirmed', async () => {
    const learner = await newLearner(product);
    await addedCard(learner, { front: 'one' });
    const csv = file('Front,Back\nOne,1\ntwo,2\ntwo,2\n,3\n');
    const { status, body } = await preview(learner, csv);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'csv',
      cards: 3,
      duplicates: 2,
      problems: [{ row: 5, problem: 'The front is empty.' }],
      problemCount: 1,
    });
    expect(body.first.map(({ isDuplicate }: { isDuplicate: boolean }) => isDuplicate)).toEqual([
      true,
      false,
      true,
    ]);
    expect(await kept(learner)).toHaveLength(1);
    expect(await confirm(learner, csv)).toMatchObject({
      status: 201,
      body: { added: 1, skipped: 2 },
    });
    expect(await kept(learner)).toHaveLength(2);
    expect((await confirm(learner, { ...csv, duplicates: 'add' })).body).toMatchObject({
      added: 3,
    });
  });

  it('is one command: the same file under the same key is added once, in its own order', async () => {
    const learner = await newLearner(product);
    const rows = Array.from({ length: 130 }, (_, n) => `front ${n},back ${n}`).join('\n');
    const key = '5d1e5a41-31c5-4a26-93e8-5ac8f6cd4e77';
    const [one, two] = [
      await confirm(learner, file(rows), key),
      await confirm(learner, file(rows), key),
    ];
    expect(one).toMatchObject({ status: 201, body: { added: 130 } });
    expect(two).toMatchObject({ status: 201, body: one.body });
    const cards = await kept(learner);
    expect(cards.map(({ question }: { question: string }) => question)).toEqual(
      Array.from({ length: 130 }, (_, n) => `front ${n}`),
    );
    expect((await learner.get('/api/flashcards/overview')).body.due).toBe(20);
  });

  it('reads packages of Anki, old and new', async () => {
    const learner = await newLearner(product);
    const bytes = await collection(basic);
    const old = { 'collection.anki2': bytes, media: strToU8('{}') };
    const newer = {
      'collection.anki2': await collection([['Please update\x1fAnki', '']]),
      'collection.anki21b': zstdCompressSync(bytes),
    };
    for (const entries of [old, newer]) {
      const { status, body } = await preview(learner, file(zipSync(entries), 'cards.apkg'));
      expect(status).toBe(200);
      expect(body).toMatchObject({ format: 'apkg', cards: 1, mediaLeftOut: 1 });
      expect(body.first[0]).toMatchObject({ front: 'Which gas?', back: 'O2', topic: 'Gas laws' });
    }
  });
});

describe('a hostile file', () => {
  const refused = async (bytes: Uint8Array | string, fileName: string, why: RegExp) => {
    const learner = await newLearner(product);
    for (const send of [preview, confirm]) {
      const { status, body } = await send(learner, file(bytes, fileName));
      expect(status).toBe(400);
      expect(body.message).toMatch(why);
    }
    expect(await kept(learner)).toEqual([]);
  };

  it('that grows beyond its limit is given up on', async () => {
    const bomb = zipSync({ 'collection.anki2': new Uint8Array(200 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const begun = performance.now();
    await refused(bomb, 'bomb.apkg', /more than 64 MB/);
    expect(performance.now() - begun).toBeLessThan(8_000);
    const twice = zstdCompressSync(new Uint8Array(200 * 1024 * 1024));
    await refused(zipSync({ 'collection.anki21b': twice }), 'bomb.apkg', /damaged or too large/);
  });

  it('that is broken, or no collection, is told apart from one that is', async () => {
    const whole = zipSync({ 'collection.anki2': await collection(basic) });
    await refused(whole.slice(0, 120), 'half.apkg', /damaged|cannot be read/);
    await refused(zipSync({ 'a.txt': strToU8('a') }), 'a.apkg', /no package of Anki/);
    await refused(zipSync({ 'collection.anki2': strToU8('no') }), 'a.apkg', /cannot be read/);
    await refused(new Uint8Array([0xff, 0xfe, 0x00]), 'a.csv', /not a text in UTF-8/);
    await refused('', 'a.csv', /empty/);
  });

  it('whose notes are a view that never ends is not asked', async () => {
    const { Database } = await startSql();
    const database = new Database();
    database.run(
      "create view notes as with recursive n(id) as (select 1 union all select id + 1 from n) select id, 'a' as flds, '' as tags from n",
    );
    const bytes = zipSync({ 'collection.anki2': database.export() });
    await refused(bytes, 'view.apkg', /holds no notes/);
  });

  it('with a row of 2 MB names the row, and takes the others', async () => {
    const learner = await newLearner(product);
    const csv = file(`${'x'.repeat(2 * 1024 * 1024)},y\none,two\n`);
    const { body } = await preview(learner, csv);
    expect(body).toMatchObject({ cards: 1, problems: [{ row: 1 }] });
  });

  it('that is larger than 5 MB is not taken', async () => {
    const learner = await newLearner(product);
    const { status } = await preview(learner, file('a,b\n'.repeat(1_600_000)));
    expect([400, 413]).toContain(status);
  });

  it('with scripts and formulas leaves plain text, and what is exported is a text', async () => {
    const learner = await newLearner(product);
    const anki = '#separator:tab\n#html:true\n<script>alert(1)</script>=1+1\t@SUM(A1)\n';
    expect((await confirm(learner, file(anki, 'a.txt'))).status).toBe(201);
    expect(await kept(learner)).toMatchObject([{ question: '=1+1', answer: '@SUM(A1)' }]);
    const csv = (await learner.get('/api/flashcards/export?format=csv')).text;
    expect(csv).toContain("'=1+1,'@SUM(A1)");
    const text = (await learner.get('/api/flashcards/export?format=anki-tsv')).text;
    expect(text).not.toMatch(/\t[=@]/);
  });
});

describe('exporting flashcards', () => {
  const text = { ...cardText, front: 'A < B & "C"\nor not?', back: '-2 to +2' };

  it.each(['csv', 'anki-tsv'])('as %s can be read again', async (format) => {
    const [learner, other] = [await newLearner(product), await newLearner(product)];
    await addedCard(learner, text);
    const answer = await learner.get(`/api/flashcards/export?format=${format}`);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="boardwell-flashcards\.(?:csv|txt)"$/,
    );
    const { body } = await preview(other, file(answer.text, `a.${format}`));
    expect(body).toMatchObject({ format, cards: 1, problemCount: 0 });
    const { front, back, topic } = text;
    expect(body.first[0]).toMatchObject({ front, back, topic });
  });

  it('as a package can be read again, each note under its own name', async () => {
    const learner = await newLearner(product);
    const id = await addedCard(learner, text);
    const answer = await fetch(`${product.url}/api/flashcards/export?format=apkg`, {
      headers: { cookie: `${learner.cookie()}; ${learner.positionCookie()}` },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { body } = await preview(await newLearner(product), file(bytes, 'a.apkg'));
    expect(body).toMatchObject({ format: 'apkg', cards: 1 });
    expect(body.first[0]).toMatchObject({ front: text.front, back: text.back, topic: text.topic });
    const { Database } = await startSql();
    const database = new Database(unzipSync(bytes)['collection.anki2']);
    expect(database.exec('select guid from notes')[0]?.values).toEqual([[`boardwell-${id}`]]);
    expect(database.exec('select type, reps, ivl from cards')[0]?.values).toEqual([[0, 0, 0]]);
  });

  it('of a saved aid holds what fits on cards, and says where nothing does', async () => {
    const learner = await newLearner(product);
    const save = async (studyMethod: string): Promise<string> => {
      const wish = { topic: 'Tension pneumothorax', studyMethod };
      const { body } = await learner.post('/api/study-aids/generate', wish);
      const { content } = body;
      const saved = { topic: wish.topic, studyType: studyMethod, content };
      return (await learner.post('/api/study-aids', saved)).body.id;
    };
    const at = `/api/study-aids/${await save('true-false')}/export`;
    const answer = await learner.get(`${at}?format=csv`);
    expect(answer.headers.get('content-disposition')).toContain('tension-pneumothorax.csv');
    expect(answer.text).toContain('True or false: ');
    expect((await (await newLearner(product)).get(`${at}?format=csv`)).status).toBe(404);
    const map = `/api/study-aids/${await save('mind-mapping')}/export`;
    expect((await learner.get(`${map}?format=csv`)).body.code).toBe('NothingToExport');
    expect((await learner.get(`${map}?format=pdf`)).status).toBe(400);
  });
});
