import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageModalities, imageTopics } from '../../../domain/contracts/medical-images.ts';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { openImage, readingOf, rightReadingOf } from '../support/images.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const path = '/api/medical-images';
const list = async (learner: Learner, asked = '') => (await learner.get(`${path}?${asked}`)).body;
const readings = (id: string) => `${path}/${id}/readings`;
const ids = ({ images }: { images: { id: string }[] }) => images.map(({ id }) => id);

const [first] = allCases;
if (!first) throw new Error('The library is empty');

describe('the image library', () => {
  it('[API-36] [DATA-33] lists images in their fields, a page at a time', async () => {
    const learner = await newLearner(product);
    const page = await list(learner, 'size=2');
    expect(page).toMatchObject({ page: 1, matching: allCases.length, total: allCases.length });
    expect(page.images).toHaveLength(2);
    expect(Object.keys(page.images[0])).toEqual(
      expect.arrayContaining([
        ...['id', 'title', 'description', 'pathology', 'modality', 'bodyPart', 'view'],
        ...['imageUrl', 'thumbnailUrl', 'openiId', 'tags', 'history', 'clinicalScenario'],
        ...['questions', 'findings', 'significance', 'learningObjectives', 'metadata'],
      ]),
    );
    expect(Object.keys(page.images[0].metadata)).toEqual([
      ...['patientAge', 'patientSex', 'studyDate', 'findings', 'impression', 'technique'],
      ...['nihCollection', 'nihImageId', 'nihTitle', 'authors', 'institution'],
    ]);
    const second = await list(learner, 'size=2&page=2');
    expect(ids(second).some((id) => ids(page).includes(id))).toBe(false);
  });

  it('finds by words, modality, pathology and view, each narrowing the list', async () => {
    const learner = await newLearner(product);
    const words = encodeURIComponent(first.title.toUpperCase());
    expect(ids(await list(learner, `search=${words}`))[0]).toBe(first.id);
    const begun = encodeURIComponent(first.title.slice(0, -2));
    expect(ids(await list(learner, `search=${begun}`))[0]).toBe(first.id);
    expect((await list(learner, 'search=no-such-word-anywhere')).images).toEqual([]);
    for (const modality of imageModalities) {
      const expected = allCases.filter((one) => one.modality === modality).length;
      expect((await list(learner, `modality=${modality}`)).matching).toBe(expected);
    }
    const filed = allCases.filter(({ pathology }) => pathology === first.pathology);
    const found = await list(learner, `size=50&pathology=${encodeURIComponent(first.pathology)}`);
    expect(ids(found).toSorted()).toEqual(filed.map(({ id }) => id).toSorted());
    const seen = await list(learner, `view=${encodeURIComponent(first.view)}`);
    expect(seen.matching).toBe(allCases.filter(({ view }) => view === first.view).length);
  });

  it('names the filter that is wrong, and what would be right', async () => {
    const learner = await newLearner(product);
    const wrong = async (asked: string) => (await learner.get(`${path}?${asked}`)).body.message;
    expect(await wrong('modality=PET')).toBe(
      'modality: Use one of: X-ray, CT, MRI, Ultrasound, Waveform',
    );
    expect(await wrong('page=0')).toBe('page: Use a page from 1 to 1000');
    expect(await wrong('size=51')).toBe('size: Ask for 1 to 50');
    expect(await wrong('unread=perhaps')).toBe('unread: Use true or false');
    expect((await learner.get(`${path}?color=blue`)).status).toBe(400);
  });

  it('stands in an order that tells nothing: neighbors are not of one kind', async () => {
    const learner = await newLearner(product);
    const kinds = ids(await list(learner, 'size=12')).map(
      (id) => allCases.find((one) => one.id === id)?.pathology,
    );
    expect(new Set(kinds).size).toBeGreaterThan(5);
  });

  it('says so where there is no such image', async () => {
    const learner = await newLearner(product);
    expect(await learner.get(`${path}/no-such-case`)).toMatchObject({
      status: 404,
      body: { code: 'ImageNotFound', message: 'No image data available.' },
    });
  });
});

