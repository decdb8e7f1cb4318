import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quizHistory } from '../../../domain/contracts/quiz.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, optionAt, wrongAnswer } from '../support/bank.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';

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
  event: Pick<RecordedEvent, 'type' | 'data' | 'meta'>,
): Promise<void> => {
  const { log } = product.world.commands;
  const [last] = await log.readStream(stream, { direction: 'backward', limit: 1 });
  const outcome = await log.append({
    stream,
    expected: last?.revision ?? 'none',
    events: [{ id: randomUUID(), version: 2, ...event }],
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
