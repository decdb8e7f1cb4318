import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf } from '../support/bank.ts';
import { type Learner, newAdmin } from '../support/people.ts';
import {
  codes,
  dismiss,
  entryOf,
  metQuestion,
  ownReportsOf,
  report,
  reportsOfPassersBy,
} from '../support/reports.ts';

let product: TestProduct;
let admin: Learner;
let second: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  [admin, second] = [await newAdmin(product), await newAdmin(product)];
});
afterAll(() => product.stop());

const reportCount = async (id: string) => (await entryOf(admin, id))?.reportCount;

describe('reports that an editor dismisses', () => {
  it('leave the queue, tell the learner why, and come back with the next one', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id, { note: 'Is it so?' });
    await expect.poll(() => reportCount(id)).toBe(1);
    const dismissal = { through: 1, reason: 'answer-is-right', note: 'Looked up.' };
    expect((await dismiss(admin, id, dismissal)).status).toBe(202);
    expect(await entryOf(admin, id)).toBeUndefined();
    expect(await ownReportsOf(learner, id)).toMatchObject([
      { state: 'kept', because: 'answer-is-right' },
    ]);

    expect((await report(learner, id, { note: 'It still is not.' })).status).toBe(202);
    expect(await ownReportsOf(learner, id)).toMatchObject([{ state: 'open', because: null }]);
    await expect.poll(() => reportCount(id)).toBe(1);
    expect(await entryOf(admin, id)).toMatchObject({
      through: 2,
      newest: [{ note: 'It still is not.' }],
      dismissed: { reason: 'answer-is-right', note: 'Looked up.' },
    });
  });

  it('are dismissed once by two editors at once, and never unread', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id);
    const both = await Promise.all(
      [admin, second].map((editor) => dismiss(editor, id, { through: 1 })),
    );
    expect(codes(both).toSorted()).toEqual(['202', '409 ReportsAnswered']);
    const first = both[0]?.status === 202 ? admin : second;
    expect((await dismiss(first, id, { through: 1 })).status).toBe(202);

    await reportsOfPassersBy(product, itemOf(id).id, 2);
    expect(await dismiss(admin, id, { through: 2 })).toMatchObject({
      status: 409,
      body: { code: 'NewerReports', field: 'through' },
    });
    expect((await dismiss(admin, id, { through: 3 })).status).toBe(202);
    expect(await entryOf(admin, id)).toBeUndefined();
  });

  it('stand in the audit: who and when', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id);
    await dismiss(admin, id, { through: 1 });
    const rows = () =>
      product.world.database.query(
        `select data from read.audit where type = 'ItemReportsDismissed' and stream = $1`,
        [itemStream(itemOf(id).id)],
      );
    await expect
      .poll(async () => (await rows()).rows)
      .toMatchObject([{ data: { actor: admin.id } }]);
  });

  it('must be there, and for a reason that is known', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id);
    const refused = [
      await dismiss(admin, id, { through: 2 }),
      await dismiss(admin, id, { through: 1, reason: 'because' }),
      await dismiss(admin, id, { through: 0 }),
      await dismiss(admin, id, { through: 1, note: 'n'.repeat(301) }),
      await dismiss(learner, id, { through: 1 }),
    ];
    const invalid = Array(3).fill('400 InvalidRequest');
    expect(codes(refused)).toEqual(['400 NoSuchReport', ...invalid, '403 AdminsOnly']);
  });
});

describe('what a person wrote who was forgotten since', () => {
  it('is gone from the reports and from the dismissals, which stay', async () => {
    const { learner, id } = await metQuestion(product);
    const editor = await newAdmin(product);
    await report(learner, id, { note: 'Never mind who I am' });
    await dismiss(editor, id, { through: 1, note: 'Mine' });
    await report(learner, id, { note: 'Never mind who I am' });
    await expect.poll(() => reportCount(id)).toBe(1);
    await product.world.vault.destroyKey(learner.id);
    await product.world.vault.destroyKey(editor.id);
    expect(await entryOf(admin, id)).toMatchObject({
      reportCount: 1,
      newest: [{ reason: 'unclear', note: null }],
      dismissed: { reason: 'wording-is-clear', note: null },
    });
  });
});
