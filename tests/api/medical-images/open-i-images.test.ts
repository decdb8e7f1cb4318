import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importImages } from '../../../ops/commands/images/import-images.ts';
import { readRecords } from '../../../ops/commands/images/read-records.ts';
import { storeRecords } from '../../../ops/commands/images/store-records.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { openImage, readingOf } from '../support/images.ts';
import { newLearner } from '../support/people.ts';

/** A PNG of one black pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

const record = (changes: object = {}) => ({
  uid: 'CXR1',
  title: 'A large heart in a letter to the editor',
  image: { id: 'CXR1_1_IM-0001-4001', caption: 'The heart is enlarged.' },
  MeSH: { major: ['Cardiomegaly/moderate'] },
  license: 'CC BY-NC-ND 4.0',
  licenseURL: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  authors: 'A. Author',
  docSource: 'CXR',
  ...changes,
});

let folder = '';
let product: TestProduct;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-i-'));
  await writeFile(join(folder, 'CXR1_1_IM-0001-4001.png'), pixel);
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
});

const read = async (list: readonly object[]) => {
  await writeFile(join(folder, 'records.json'), JSON.stringify({ list }));
  return readRecords(folder, 'X-ray');
};
const wrong = async (changes: object): Promise<string | undefined> => {
  const [row] = await read([record(changes)]);
  return row && 'wrong' in row ? row.wrong : undefined;
};

describe('records of Open-i', () => {
  it('are refused one by one, each with its place and what would be right', async () => {
    expect(await wrong({ license: undefined })).toMatch(/^license: /);
    expect(await wrong({ license: ' ' })).toBe(
      'license: Say under which license the image may be shown',
    );
    expect(await wrong({ licenseURL: 'javascript:alert(1)' })).toBe(
      'licenseURL: Use a web address',
    );
    expect(await wrong({ image: { id: '../secret', caption: 'x' } })).toBe(
      'image.id: Use the id of the image as Open-i gives it',
    );
    expect(await wrong({ image: { id: 'CXR9', caption: 'x' } })).toBe(
      'image.id: Put CXR9.png or CXR9.jpg beside it, 20 MB or less',
    );
    await writeFile(join(folder, 'CXR8.png'), '<svg onload="alert(1)"/>');
    expect(await wrong({ image: { id: 'CXR8', caption: 'x' } })).toBe(
      'image.id: The file of CXR8 is neither a PNG nor a JPEG',
    );
    const rows = await read([record(), { uid: 'CXR2' }]);
    expect(rows.map((row) => 'wrong' in row)).toEqual([false, true]);
  });

  it('are stored all or not at all, unless the wrong ones are to be left out', async () => {
    await read([record(), record({ license: undefined })]);
    expect(await importImages(folder, { modality: 'X-ray', skipBad: false })).toBe(1);
    const { rows } = await product.world.database.query('select 1 from images.record');
    expect(rows).toEqual([]);
  });

  it('stand in the library with their license, their finding hidden until they are read', async () => {
    const rows = await read([record()]);
    await storeRecords(
      product.world.database,
      rows.flatMap((row) => ('read' in row ? [row.read] : [])),
    );
    const learner = await newLearner(product);
    const { body } = await learner.get('/api/medical-images?pathology=cardiomegaly');
    expect(body.images).toHaveLength(1);
    const [{ id, imageUrl }] = body.images;
    expect(body.images[0]).toMatchObject({
      openiId: 'CXR1_1_IM-0001-4001',
      pathology: null,
      credit: { license: 'CC BY-NC-ND 4.0' },
      metadata: { authors: 'A. Author', nihCollection: 'CXR', nihTitle: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/enlarged|large heart/i);

    const file = await learner.get(imageUrl);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('cache-control')).toMatch(/immutable/);
    expect(Number(file.headers.get('content-length'))).toBe(pixel.length);

    const open = await openImage(learner, id);
    const answers = open.questions.map(() => 'B');
    await learner.post(`/api/medical-images/${id}/readings`, { ...readingOf(open), answers });
    expect(await openImage(learner, id)).toMatchObject({
      pathology: 'Cardiomegaly',
      findings: 'The heart is enlarged.',
      metadata: { nihTitle: 'A large heart in a letter to the editor' },
      reading: { isRight: true },
    });
  });
});
