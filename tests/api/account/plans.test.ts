import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Capability, planPolicy } from '../../../domain/contracts/entitlements.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type Learner, newLearner, newPro } from '../support/people.ts';

let product: TestProduct;
let free: Learner;
let pro: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  free = await newLearner(product);
  pro = await newPro(product);
});
afterAll(() => product.stop());

type Use = (learner: Learner) => Promise<{ readonly status: number; readonly text: string }>;

/** How each of what the plans hold is used. */
const uses: Readonly<Record<Capability, Use>> = {
  practiceQuizzes: (learner) => learner.get('/api/questions/RT?limit=20'),
  customQuizzes: (learner) =>
    learner.post('/api/quizzes', {
      healthcareField: 'RT',
      status: 'all',
      count: 5,
      minutes: null,
      mode: 'practice',
    }),
  fullLengthExams: (learner) => learner.get('/api/questions/RN?fullLength=true'),
  clinicalSimulations: (learner) => learner.get('/api/questions/RT?fullLength=true&exam=CSE'),
  spacedReview: (learner) => learner.get('/api/review'),
  progress: (learner) => learner.get('/api/progress'),
  detailedAnalytics: (learner) => learner.get(`/api/analytics/quiz/${learner.id}/month`),
  pastDays: async (learner) => {
    const { today } = (await learner.get('/api/user')).body;
    return learner.get(`/api/progress/as-of/${today}`);
  },
};

describe('what the plans hold', () => {
  it.each(Object.keys(planPolicy) as Capability[])(
    '[ROLE-03] of %s is what the server allows',
    async (capability) => {
      for (const [plan, learner] of [
        ['free', free],
        ['pro', pro],
      ] as const) {
        const { status, text } = await uses[capability](learner);
        const holds = planPolicy[capability][plan];
        expect(status, `${plan}: ${text.slice(0, 200)}`).toBe(holds ? 200 : 403);
      }
    },
  );
});
