import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publication } from '../../../domain/bank/item/publication.ts';
import { heardReports } from '../../../domain/contracts/items.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { type ItemId, itemStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, itemsOf, optionAt, wrongAnswer } from '../support/bank.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { newPaper } from '../support/quiz.ts';
import {
  codes,
  dismiss,
  entryOf,
  metQuestion,
  ownReportsOf,
  queueOf,
  report,
  reportsOfPassersBy,
} from '../support/reports.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const reportCount = async (id: string) => (await entryOf(admin, id))?.reportCount;

describe('a question that a learner doubts', () => {
  it('comes to the editors with what was said, and not by whom', async () => {
    const { learner, id } = await metQuestion(product);
    const note = 'Two ways to read it:\nsee the second option.';
    expect((await report(learner, id, { note })).status).toBe(202);
    await expect.poll(() => reportCount(id)).toBe(1);
    const entry = await entryOf(admin, id);
    expect(entry).toMatchObject({
      concerns: ['reported'],
      field: 'RT',
      reports: { unclear: 1 },
      through: 1,
      newest: [{ reason: 'unclear', note, at: expect.any(String) }],
      dismissed: null,
    });
    expect(JSON.stringify(entry)).not.toContain(learner.id);
  });

  it('must be one that the learner met, and for a reason that is known', async () => {
    const learner = await newLearner(product, { healthcareField: 'RT' });
    const [id = ''] = (await newPaper(learner)).ids;
    const unmet = { status: 403, body: { code: 'NotRevealed' } };
    expect(await report(learner, id)).toMatchObject(unmet);
    expect(await learner.post(`/api/items/${id}/reports`, { reason: 'boring' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Use one of wrong-key') },
    });
    expect(await ownReportsOf(learner, id)).toEqual([]);
  });

  it('stays reported for its learner alone, and is not reported twice', async () => {
    const { learner, id } = await metQuestion(product);
    const key = { 'idempotency-key': randomUUID() };
    const body = { reason: 'typo', note: 'A word is missing' };
    for (let time = 1; time <= 2; time += 1) {
      const sent = await learner.post(`/api/items/${id}/reports`, body, key);
      expect(sent.status).toBe(202);
    }
    expect(await report(learner, id, { reason: 'other' })).toMatchObject({
      status: 409,
      body: {
        code: 'AlreadyReported',
        message: 'You already reported this question. We will review it.',
      },
    });
    const own = { questionId: id, reason: 'typo', state: 'open', because: null };
    expect(await ownReportsOf(learner, id)).toEqual([{ ...own, at: expect.any(String) }]);
    expect(await ownReportsOf(await newLearner(product), id)).toEqual([]);
    await expect.poll(() => reportCount(id)).toBe(1);
  });

  it('is reported once by a learner who sends it from several pages at once', async () => {
    const { learner, id } = await metQuestion(product);
    const sent = await Promise.all(Array.from({ length: 5 }, () => report(learner, id)));
    expect(codes(sent).toSorted()).toEqual(['202', ...Array(4).fill('409 AlreadyReported')]);
  });
});

describe('another answer to a report', () => {
  it('is another key: it leaves the queue, and the learner is told of the change', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id, { reason: 'wrong-key' });
    await expect.poll(() => reportCount(id)).toBe(1);
    const key = [optionAt(id, wrongAnswer(id))];
    const rekey = { key, reason: 'The ratio was read the wrong way round.' };
    await admin.post(`/api/admin/items/${itemOf(id).id}/rekey`, rekey);
    await expect.poll(() => entryOf(admin, id)).toBeUndefined();
    await expect.poll(async () => (await ownReportsOf(learner, id))[0]?.state).toBe('changed');
    expect(codes([await dismiss(admin, id, { through: 1 })])).toEqual(['409 ReportsAnswered']);
  });

  it('is to take the question out of the bank: then nothing more is to be reported', async () => {
    const { learner, id } = await metQuestion(product);
    await report(learner, id);
    await expect.poll(() => reportCount(id)).toBe(1);
    const { commands, identifiers, clock } = product.world;
    const itemId = itemOf(id).id;
    await handleCommand(commands, {
      decider: publication,
      stream: itemStream(itemId),
      command: { type: 'WithdrawItem', itemId, at: clock.instant() },
      meta: { actor: 'system', commandId: identifiers.command(), correlationId: 'test' },
    });
    await expect.poll(() => entryOf(admin, id)).toBeUndefined();
    await expect.poll(async () => (await ownReportsOf(learner, id))[0]?.state).toBe('retired');
    expect(codes([await report(learner, id)])).toEqual(['409 ItemRetired']);
  });
});

describe('many reports', () => {
  it('are read page by page, the latest first, and so are the questions', async () => {
    const before = (await queueOf(admin)).total;
    const [{ id: itemId } = { id: '' as ItemId }, ...others] = itemsOf('LPN');
    await reportsOfPassersBy(product, itemId, 27);
    for (const { id } of others.slice(0, 22)) await reportsOfPassersBy(product, id, 1);

    const [first, next] = [await queueOf(admin), await queueOf(admin, 2)];
    expect(first.total).toBe(before + 23);
    expect(first.entries).toHaveLength(20);
    expect(next.entries).toHaveLength(Math.min(20, before + 3));
    const shown = [...first.entries, ...next.entries].map((entry) => entry.itemId);
    expect(new Set(shown).size).toBe(shown.length);
    expect((await queueOf(admin, 99)).entries).toEqual([]);

    const [entry] = first.entries;
    expect(entry).toMatchObject({ itemId, reportCount: 27, through: 27 });
    const notes = [...(entry?.newest ?? [])];
    for (let hasOlder = true; hasOlder; ) {
      const path = `/api/admin/items/${itemId}/reports?before=${notes.at(-1)?.place}`;
      const page = heardReports.parse((await admin.get(path)).body);
      notes.push(...page.reports);
      hasOlder = page.hasOlder;
    }
    const told = Array.from({ length: 27 }, (_, index) => `Doubt ${27 - index}`);
    expect(notes.map(({ note }) => note)).toEqual(told);
  });
});
