import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentDetail, contentPage } from '../../../domain/contracts/content.ts';
import {
  itemExportPreview,
  itemImportPreview,
  itemsImported,
  reviewedItems,
} from '../../../domain/contracts/interchange.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const heading =
  'format,field,topic,stem,option 1,option 2,option 3,option 4,reason 1,key,explanation';
const row = (stem: string, key = '1', field = '') =>
  `single,${field},Oxygen therapy,${stem},Restlessness,Cyanosis,Clubbing,Bradycardia,The brain suffers first,${key},Watch how the client behaves.`;

const file = (text: string | Uint8Array, fileName = 'items.csv') => ({
  fileName,
  content: Buffer.from(text as Uint8Array).toString('base64'),
  profession: 'RT',
});

const preview = (body: object) => admin.post('/api/admin/items/import/preview', body);
const send = (body: object, headers = {}) => admin.post('/api/admin/items/import', body, headers);
/** The bytes of a file that is taken out. */
const takenOut = async (body: object): Promise<Uint8Array> => {
  const response = await fetch(`${admin.origin}/api/admin/items/export`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: admin.cookie(),
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

const total = async (): Promise<number> =>
  contentPage.parse((await admin.get('/api/admin/content?type=items')).body).total;

const wish = (body: object) => ({ from: 'bank', format: 'qti', reason: 'quality', ...body });

describe('importing items', () => {
  it('shows first what a file would add, with its report and the findings of the lint, and changes nothing', async () => {
    const before = await total();
    const answer = await preview(file(`${heading}\n${row('Which sign comes first?')}\n`));
    expect(answer.status, answer.text).toBe(200);
    const told = itemImportPreview.parse(answer.body);
    expect(told).toMatchObject({ format: 'csv', items: 1, problemCount: 0, problems: [] });
    expect(told.first[0]).toMatchObject({
      row: 2,
      item: { stem: 'Which sign comes first?', topic: 'Oxygen therapy' },
      kept: expect.arrayContaining(['stem', 'options', 'key', 'reasons']),
    });
    expect(told.first[0]?.lint.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['every-rationale', 'known-area-and-topic']),
    );
    expect(await total()).toBe(before);
  });

  it('names each bad row, and one of them keeps all of the file out', async () => {
    const before = await total();
    const bad = file(
      `${heading}\n${row('Which comes first?')}\n${row('Which comes last?', '9')}\n`,
    );
    const told = itemImportPreview.parse((await preview(bad)).body);
    expect(told).toMatchObject({
      items: 1,
      problems: [{ file: 'items.csv', row: 3, field: 'key', says: 'There is no option 9.' }],
    });
    expect(await send(bad)).toMatchObject({
      status: 400,
      body: { code: 'ItemsNotReadable', field: 'content' },
    });
    expect(await total()).toBe(before);
  });

  it('puts them down as a draft of each profession, once however often it is sent', async () => {
    const before = await total();
    const body = file(`${heading}\n${row('One of ours?')}\n${row('And of nurses?', '2', 'RN')}\n`);
    const headers = { 'idempotency-key': '7d0f3c1e-5b5e-4a53-9c7e-2f7f2a3d9b10' };
    const first = await send(body, headers);
    expect(first.status, first.text).toBe(201);
    const done = itemsImported.parse(first.body);
    expect(done.items).toBe(2);
    expect(done.drafts).toHaveLength(2);
    expect((await send(body, headers)).body).toEqual(first.body);
    expect(await total()).toBe(before + 2);
    const detail = contentDetail.parse(
      (await admin.get(`/api/admin/content/${done.drafts[0]}`)).body,
    );
    expect(detail).toMatchObject({
      contentType: 'items',
      status: 'draft',
      profession: 'RT',
      method: null,
      provider: 'import',
      topics: ['Oxygen therapy'],
    });
    const { items } = reviewedItems.parse(detail.content);
    expect(items[0]?.item.stem).toBe('One of ours?');
    expect(items[0]?.lint.length).toBeGreaterThan(0);
    const moved = await admin.post(`/api/admin/content/${detail.id}/status`, {
      status: 'in-review',
      reason: 'Ready to be read',
    });
    expect(moved.status, moved.text).toBe(200);
  });

  it.each([
    [
      'an entity from a file',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      /document type/,
    ],
    [
      'entities of entities',
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><l>&b;</l>',
      /document type/,
    ],
    ['an entity of nowhere', '<x>&secret;</x>', /no well-formed XML/],
    ['elements without end', '<a>'.repeat(200), /nested too deeply/],
  ])('takes nothing of %s', async (_, text, says) => {
    const told = itemImportPreview.parse((await preview(file(text, 'item.xml'))).body);
    expect(told).toMatchObject({ items: 0, problemCount: 1 });
    expect(told.problems[0]?.says).toMatch(says);
  });

  it.each([
    ['a file that is empty', file(''), /empty/],
    ['bytes that are no text', file(Buffer.from([0xff, 0xfe, 0x00, 0x41])), /Send a package/],
    ['a broken package', file(Buffer.from('PK\u0003\u0004nothing')), /damaged|no item/],
    [
      'a name that leaves its package',
      file(zipSync({ '../../evil.xml': strToU8('<x/>') })),
      /outside/,
    ],
    [
      'a package that grows',
      file(zipSync({ 'a.xml': new Uint8Array(40_000_000) })),
      /larger than 1 MB/,
    ],
  ])('refuses %s', async (_, body, says) => {
    const answer = await preview(body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({ field: 'content', message: expect.stringMatching(says) });
  });
});

describe('a file beyond every limit', () => {
  it('is not even read', async () => {
    const { status } = await preview({ ...file('x'), content: 'A'.repeat(9_000_000) });
    expect(status).toBe(413);
  });
});

describe('exporting items', () => {
  it('says first what a file would hold and what it would cost, and then sends a package that comes back', async () => {
    const shown = await admin.post('/api/admin/items/export/preview', wish({ profession: 'RT' }));
    expect(shown.status, shown.text).toBe(200);
    const told = itemExportPreview.parse(shown.body);
    expect(told.items).toBeGreaterThan(5);
    const bytes = await takenOut(wish({ profession: 'RT' }));
    const files = unzipSync(bytes);
    const names = Object.keys(files).filter((name) => name.startsWith('items/'));
    expect(names).toHaveLength(told.items);
    expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain('QTI Package');
    const back = itemImportPreview.parse((await preview(file(bytes, 'boardwell-items.zip'))).body);
    expect(back).toMatchObject({ format: 'qti', items: told.items, problemCount: 0 });
  });

  it.each(['gift', 'csv'])('sends %s that comes back', async (format) => {
    const bytes = await takenOut(wish({ format, profession: 'RT' }));
    const body = file(bytes, format === 'csv' ? 'items.csv' : 'items.txt');
    const back = itemImportPreview.parse((await preview(body)).body);
    expect(back.problems).toEqual([]);
    expect(back.items).toBeGreaterThan(5);
  });

  it('is an event with who, what and why', async () => {
    await takenOut(wish({ format: 'csv', profession: 'RT' }));
    await expect
      .poll(async () => {
        const { body } = await admin.get('/api/admin/audit?type=ItemsExported');
        return JSON.stringify(body);
      })
      .toContain('ItemsExported');
  });

  it('holds drafts of the library where that is wished for, and says where there are none', async () => {
    await send(file(`${heading}\n${row('A draft to be taken out?')}\n`));
    const drafts = async (): Promise<string> =>
      new TextDecoder().decode(
        await takenOut(wish({ from: 'library', format: 'csv', status: 'draft' })),
      );
    // A request waits two seconds for what was written before it; a loaded machine may take longer.
    await expect.poll(drafts).toContain('A draft to be taken out?');
    expect(await admin.post('/api/admin/items/export', wish({ profession: 'SLP' }))).toMatchObject({
      status: 409,
      body: { code: 'NoItemsToExport' },
    });
  });

  it('is for admins, as the import is', async () => {
    const learner = await newLearner(product);
    expect((await learner.post('/api/admin/items/export', wish({}))).status).toBe(403);
    expect((await learner.post('/api/admin/items/import', file('x'))).status).toBe(403);
  });
});
