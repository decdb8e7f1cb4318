import { afterAll, beforeAll, expect, it } from 'vitest';
import { readinessView } from '../../../domain/contracts/readiness.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newCustom } from '../support/custom.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-06-01T15:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const quizAt = async (learner: Learner, at: string, count: number) => {
  clock.set(at);
  const signedIn = await learner.post('/api/login', {
    emailOrUsername: learner.email,
    password: 'correct horse battery staple',
  });
  expect(signedIn.status, signedIn.text).toBe(200);
  await handIn(learner, await newCustom(learner, { count, minutes: 'exam-pace' }));
};

const tmcOf = async (learner: Learner, query = '') => {
  const { commands, readPosition, settings } = product.world;
  await readPosition.reached(settings.projections, await commands.log.head(), 5000);
  const { status, body, text } = await learner.get(`/api/readiness${query}`);
  expect(status, text).toBe(200);
  return readinessView.parse(body).exams[0];
};

it('lets go of answers that are too old on the day one looks, now and on any past day', async () => {
  const learner = await newLearner(product);
  await quizAt(learner, '2026-06-02T15:00:00.000Z', 6);
  await quizAt(learner, '2026-09-20T15:00:00.000Z', 5);
  const both = { items: 11, from: '2026-06-02', day: '2026-09-20', expired: 0 };
  expect(await tmcOf(learner)).toMatchObject(both);
  await quizAt(learner, '2026-11-20T15:00:00.000Z', 5);
  expect(await tmcOf(learner)).toMatchObject({
    items: 10,
    from: '2026-09-20',
    day: '2026-11-20',
    expired: 6,
  });
  expect(await tmcOf(learner, '?asOf=2026-09-25')).toMatchObject(both);
  clock.set('2027-06-01T15:00:00.000Z');
  await learner.post('/api/login', {
    emailOrUsername: learner.email,
    password: 'correct horse battery staple',
  });
  expect(await tmcOf(learner)).toMatchObject({
    items: 0,
    from: null,
    day: null,
    likelihood: null,
    expired: 16,
  });
  const refused = await learner.get('/api/readiness?asOf=2026-05-01');
  expect(refused.status, refused.text).toBe(400);
});
