import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newAdmin, newLearner, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { begin, walk } from '../support/simulation.ts';
import { analytics, listed, scenario } from '../support/specified.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

const fields = (names: string): string[] => names.split(' ').toSorted();
const fieldsOf = (value: object): string[] => Object.keys(value).toSorted();

describe('an account', () => {
  it('[DATA-02] is answered by sign-in as listed, with what the learner has set beside it', async () => {
    const learner = await newLearner(product);
    const login = { emailOrUsername: learner.email, password };
    const { body } = await learner.post('/api/login', login);
    expect(fieldsOf(body)).toEqual(fields(`${listed.user} timeZone today extraTime`));
    expect((await learner.get('/api/user')).body).toEqual(body);
  });
});

describe('the analytics of a learner who took a quiz', () => {
  it('[DATA-28] have every figure that is listed', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner));
    const { body } = await learner.get(`/api/analytics/quiz/${learner.id}/week`);
    const { performance } = analytics.parse(body);
    expect(performance).toMatchObject({ overallAccuracy: 100, quizzesTaken: 1, streakDays: 1 });
  });
});

describe('a patient of the clinical simulation, once treated', () => {
  it('[DATA-11] [DATA-12] [DATA-13] has every decision, and what each of its options does', async () => {
    const { id, served } = await begin(admin);
    await walk(admin, { id, served: served.slice(0, 1) });
    const { body } = await admin.get(`/api/simulations/${id}`);
    const treated = scenario.parse(body.scenarios[0]);
    expect(scenario.safeParse(body.scenarios[1]).success).toBe(false);
    expect(treated.decisionPoints).toHaveLength(served[0]?.decisionPointCount ?? 0);
    for (const { options, correctOptionId, consequences, feedback } of treated.decisionPoints) {
      const others = options.map((option) => option.id).filter((id) => id !== correctOptionId);
      expect(options.find((option) => option.id === correctOptionId)?.isCorrect).toBe(true);
      expect(fieldsOf(consequences.incorrect)).toEqual(others.toSorted());
      expect(fieldsOf(feedback.incorrect)).toEqual(others.toSorted());
    }
  });
});

describe('what the bank holds', () => {
  it('[API-33] [DATA-32] is told by the generation status, specialty by specialty', async () => {
    const { status, body } = await admin.get('/api/admin/generation-status');
    expect(status).toBe(200);
    expect(fieldsOf(body)).toEqual(fields(listed.status));
    expect(body.specialties).toHaveLength(14);
    for (const specialty of body.specialties) {
      expect(fieldsOf(specialty)).toEqual(fields(listed.specialty));
      expect(['completed', 'in-progress', 'not-started']).toContain(specialty.status);
      expect(specialty.passingScore).toBeGreaterThan(0);
      expect(specialty.passingScore).toBeLessThanOrEqual(100);
    }
  });
});
