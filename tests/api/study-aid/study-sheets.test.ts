import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studySheet, studySheetList } from '../../../domain/contracts/study-sheets.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, product.url), { headers });

describe('the study sheets that anybody may print', () => {
  it('are listed and read without an account, and asked for once', async () => {
    const answer = await get('/api/study-sheets');
    const list = studySheetList.parse(await answer.json());
    expect(list.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['laboratory-values', 'drug-classes', 'conversions', 'exam-day']),
    );
    for (const { id } of list) {
      const sheet = studySheet.parse(await (await get(`/api/study-sheets/${id}`)).json());
      expect(sheet.sections.length).toBeGreaterThan(0);
    }
    const etag = answer.headers.get('etag') ?? '';
    const again = await get('/api/study-sheets', { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('are files too, each a PDF under its own name', async () => {
    const answer = await get('/api/study-sheets/blood-gas-steps/file.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('boardwell-blood-gas-steps.pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
  });

  it.each(['/api/study-sheets/none', '/api/study-sheets/none/file.pdf'])(
    'says that %s does not exist',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'SheetNotFound' });
    },
  );
});
