import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attempt } from '../../../domain/attempt/attempt.ts';
import { attemptView, questionList } from '../../../domain/contracts/quiz.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, onPaper, remember, rightAnswer } from '../support/bank.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';
import { newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const start = '2026-11-20T12:00:00.000Z';

let clock: SetClock;
let product: TestProduct;
beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());
beforeEach(() => clock.set(start));

/** An exam of three questions and five minutes: the bank of the tests fills no whole one. */
const newExam = async (learner: Learner, ids: readonly string[]) => {
  const { commands, identifiers } = product.world;
  const attemptId = identifiers.attempt();
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
      timeLimitMinutes: 5,
      timeFactor: 1,
      flagged: [],
      items: ids.map((id) => onPaper(itemOf(id))),
    },
    meta: {
      actor: learner.id,
      subject: learner.id,
      correlationId: 'test',
      commandId: identifiers.command(),
    },
  });
  if (!handled.ok) throw new Error(handled.refusal.code);
  await product.world.readPosition.reached(['attempts'], handled.position, 5000);
  return attemptId;
};

const save = (learner: Learner, attemptId: string, id: string) =>
  learner.put(`/api/attempts/${attemptId}/answers/${id}`, {
    userAnswer: rightAnswer(id),
    seconds: 40,
  });

const viewOf = async (learner: Learner, attemptId: string) => {
  const view = attemptView.parse((await learner.get(`/api/attempts/${attemptId}`)).body);
  remember(view.questions);
  return view;
};

const handsItselfIn = (learner: Learner, attemptId: string) =>
  expect
    .poll(async () => (await viewOf(learner, attemptId)).status, {
      timeout: 15_000,
      interval: 500,
    })
    .toBe('submitted');

it('[QUIZ-19] an exam hands itself in when its time is over, with what was saved', async () => {
  const learner = await newLearner(product, { healthcareField: 'RT' });
  const { ids } = await newPaper(learner, { limit: 3 });
  const attemptId = await newExam(learner, ids);
  const [first = '', second = ''] = (await viewOf(learner, attemptId)).questions.map(
    ({ id }) => id,
  );
  clock.set('2026-11-20T12:04:00.000Z');
  expect((await save(learner, attemptId, first)).status).toBe(204);
  clock.set('2026-11-20T12:05:30.000Z');
  const late = await save(learner, attemptId, second);
  expect(late.status).toBe(409);
  expect(['TimeIsUp', 'AlreadySubmitted']).toContain(late.body.code);
  await handsItselfIn(learner, attemptId);
  expect(await viewOf(learner, attemptId)).toMatchObject({
    correct: 1,
    skipped: 2,
    timeSpent: 40,
    exam: 'TMC',
    timeRanOut: true,
  });
});

it('an exam that ran out while the product was down counts on the day its time ended', async () => {
  const learner = await newLearner(product, { healthcareField: 'RT' });
  const { ids } = await newPaper(learner, { limit: 3 });
  clock.set('2026-11-21T05:51:00.000Z');
  const attemptId = await newExam(learner, ids);
  clock.set('2026-11-23T15:00:00.000Z');
  await handsItselfIn(learner, attemptId);
  const events = await product.world.commands.log.readStream(attemptStream(attemptId));
  // Four minutes before midnight in Chicago, where the learner is.
  expect(events.at(-1)).toMatchObject({
    type: 'QuizSubmitted',
    data: { at: '2026-11-21T05:56:00.000Z', day: '2026-11-20', hour: 23 },
  });
});

it('a learner with time and a half gets it from the server, and what they answer in it counts', async () => {
  const learner = await newPro(product);
  expect((await learner.patch('/api/auth/user', { extraTime: 1.5 })).status).toBe(200);
  const answer = await learner.get('/api/questions/RN?limit=75&fullLength=true&exam=NCLEX-RN');
  expect(answer.status, answer.text).toBe(200);
  const attemptId = answer.headers.get('x-attempt-id') ?? '';
  const [first, second, third] = remember(questionList.parse(answer.body)).map(({ id }) => id);
  expect(await viewOf(learner, attemptId)).toMatchObject({
    status: 'open',
    exam: 'NCLEX-RN',
    issuedAt: start,
    endsAt: '2026-11-20T19:30:00.000Z',
  });
  expect((await learner.get('/api/attempts/open')).body).toMatchObject([
    { id: attemptId, endsAt: '2026-11-20T19:30:00.000Z' },
  ]);
  const saveAt = async (at: string, id = '') => {
    clock.set(at);
    return save(learner, attemptId, id);
  };
  expect((await saveAt('2026-11-20T16:59:00.000Z', first)).status).toBe(204);
  // The plain five hours ended at 17:00.
  expect((await saveAt('2026-11-20T19:29:00.000Z', second)).status).toBe(204);
  const late = await saveAt('2026-11-20T19:30:30.000Z', third);
  expect(late.status).toBe(409);
  expect(['TimeIsUp', 'AlreadySubmitted']).toContain(late.body.code);
  await handsItselfIn(learner, attemptId);
  expect(await viewOf(learner, attemptId)).toMatchObject({ correct: 2, skipped: 73 });
});
