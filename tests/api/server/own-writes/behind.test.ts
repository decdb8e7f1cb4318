import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examsOf } from '../../../../domain/contracts/exams.ts';
import type { ReadPosition } from '../../../../domain/ports/read-position.ts';
import { startTestProduct, type TestProduct } from '../../../support/product.ts';
import { type Browser, browser } from '../../support/browser.ts';
import { newLearner } from '../../support/people.ts';
import { newPaper, submission } from '../../support/quiz.ts';
import { withWorld } from '../../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

/** These read models never come to what was written; nobody waits for the others. */
const neverReach = (late: string): ReadPosition => ({
  reached: async (reads) => !reads.includes(late),
});

const withLate = (late: string, work: (origin: string) => Promise<void>) =>
  withWorld(product, { readPosition: neverReach(late) }, work);

const sameBrowser = (origin: string, { cookie }: Browser): Browser => browser(origin, cookie());

describe('while the attempts are behind', () => {
  it('a hand-in that names its attempt needs none of them', async () => {
    const learner = await newLearner(product);
    await withLate('attempts', async (origin) => {
      const own = sameBrowser(origin, learner);
      const paper = await newPaper(own, { limit: 2 });
      expect((await own.post('/api/quiz/submit', submission(paper))).status).toBe(200);
    });
  });

  it('one that names none is asked to come again, not told that there is no paper', async () => {
    const learner = await newLearner(product);
    await withLate('attempts', async (origin) => {
      const own = sameBrowser(origin, learner);
      await own.patch('/api/auth/user', { firstName: 'Grace' });
      const body = { healthcareField: 'RT', answers: [{ questionId: 'x', userAnswer: 'A' }] };
      const answer = await own.post('/api/quiz/submit', body);
      expect(answer).toMatchObject({ status: 503, body: { code: 'Behind' } });
      expect(answer.headers.get('retry-after')).toBe('1');
    });
    const body = { healthcareField: 'RT', answers: [{ questionId: 'x', userAnswer: 'A' }] };
    const known = await learner.post('/api/quiz/submit', body);
    expect(known).toMatchObject({ status: 404, body: { code: 'NoOpenPaper' } });
  });

  it('a paper that is just issued is not said to be nowhere', async () => {
    const learner = await newLearner(product);
    await withLate('attempts', async (origin) => {
      const own = sameBrowser(origin, learner);
      await own.patch('/api/auth/user', { firstName: 'Grace' });
      const answer = await own.get(`/api/attempts/${crypto.randomUUID()}`);
      expect(answer).toMatchObject({ status: 503, body: { code: 'Behind' } });
    });
  });

  it('work on a paper goes on, and so does giving it up', async () => {
    const learner = await newLearner(product);
    await withLate('attempts', async (origin) => {
      const own = sameBrowser(origin, learner);
      const { attemptId, ids } = await newPaper(own, { limit: 2 });
      const given = { userAnswer: 'A', seconds: 1 };
      const path = `/api/attempts/${attemptId}`;
      expect((await own.put(`${path}/answers/${ids[0]}`, given)).status).toBe(204);
      expect((await own.post(`${path}/void`)).status).toBe(204);
    });
  });
});

describe('an account that was just changed', () => {
  /** As it stands in the read model until somebody waits for it. */
  const staleUntilWaited = async (learner: string): Promise<ReadPosition> => {
    const { database } = product.world;
    const set = (data: unknown) =>
      database.query('update read.account set data = $2 where key = $1', [learner, data]);
    const { rows } = await database.query('select data from read.account where key = $1', [
      learner,
    ]);
    const now = rows[0]?.data;
    await set({ ...now, field: 'RN', timeZone: 'Pacific/Kiritimati' });
    return {
      reached: async (reads, _, timeoutMs) => {
        const isWaited = reads.includes('accounts') && timeoutMs > 0;
        if (isWaited) await set(now);
        return isWaited;
      },
    };
  };

  it('is read after the wait for it: a plan is made for the field of now', async () => {
    const learner = await newLearner(product);
    const readPosition = await staleUntilWaited(learner.id);
    await withWorld(product, { readPosition }, async (origin) => {
      const own = sameBrowser(origin, learner);
      const exam = examsOf('RT')[0]?.name;
      const plan = { exam, examDay: null, minutesADay: 20, daysOff: [] };
      const answer = await own.put('/api/study-plan', plan, { 'x-min-position': '1' });
      expect(answer, answer.text).toMatchObject({ status: 200, body: { exam } });
    });
  });
});
