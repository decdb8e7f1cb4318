import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizHistory } from '../../../domain/contracts/quiz.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { type AccountId, itemStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, optionAt, wrongAnswer } from '../support/bank.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { dismiss, entryOf, metQuestion, ownReportsOf, report } from '../support/reports.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const hostile = 'The ratio was\0 read\u2028the wrong way \u001B[2Jround\uD83D.';
const borne = 'The ratio was read\nthe wrong way [2Jround\uFFFD.';

/** Appends an event of a version before today's, as an older build wrote it. */
const appendOld = async (
  stream: RecordedEvent['stream'],
  {
    id = randomUUID(),
    ...event
  }: Pick<RecordedEvent, 'type' | 'data' | 'meta' | 'version'> & {
    readonly id?: string;
  },
): Promise<void> => {
  const { log } = product.world.commands;
  const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
  const outcome = await log.append({
    stream,
    expected: last?.revision ?? 'none',
    events: [{ id, ...event }],
  });
  expect(outcome.status).toBe('appended');
};

const rekeyAsBefore = async (questionId: string, letter: string): Promise<void> => {
  const { world } = product;
  const { id, key: keyBefore } = itemOf(questionId);
  const key = [optionAt(questionId, letter)];
  const at = world.clock.instant();
  await appendOld(itemStream(id), {
    type: 'ItemRekeyed',
    version: 2,
    data: { itemId: id, revision: 1, keyBefore, key, reason: hostile, at },
    meta: { actor: admin.id, commandId: world.identifiers.command(), correlationId: 'before' },
  });
};

describe('a reason that an older build stored as it came', () => {
  it('breaks no page: it is told without what no page bears', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const id = paper.ids.find((one) => itemOf(one).type === 'single') ?? '';
    await handIn(learner, paper);
    await rekeyAsBefore(id, wrongAnswer(id));

    const rescored = async () =>
      quizHistory.parse((await learner.get('/api/quiz/history')).body)[0]?.rescored;
    await expect.poll(rescored, { timeout: 10_000 }).toMatchObject([{ reason: borne }]);
    for (const path of [`/api/attempts/${paper.attemptId}`, '/api/progress']) {
      expect((await learner.get(path)).status).toBe(200);
    }
    expect((await admin.get('/api/admin/items/review')).status).toBe(200);
    const { world } = product;
    const head = await world.commands.log.head();
    expect(await world.readPosition.reached(world.settings.projections, head, 10_000)).toBe(true);
  });
});

/** One learner could once report a question for several reasons, in a note that was kept as it came. */
const reportAsBefore = async (learnerId: AccountId, questionId: string, reason: string) => {
  const { vault, clock, identifiers } = product.world;
  const { id: itemId } = itemOf(questionId);
  const id = randomUUID();
  const note = await vault.seal(learnerId, { eventId: id, field: 'note' }, hostile);
  await appendOld(itemStream(itemId), {
    id,
    type: 'ItemReported',
    version: 1,
    data: { itemId, revision: 1, learnerId, reason, note, at: clock.instant() },
    meta: {
      actor: learnerId,
      subject: learnerId,
      correlationId: 'before',
      commandId: identifiers.command(),
    },
  });
};

describe('reports that an older build stored', () => {
  it('are read without what no page bears, and dismissed together', async () => {
    const { learner, id } = await metQuestion(product);
    for (const reason of ['typo', 'unclear']) await reportAsBefore(learner.id, id, reason);
    await expect.poll(async () => (await entryOf(admin, id))?.reportCount).toBe(2);
    expect(await entryOf(admin, id)).toMatchObject({
      reports: { typo: 1, unclear: 1 },
      newest: [
        { reason: 'unclear', note: borne },
        { reason: 'typo', note: borne },
      ],
    });
    expect(await ownReportsOf(learner, id)).toMatchObject([{ reason: 'unclear', state: 'open' }]);
    expect((await report(learner, id)).body).toMatchObject({ code: 'AlreadyReported' });
    expect((await dismiss(admin, id, { through: 2 })).status).toBe(202);
    expect(await entryOf(admin, id)).toBeUndefined();
  });
});
