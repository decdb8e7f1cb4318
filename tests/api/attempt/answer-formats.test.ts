import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { dealt } from '../../../domain/attempt/paper-options.ts';
import { itemsOfCase } from '../../../domain/bank/cases-items/items-of-case.ts';
import { bankOptionsOf } from '../../../domain/bank/item/bank-options.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import { openAttempt, submittedAttempt } from '../../../domain/contracts/quiz.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream, itemStream } from '../../../domain/kernel/ids.ts';
import { casesOfBank } from '../../../ops/bank/cases/cases-of-bank.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { onPaper } from '../support/bank.ts';
import { type Learner, newLearner } from '../support/people.ts';

const wanted = ['pump-rate', 'what-to-do-in-order', 'findings-that-name-it', 'sorting', 'bowtie'];
const made = (await casesOfBank()).flatMap(itemsOfCase);
const asked = wanted.map((ask): Item => {
  const item = made.find(({ field, case: of }) => field === 'RN' && of?.ask === ask);
  if (!item) throw new Error(`${ask} is not in the bank`);
  return item;
});

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const meta = () => ({
  actor: 'system' as const,
  correlationId: 'test',
  commandId: product.world.identifiers.command(),
});

const newPaper = async (learner: Learner) => {
  const { commands, identifiers, clock, readPosition } = product.world;
  const at = clock.instant();
  for (const item of asked) {
    await handleCommand(commands, {
      decider: publication,
      stream: itemStream(item.id),
      command: { type: 'PublishItem', item, contentHash: item.id, at },
      meta: meta(),
    });
  }
  const attemptId = identifiers.attempt();
  const issued = await handleCommand(commands, {
    decider: attempt,
    stream: attemptStream(attemptId),
    command: {
      type: 'IssuePaper',
      attemptId,
      learnerId: learner.id,
      at,
      field: 'RN',
      exam: null,
      isFullLength: false,
      mode: 'practice',
      timeLimitMinutes: null,
      timeFactor: 1,
      flagged: [],
      items: asked.map((item) => ({ ...onPaper(item), ...dealt(bankOptionsOf(item), () => 0.4) })),
    },
    meta: { ...meta(), actor: learner.id, subject: learner.id },
  });
  if (!issued.ok) throw new Error(issued.refusal.code);
  const reads = ['attempts', 'item-bank', 'item-revisions'] as const;
  await readPosition.reached([...reads], issued.position, 5000);
  return attemptId;
};

const keyOf = (place: number): readonly string[] => {
  const item = asked[place];
  if (item?.marking?.kind === 'numeric') return ['6.50'];
  return item ? dealt(bankOptionsOf(item), () => 0.4).key : [];
};

describe('a question that is more than a list', () => {
  it('is asked without a sign of its key, saved as it is given, and counted by points', async () => {
    const learner = await newLearner(product);
    const id = await newPaper(learner);
    const path = `/api/attempts/${id}`;
    const open = await learner.get(path);
    const { questions } = openAttempt.parse(open.body);
    expect(questions.map(({ response }) => response?.format)).toEqual([
      ...['numeric', 'ordered', 'select-n', 'matrix', 'bow-tie'],
    ]);
    expect(questions[0]?.options).toEqual([]);
    for (const sign of ['marking', '"key"', '"why"', 'tolerance', 'entry', '6.5']) {
      expect(open.text.replaceAll(id, '')).not.toContain(sign);
    }
    const save = (place: number, userAnswer: string) =>
      learner.put(`${path}/answers/${questions[place]?.id}`, { userAnswer, seconds: 1 });
    expect((await save(0, keyOf(0).join())).status).toBe(204);
    expect((await save(1, keyOf(1).join())).status).toBe(204);
    expect((await save(2, keyOf(2).slice(0, 2).join())).status).toBe(204);
    expect((await save(3, keyOf(3).slice(0, 5).join())).status).toBe(204);
    expect((await save(4, keyOf(4).slice(1).join())).status).toBe(204);
    const body = { attemptId: id, healthcareField: 'RN', answers: [] };
    const result = submittedAttempt.parse((await learner.post('/api/quiz/submit', body)).body);
    expect(
      result.answers.map(({ correct, points, maxPoints }) => [correct, points, maxPoints]),
    ).toEqual([
      [true, undefined, undefined],
      [true, undefined, undefined],
      [false, 2, 3],
      [false, 5, 8],
      [false, 4, 5],
    ]);
    expect(result.score).toBe(40);
  });

  it.each([
    [0, 'A', 'NotANumber'],
    [0, '6.5,7', 'InvalidRequest'],
    [1, 'A,B', 'OrderIncomplete'],
    [2, 'A,B,C,D', 'TooManyChosen'],
    [3, 'AZ', 'OptionNotOnQuestion'],
    [4, 'A,B,C', 'TooManyChosen'],
  ])('at place %i refuses %s: %s', async (place, userAnswer, code) => {
    const learner = await newLearner(product);
    const id = await newPaper(learner);
    const answer = await learner.put(`/api/attempts/${id}/answers/${id}.${place + 1}`, {
      userAnswer,
      seconds: 1,
    });
    expect(answer).toMatchObject({ status: 400, body: { code, field: 'userAnswer' } });
  });
});
