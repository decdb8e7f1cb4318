import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldCodes } from '../../../domain/contracts/fields.ts';
import {
  generationReport,
  generationStatus,
  validationReport,
} from '../../../domain/contracts/generation.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemsOf } from '../support/bank.ts';
import { type Learner, newAdmin } from '../support/people.ts';

let product: TestProduct;
let admin: Learner;
const rekeyed = new Set<string>();
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

describe('the generation status', () => {
  it('[GEN-01] counts every specialty towards 1,000 questions', async () => {
    const { body } = await admin.get('/api/admin/generation-status');
    const status = generationStatus.parse(body);
    expect(status.specialties.map(({ code }) => code)).toEqual(fieldCodes);
    expect(status.totalTarget).toBe(14_000);
    const questions = itemsOf('RT').length;
    expect(status.specialties.find(({ code }) => code === 'RT')).toEqual({
      code: 'RT',
      name: 'Respiratory Therapist',
      status: 'in-progress',
      questions,
      target: 1000,
      percentage: Math.round(questions / 10),
      examQuestions: 160,
      timeLimit: 3,
      passingScore: 63,
    });
    expect(status.specialties.find(({ code }) => code === 'SLP')).toMatchObject({
      status: 'not-started',
      questions: 0,
      percentage: 0,
    });
    // 600 of 200 to 800 stands for 65 % right, not for 75 % of the top.
    const markOf = (field: string) =>
      status.specialties.find(({ code }) => code === field)?.passingScore;
    expect(['PT', 'SLP', 'CRNA', 'RN'].map(markOf)).toEqual([65, 65, 60, 75]);
    expect(Date.parse(status.lastUpdated ?? '')).toBeLessThanOrEqual(Date.now());
  });
});

/** Which fields' items are read from the database meanwhile; nothing is held back or changed. */
const fieldsReadDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const queries = vi.spyOn(product.world.database, 'query');
  await work();
  const read = queries.mock.calls.flatMap(([query]) => {
    const { name, values } = query as { readonly name?: string; readonly values?: string[] };
    return name === 'items-of-field' ? (values ?? []) : [];
  });
  queries.mockRestore();
  return read;
};

describe('the reports', () => {
  it('[API-34] tell what the bank holds, as JSON and as a page', async () => {
    const report = generationReport.parse((await admin.get('/api/admin/generation-report')).body);
    const rt = report.find(({ field }) => field === 'RT');
    expect(rt?.questions).toBe(itemsOf('RT').length);
    expect(rt?.areas.reduce((sum, { questions }) => sum + questions, 0)).toBe(rt?.questions);
    const page = await fetch(`${product.url}/api/admin/generation-report`, {
      headers: { accept: 'text/html', cookie: admin.cookie() },
    });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<h1>Question bank: generation report</h1>');
  });

  it('[API-35] tell which rules the published items break: none', async () => {
    const report = validationReport.parse((await admin.get('/api/admin/validation-report')).body);
    expect(report.flatMap(({ errors }) => errors)).toEqual([]);
    expect(report[0]?.warnings).toHaveProperty('key-longest');
  });

  it.each(['generation', 'validation'])(
    'read a field once for the %s report, however many ask, until one of its items changes',
    async (name) => {
      const report = () => admin.get(`/api/admin/${name}-report`);
      await Promise.all([report(), report(), report()]);
      expect(await fieldsReadDuring(report)).toEqual([]);

      const item = itemsOf('RN').find(({ id, type }) => type === 'single' && !rekeyed.has(id));
      if (!item) throw new Error('There is no question with one answer');
      rekeyed.add(item.id);
      const key = item.options.filter(({ id }) => !item.key.includes(id)).slice(0, 1);
      const path = `/api/admin/items/${item.id}/rekey`;
      const reason = 'The report must look at this one again.';
      expect((await admin.post(path, { key: key.map(({ id }) => id), reason })).status).toBe(202);
      const both = () => Promise.all([report(), report()]);
      expect(await fieldsReadDuring(both)).toEqual(['RN']);
    },
  );
});
