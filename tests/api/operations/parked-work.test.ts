import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '../../../domain/contracts/operations.ts';
import { attemptView } from '../../../domain/contracts/quiz.ts';
import type { NewEvent } from '../../../domain/kernel/envelope.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newCustom } from '../support/custom.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import type { Paper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

let clock: SetClock;
let product: TestProduct;
const lines: string[] = [];
beforeAll(async () => {
  clock = setClock('2026-11-20T12:00:00.000Z');
  product = await startTestProduct({ clock, onLog: (line) => void lines.push(line) });
});
afterAll(() => product.stop());

const statusOf = async (learner: Learner, { attemptId }: Paper) =>
  attemptView.parse((await learner.get(`/api/attempts/${attemptId}`)).body).status;

/** Something that this build cannot read, as a bug of another one may have left it. */
const breakStream = async (learner: Learner, { attemptId }: Paper): Promise<void> => {
  const { log } = product.world.commands;
  const stream = attemptStream(attemptId);
  const commandId = product.world.identifiers.command();
  const broken: NewEvent = {
    id: randomUUID(),
    type: 'AttemptPaused',
    version: 1,
    data: { at: 'yesterday' },
    meta: { actor: learner.id, subject: learner.id, commandId, correlationId: 'test' },
  };
  const expected = (await log.readStream(stream)).length - 1;
  expect(await log.append({ stream, events: [broken], expected })).toMatchObject({
    status: 'appended',
  });
};

const mendStream = async (learner: Learner, { attemptId }: Paper): Promise<void> => {
  const data = { attemptId, learnerId: learner.id, at: '2026-11-20T12:00:00.000Z' };
  await product.world.database.query(`
    alter table log.event disable trigger event_is_forever;
    update log.event set data = '${JSON.stringify(data)}'
     where stream = 'attempt-${attemptId}' and type = 'AttemptPaused';
    alter table log.event enable trigger event_is_forever`);
};

const parked = async () =>
  (
    await product.world.database.query(
      'select reaction, stream, error, failures from projector.parked order by key',
    )
  ).rows;

const wait = { timeout: 20_000, interval: 250 } as const;

it('one exam that cannot be handed in keeps nobody else’s waiting', async () => {
  const [learner, unlucky] = [await newLearner(product), await newLearner(product)];
  const broken = await newCustom(unlucky, { minutes: 'exam-pace' });
  await breakStream(unlucky, broken);
  clock.set('2026-11-20T12:01:00.000Z');
  const sound = await newCustom(learner, { minutes: 'exam-pace' });

  clock.set('2026-11-20T15:00:00.000Z');
  await expect.poll(() => statusOf(learner, sound), wait).toBe('submitted');
  const stream = `attempt-${broken.attemptId}`;
  await expect.poll(parked, wait).toMatchObject([{ reaction: 'submit-overdue', stream }]);
  expect((await parked())[0].error).toMatch(/^AttemptPaused at \d+ is not what its schema says$/);
  const told = lines.filter((line) => line.includes(stream) && line.includes('parked'));
  expect(told).toHaveLength(1);

  const admin = await newAdmin(product);
  const shown = operations.parse((await admin.get('/api/admin/operations')).body);
  expect(shown).toMatchObject({
    readModels: [],
    catchingUp: null,
    parkedCount: 1,
    parked: [{ reaction: 'submit-overdue', stream, eventId: null }],
  });
  const ready = { status: 'ready', attention: ['submit-overdue'] };
  expect(await admin.get('/readyz')).toMatchObject({ status: 200, body: ready });

  await mendStream(unlucky, broken);
  const wish = { name: 'submit-overdue', reason: 'It was mended' };
  const asked = await admin.post('/api/admin/operations/retry', wish);
  expect(asked.status).toBe(202);
  await expect.poll(() => statusOf(unlucky, broken), wait).toBe('submitted');
  await expect.poll(parked, wait).toEqual([]);
  expect((await admin.get('/readyz')).body).toEqual({ status: 'ready' });
}, 60_000);