describe('the drawing', () => {
  it('is an image that can run nothing, kept for ever under the address of its content', async () => {
    const learner = await newLearner(product);
    const { imageUrl } = await openImage(learner, first.id);
    const { status, headers, text } = await learner.get(imageUrl);
    expect(status).toBe(200);
    expect(text).toMatch(/^<svg[^>]*>/);
    expect(text).not.toMatch(/<script|<foreignObject|href="http/i);
    expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const etag = headers.get('etag') ?? '';
    const again = await learner.get(imageUrl, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    const bare = await learner.get(`${path}/${first.id}/image.svg`);
    expect(bare.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('[ROLE-13] is for those who are signed in', async () => {
    const visitor = browser(product.url);
    expect((await visitor.get(`${path}/${first.id}/image.svg`)).status).toBe(401);
    expect((await visitor.get(path)).status).toBe(401);
    expect((await visitor.get(`${path}/stats`)).status).toBe(401);
  });
});

describe('a reading', () => {
  it('tells no key, finding or name before it is made, and all of it afterwards', async () => {
    const learner = await newLearner(product);
    const before = await openImage(learner, first.id);
    expect(before).toMatchObject({
      pathology: null,
      findings: null,
      significance: null,
      interpretation: null,
      tags: [],
      learningObjectives: [],
      reading: null,
    });
    const told = JSON.stringify([before, await list(learner, 'size=50')]);
    const secret = [first.significance, ...first.learningObjectives];
    for (const { options } of first.questions) secret.push(...options.map(({ why }) => why));
    for (const text of secret) expect(told).not.toContain(JSON.stringify(text).slice(1, -1));

    const body = rightReadingOf(before);
    expect((await learner.post(readings(first.id), body)).status).toBe(204);
    const after = await openImage(learner, first.id);
    expect(after).toMatchObject({
      pathology: first.pathology,
      significance: first.significance,
      learningObjectives: first.learningObjectives,
      reading: { isRight: true, times: 1, right: first.questions.length },
    });
    expect(after.interpretation?.hotspots.length).toBeGreaterThan(0);
    expect(after.interpretation?.questions.map(({ chosen, key }) => chosen === key)).toEqual(
      first.questions.map(() => true),
    );
  });

  it('[DATA-33] counts the first time only, and is the learner’s own', async () => {
    const [learner, other] = [await newLearner(product), await newLearner(product)];
    const before = await openImage(learner, first.id);
    const right = rightReadingOf(before);
    const wrong = {
      ...right,
      answers: right.answers.map((letter) => (letter === 'A' ? 'B' : 'A')),
    };
    await learner.post(readings(first.id), wrong);
    await learner.post(readings(first.id), right);
    const after = await openImage(learner, first.id);
    expect(after.reading).toMatchObject({ isRight: false, right: 0, times: 2 });
    expect((await openImage(other, first.id)).reading).toBeNull();
    expect(ids(await list(learner, 'size=50&unread=true'))).not.toContain(first.id);
  });

  it('is refused where it is not whole, or of another version', async () => {
    const learner = await newLearner(product);
    const whole = readingOf(await openImage(learner, first.id));
    const short = await learner.post(readings(first.id), { ...whole, answers: [] });
    expect(short).toMatchObject({ status: 400, body: { field: 'answers' } });
    const strange = await learner.post(readings(first.id), { ...whole, steps: ['fine'] });
    expect(strange.body.message).toBe('steps.0: Use normal or abnormal');
    const old = await learner.post(readings(first.id), { ...whole, version: 'older' });
    expect(old).toMatchObject({ status: 409, body: { code: 'ImageChanged' } });
    expect((await openImage(learner, first.id)).interpretation).toBeNull();
  });
});

describe('the counts', () => {
  it('[API-37] [DATA-34] tell what the library holds and how the learner reads', async () => {
    const learner = await newLearner(product);
    await learner.post(readings(first.id), rightReadingOf(await openImage(learner, first.id)));
    const { body } = await learner.get(`${path}/stats`);
    expect(body.totalImages).toBe(allCases.length);
    expect(body.pathologyBreakdown[first.pathology]).toBe(
      allCases.filter(({ pathology }) => pathology === first.pathology).length,
    );
    expect(Object.values<number>(body.modalityBreakdown).reduce((a, b) => a + b)).toBe(
      allCases.length,
    );
    expect(body.recentDownloads).toBeGreaterThan(0);
    expect(body.own).toMatchObject({ read: 1, right: 1, lately: 1, medianSeconds: 60 });
    expect(body.own.kinds).toHaveLength(imageTopics.length);
  });
});

describe('practice', () => {
  it('[API-38] chooses up to five cases of a kind, their diagnosis hidden', async () => {
    const learner = await newLearner(product);
    const { status, body } = await learner.post('/api/test/medical-interpretation', {
      topic: 'pneumothorax',
    });
    expect(status).toBe(200);
    expect(body.images.length).toBeGreaterThan(0);
    expect(body.images.length).toBeLessThanOrEqual(5);
    expect(body.images.every(({ pathology }: { pathology: null }) => pathology === null)).toBe(
      true,
    );
  });

  it('names the kinds there are', async () => {
    const learner = await newLearner(product);
    const { status, body } = await learner.post('/api/test/medical-interpretation', {
      topic: 'gout',
    });
    expect(status).toBe(400);
    expect(body.message).toBe(`topic: Use one of: ${imageTopics.join(', ')}`);
  });
});

describe('an open exam', () => {
  it('shows no image until it ends', async () => {
    const pro = await newPro(product, { healthcareField: 'RN' });
    const { imageUrl } = await openImage(pro, first.id);
    expect((await pro.get('/api/questions/RN?fullLength=true&exam=NCLEX-RN')).status).toBe(200);
    for (const address of [path, `${path}/${first.id}`, imageUrl]) {
      expect(await pro.get(address)).toMatchObject({ status: 409, body: { code: 'OnOpenExam' } });
    }
    const practice = await pro.post('/api/test/medical-interpretation', { topic: 'cardiac' });
    expect(practice.body.message).toMatch(/^You have an exam open\. You can read medical images/);
  });
});
