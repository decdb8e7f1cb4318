import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPage } from '../../../domain/contracts/audit.ts';
import { userPast } from '../../../domain/contracts/user-past.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { rightAnswer, wrongAnswer } from '../support/bank.ts';
import { everythingRead } from '../support/everything-read.ts';
import { type Learner, newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';
import { signInAgain } from '../support/sign-in-again.ts';

const start = '2026-10-30T15:00:00.000Z';

let product: TestProduct;
let clock: SetClock;
let admin: Learner;
let learner: Learner;

type Done = { readonly at: string; readonly of: number; readonly right: number };
/** What the learner did, written down as it is done: the fold by hand below knows nothing else. */
const done: Done[] = [];

const quizAt = async (at: string, right: number, of: number): Promise<void> => {
  clock.set(at);
  const paper = await newPaper(learner, { limit: of });
  await handIn(learner, paper, (id, i) => (i < right ? rightAnswer(id) : wrongAnswer(id)));
  done.push({ at, of, right });
};
const change = async (at: string, what: string, body: object): Promise<void> => {
  clock.set(at);
  const answer = await admin.post(`/api/admin/users/${learner.id}/${what}`, {
    ...body,
    reason: 'A test of the past',
  });
  expect(answer.status, answer.text).toBe(204);
};

beforeAll(async () => {
  clock = setClock(start);
  product = await startTestProduct({ clock });
  admin = await newAdmin(product);
  learner = await newLearner(product);
  await quizAt('2026-10-30T20:00:00.000Z', 0, 2);
  await change('2026-10-31T12:00:00.000Z', 'plan', { tier: 'annual' });
  await quizAt('2026-10-31T20:00:00.000Z', 2, 2);
  await quizAt('2026-11-01T18:00:00.000Z', 1, 3);
  await change('2026-11-02T09:00:00.000Z', 'plan', { tier: 'free' });
  await change('2026-11-02T10:00:00.000Z', 'plan/extension', { days: 2 });
  await quizAt('2026-11-03T16:00:00.000Z', 4, 5);
  await change('2026-11-04T12:30:00.000Z', 'suspension', {});
  clock.set('2026-11-05T12:00:00.000Z');
  await signInAgain(admin);
  await everythingRead(product);
});
afterAll(() => product.stop());

const ask = (moment: string, rest: object = {}) =>
  admin.post(`/api/admin/users/${learner.id}/as-of`, { moment, reason: 'support', ...rest });
const asOf = async (moment: string) => {
  const answer = await ask(moment);
  expect(answer.status, answer.text).toBe(200);
  return userPast.parse(answer.body);
};

const byHand = (moment: string) => {
  const until = done.filter(({ at }) => at <= moment);
  const scores = until.map(({ of, right }) => Math.round((100 * right) / of));
  const sum = scores.reduce((all, score) => all + score, 0);
  return {
    quizzesTaken: until.length,
    questionsAnswered: until.reduce((all, { of }) => all + of, 0),
    averageScore: until.length === 0 ? 0 : Math.round(sum / until.length),
    history: scores.toReversed(),
  };
};

describe('an account at a moment', () => {
  it.each([
    ['2026-10-30T15:30:00.000Z', 'free', 0],
    ['2026-10-31T11:59:59.999Z', 'free', 1],
    ['2026-10-31T12:00:00.000Z', 'annual', 0],
    ['2026-11-01T18:00:00.000Z', 'annual', 3],
    ['2026-11-02T09:30:00.000Z', 'free', 3],
    ['2026-11-03T23:00:00.000Z', 'monthly', 1],
    ['2026-11-04T11:00:00.000Z', 'free', 0],
  ])('at %s equals a fold by hand', async (moment, tier, streak) => {
    const { was, history } = await asOf(moment);
    const { history: scores, ...figures } = byHand(moment);
    expect(was.progress).toMatchObject(figures);
    expect(history.map(({ score }) => score)).toEqual(scores);
    expect(was.account.tier).toBe(tier);
    expect(was.account.mayUse.fullLengthExams).toBe(tier !== 'free');
    expect(was.account.mayUse.practiceQuizzes).toBe(true);
    if (streak > 0) expect(was.progress.dailyStreak).toBe(streak);
  });

  it('tells what came since, and what stands now', async () => {
    const past = await asOf('2026-11-01T20:00:00.000Z');
    expect(past.later.quizzes).toBe(1);
    expect(past.is.progress).toMatchObject({ quizzesTaken: 4, questionsAnswered: 12 });
    expect(past.was.account.suspendedAt).toBeNull();
    expect(past.is.account.suspendedAt).toBe('2026-11-04T12:30:00.000Z');
    expect(past.before).toMatchObject({ at: '2026-11-01T18:00:00.000Z' });
    expect(past.after).toMatchObject({ at: '2026-11-02T09:00:00.000Z', type: 'PlanGranted' });
    expect(past.events + past.later.events).toBe((await asOf('2026-11-05T12:00:00.000Z')).events);
  });

  it('is named by the clock of the learner too, also on the day it is set back', async () => {
    const byClock = await asOf('2026-11-01T12:00');
    expect(byClock.moment).toBe('2026-11-01T18:00:00.000Z');
    expect(byClock.local).toBe('2026-11-01T12:00');
    expect((await asOf('2026-10-31T15:30')).moment).toBe('2026-10-31T20:30:00.000Z');
  });

  it('is a read of personal data: recorded with who, whom and why, before it is shown', async () => {
    const search = `/api/admin/audit?type=PersonalDataViewed&person=${learner.id}`;
    const count = async () => {
      await everythingRead(product);
      return auditPage.parse((await admin.get(search)).body).entries;
    };
    const before = await count();
    await asOf('2026-11-01T20:00:00.000Z');
    const [last, ...others] = await count();
    expect(others).toHaveLength(before.length);
    expect(last).toMatchObject({ actor: { kind: 'admin', id: admin.id }, about: learner.id });
    expect(last?.says).toEqual({
      verb: 'viewed',
      what: 'the account at a past moment',
      tail: 'answering a support request',
    });
  });

  it('names what is wrong with a moment or a reason', async () => {
    const wrong = [
      ['2026-10-30T14:00:00.000Z', {}, 'moment'],
      ['2026-11-06T12:00:00.000Z', {}, 'moment'],
      ['yesterday', {}, 'moment'],
      ['2026-11-01T20:00:00.000Z', { reason: 'I would like to' }, 'reason'],
      ['2026-11-01T20:00:00.000Z', { reason: undefined }, 'reason'],
    ] as const;
    for (const [moment, rest, field] of wrong) {
      expect(await ask(moment, rest)).toMatchObject({ status: 400, body: { field } });
    }
    const nobody = `/api/admin/users/${crypto.randomUUID()}/as-of`;
    const body = { moment: '2026-11-01T20:00:00.000Z', reason: 'support' };
    expect((await admin.post(nobody, body)).status).toBe(404);
  });

  it('is shown to no learner', async () => {
    const other = await newLearner(product);
    const body = { moment: '2026-11-01T20:00:00.000Z', reason: 'support' };
    const answer = await other.post(`/api/admin/users/${learner.id}/as-of`, body);
    expect(answer).toMatchObject({ status: 403, body: { code: 'AdminsOnly' } });
  });
});
