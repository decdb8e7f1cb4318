import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempt } from '../../domain/attempt/attempt.ts';
import { attemptView } from '../../domain/contracts/quiz.ts';
import { handleCommand } from '../../domain/handling/handle-command.ts';
import { attemptStream } from '../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { itemOf, rightAnswer } from './support/bank.ts';
import { type Learner, newLearner } from './support/people.ts';
import { newPaper } from './support/quiz.ts';
import { type SetClock, setClock } from './support/set-clock.ts';

let clock: SetClock;
let product: TestProduct;
beforeAll(async () => {
  clock = setClock('2026-11-20T12:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

/** An exam of three questions and five minutes: the bank of the tests fills no whole one. */
const newExam = async (learner: Learner, ids: readonly string[]) => {
  const { commands, identifiers } = product.world;
  const attemptId = identifiers.attempt();
  const handled = await handleCommand(commands, {
    decider: attempt,
    stream: attemptStream(attemptId),
    command: {
      ...{ type: 'IssuePaper', attemptId, learnerId: learner.id, at: clock.instant() },
      ...{ field: 'RT', exam: 'TMC', isFullLength: true, mode: 'exam' },
      ...{ timeLimitMinutes: 5, timeFactor: 1 },
      items: ids.map((id) => {
        const { area, topic, type, options, key } = itemOf(id);
        const labels = options.map(({ label }) => label);
        return {
          itemId: itemOf(id).id,
          revision: 1,
          area,
          topic,
          type,
          labels,
          key,
          firstSeen: true,
        };
      }),
    },
    meta: {
      ...{ actor: learner.id, subject: learner.id, correlationId: 'test' },
      commandId: identifiers.command(),
    },
  });
  if (!handled.ok) throw new Error(handled.refusal.code);
  await product.world.readPosition.reached(['attempts'], handled.position, 5000);
  return attemptId;
};

it('[QUIZ-19] an exam hands itself in when its time is over, with what was saved', async () => {
  const learner = await newLearner(product, { healthcareField: 'RT' });
  const { ids } = await newPaper(learner, { limit: 3 });
  const [first = '', second = ''] = ids;
  const attemptId = await newExam(learner, ids);
  const save = (id: string) =>
    learner.put(`/api/attempts/${attemptId}/answers/${id}`, {
      userAnswer: rightAnswer(id),
      seconds: 40,
    });
  clock.set('2026-11-20T12:04:00.000Z');
  expect((await save(first)).status).toBe(204);
  clock.set('2026-11-20T12:05:30.000Z');
  const late = await save(second);
  expect(late.status).toBe(409);
  expect(['TimeIsUp', 'AlreadySubmitted']).toContain(late.body.code);
  const view = async () =>
    attemptView.parse((await learner.get(`/api/attempts/${attemptId}`)).body);
  await expect
    .poll(async () => (await view()).status, { timeout: 15_000, interval: 500 })
    .toBe('submitted');
  expect(await view()).toMatchObject({ correct: 1, skipped: 2, timeSpent: 40, exam: 'TMC' });
});
