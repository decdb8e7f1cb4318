import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { openAttempt } from '../../../domain/contracts/quiz.ts';
import { type ReadinessView, readinessView } from '../../../domain/contracts/readiness.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream, readinessStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  itemOf,
  itemsOf,
  onPaper,
  optionAt,
  remember,
  rightAnswer,
  wrongAnswer,
} from '../support/bank.ts';
import { newCustom } from '../support/custom.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const areas = ['patient-data', 'troubleshooting-qc-infection', 'interventions'];

/** A timed exam of single-answer questions of the field, spread over its areas, all new. */
const sitExam = async (learner: Learner, count: number, right: number) => {
  const { commands, identifiers, clock, readPosition } = product.world;
  const attemptId = identifiers.attempt();
  const items = itemsOf('RT')
    .filter(({ type }) => type === 'single')
    .slice(0, count);
  expect(items).toHaveLength(count);
  const handled = await handleCommand(commands, {
    decider: attempt,
    stream: attemptStream(attemptId),
    command: {
      type: 'IssuePaper',
      attemptId,
      learnerId: learner.id,
      at: clock.instant(),
      field: 'RT',
      exam: 'TMC',
      isFullLength: true,
      mode: 'exam',
      timeLimitMinutes: 180,
      timeFactor: 1,
      flagged: [],
      items: items.map((item, index) => ({ ...onPaper(item), area: areas[index % 3] ?? '' })),
    },
    meta: {
      actor: learner.id,
      subject: learner.id,
      correlationId: 'test',
      commandId: identifiers.command(),
    },
  });
  if (!handled.ok) throw new Error(handled.refusal.code);
  await readPosition.reached(['attempts'], handled.position, 5000);
  const { body } = await learner.get(`/api/attempts/${attemptId}`);
  const { questions } = openAttempt.parse(body);
  const ids = remember(questions).map(({ id }) => id);
  await handIn(learner, { attemptId, field: 'RT', ids, questions }, (id, index) =>
    index < right ? rightAnswer(id) : wrongAnswer(id),
  );
  return { attemptId, ids };
};

const readinessOf = async (learner: Learner): Promise<ReadinessView> => {
  const answer = await learner.get('/api/readiness');
  expect(answer.status, answer.text).toBe(200);
  return readinessView.parse(answer.body);
};

const tmcOf = async (learner: Learner) => (await readinessOf(learner)).exams[0];
const wait = { timeout: 15_000 } as const;

describe('readiness', () => {
  it('says what is missing before the first timed paper', async () => {
    const learner = await newLearner(product);
    const { formula, exams } = await readinessOf(learner);
    expect(formula).toBe('readiness@4');
    expect(exams).toHaveLength(1);
    expect(exams[0]).toMatchObject({
      exam: 'TMC',
      mark: 62.9,
      day: null,
      from: null,
      items: 0,
      likelihood: null,
      expired: 0,
      neededItems: 60,
      missing: { items: 60, areas: [{ items: 5 }, { items: 5 }, { items: 5 }] },
    });
  });

  it('is estimated from timed papers only, and every estimate is an event', async () => {
    const [learner, stranger] = [await newLearner(product), await newLearner(product)];
    await sitExam(learner, 32, 25);
    await expect
      .poll(async () => tmcOf(learner), wait)
      .toMatchObject({ items: 32, likelihood: null, missing: { items: 28, areas: [] } });
    const { attemptId } = await sitExam(learner, 32, 25);
    await expect.poll(async () => (await tmcOf(learner))?.history.length, wait).toBe(2);
    const told = await tmcOf(learner);
    expect(told?.likelihood).toBeGreaterThan(60);
    const { day, likelihood, expected, low, high } = told ?? {};
    expect(told?.history).toEqual([
      { day, items: 32, likelihood: null, expected: null, low: null, high: null },
      { day, items: 64, likelihood, expected, low, high },
    ]);
    expect(await tmcOf(stranger)).toMatchObject({ items: 0, history: [] });
    const events = await product.world.commands.log.readStream(readinessStream(learner.id));
    expect(events.at(-1)).toMatchObject({
      type: 'ReadinessEstimated',
      data: { causedBy: attemptId, likelihood: told?.likelihood, formula: 'readiness@4' },
      meta: { actor: 'system', subject: learner.id },
    });
  });

  it('counts a timed quiz of one’s own, and not one without a limit', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newCustom(learner, { count: 6, minutes: null }));
    await handIn(learner, await newCustom(learner, { count: 5, minutes: 'exam-pace' }));
    await expect.poll(async () => (await tmcOf(learner))?.history, wait).toHaveLength(1);
    expect((await tmcOf(learner))?.items).toBe(5);
  });

  it('is estimated anew when the key of a question was wrong', async () => {
    const [learner, admin] = [await newLearner(product), await newAdmin(product)];
    const { ids } = await sitExam(learner, 30, 30);
    await expect.poll(async () => (await tmcOf(learner))?.items, wait).toBe(30);
    const [id = ''] = ids;
    const rekeyed = await admin.post(`/api/admin/items/${itemOf(id).id}/rekey`, {
      key: [optionAt(id, wrongAnswer(id))],
      reason: 'The ratio was read the wrong way round in the key.',
    });
    expect(rekeyed.status, rekeyed.text).toBe(202);
    const stream = readinessStream(learner.id);
    await expect
      .poll(async () => (await product.world.commands.log.readStream(stream)).length, wait)
      .toBe(2);
    const events = await product.world.commands.log.readStream(stream);
    const right = events.map(({ data }) =>
      (data['areas'] as { correct: number }[]).reduce((sum, { correct }) => sum + correct, 0),
    );
    expect(right).toEqual([30, 29]);
  });

  it('is nobody’s without signing in', async () => {
    const answer = await fetch(`${product.url}/api/readiness`);
    expect(answer.status).toBe(401);
  });
});
