import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Achievement, achievementList } from '../../../domain/contracts/achievements.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { browser } from '../support/browser.ts';
import { type Learner, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-21T03:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

const achievementsOf = async (learner: Pick<Learner, 'get'>): Promise<readonly Achievement[]> =>
  achievementList.parse((await learner.get('/api/achievements')).body);

const named = async (learner: Pick<Learner, 'get'>, name: string) =>
  (await achievementsOf(learner)).find((achievement) => achievement.name === name);

const announce = (learner: Pick<Learner, 'post'>, name: string, claim: string) =>
  learner.post(`/api/achievements/${encodeURIComponent(name)}/announced`, { claim });

const pageOne = '1111111111111111';
const pageTwo = '2222222222222222';

describe('achievements', () => {
  it('of somebody new are six, none of them earned', async () => {
    const learner = await newLearner(product);
    const all = await achievementsOf(learner);
    expect(all).toHaveLength(6);
    expect(all.every(({ earnedAt, announced }) => earnedAt === null && !announced)).toBe(true);
  });

  it('[ACH-01] are dated with the learner’s own day', async () => {
    // The evening of November 20 in Chicago.
    const learner = await newLearner(product, { timeZone: 'America/Chicago' });
    await handIn(learner, await newPaper(learner, { limit: 1 }));
    expect(await named(learner, 'First Quiz')).toEqual({
      name: 'First Quiz',
      rule: 'Finish one quiz',
      earnedAt: '2026-11-20',
      announced: false,
    });
  });

  it('are announced by one page, on whichever device it is', async () => {
    const learner = await newLearner(product);
    const phone = browser(product.url);
    await phone.post('/api/login', { emailOrUsername: learner.email, password });
    await handIn(learner, await newPaper(learner, { limit: 1 }));
    await expect.poll(async () => (await named(phone, 'First Quiz'))?.earnedAt).toBeTruthy();
    const answers = await Promise.all([
      announce(learner, 'First Quiz', pageOne),
      announce(phone, 'First Quiz', pageTwo),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.tell)).toHaveLength(1);
    expect((await announce(learner, 'First Quiz', '3333333333333333')).body).toEqual({
      tell: false,
    });
    expect(await named(learner, 'First Quiz')).toMatchObject({ announced: true });
  });

  it('let a page ask again that had no answer', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 1 }));
    expect((await announce(learner, 'First Quiz', pageOne)).body).toEqual({ tell: true });
    expect((await announce(learner, 'First Quiz', pageOne)).body).toEqual({ tell: true });
  });

  it('cannot be announced before they are earned, nor by another name', async () => {
    const learner = await newLearner(product);
    expect((await announce(learner, 'Week Warrior', pageOne)).status).toBe(404);
    expect((await announce(learner, 'Nobel Prize', pageOne)).status).toBe(400);
  });
});
