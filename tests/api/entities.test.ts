import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { type Learner, newAdmin, newLearner, password } from './support/people.ts';
import { begin, walk } from './support/simulation.ts';

let product: TestProduct;
let admin: Learner;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await newAdmin(product);
});
afterAll(() => product.stop());

/** As the specification writes them, apart from the schemas of the product. */
const listed = {
  user: 'id username email firstName lastName healthcareField subscriptionTier isAdmin dailyStreak highestStreak referralCode profileImageUrl createdAt',
  status: 'lastUpdated completionPercentage totalQuestions totalTarget specialties',
  specialty: 'code name status questions target percentage examQuestions timeLimit passingScore',
};
const fields = (names: string): string[] => names.split(' ').toSorted();
const fieldsOf = (value: object): string[] => Object.keys(value).toSorted();

const consequence = z.strictObject({
  vitalSignChanges: z.looseObject({}),
  clinicalStatus: z.string(),
});
const decisionPoint = z.object({
  situation: z.string(),
  question: z.string(),
  options: z.array(
    z.strictObject({
      id: z.string(),
      type: z.enum(['assessment', 'intervention', 'medication', 'monitoring']),
      text: z.string(),
      isCorrect: z.boolean(),
    }),
  ),
  correctOptionId: z.string(),
  consequences: z.strictObject({
    correct: consequence,
    incorrect: z.record(z.string(), consequence),
  }),
  feedback: z.strictObject({
    correct: z.string().min(1),
    incorrect: z.record(z.string(), z.string().min(1)),
  }),
});
const scenario = z.object({
  title: z.string(),
  category: z.string(),
  patientInfo: z.strictObject({
    age: z.string(),
    gender: z.string(),
    weight: z.string(),
    setting: z.string(),
    diagnosis: z.string(),
  }),
  initialPresentation: z.strictObject({
    vitalSigns: z.strictObject({
      hr: z.number(),
      bp: z.string(),
      rr: z.number(),
      temp: z.number(),
      spo2: z.number(),
    }),
    labValues: z.record(z.string(), z.string()),
  }),
  decisionPoints: z.array(decisionPoint).min(1),
  learningObjectives: z.array(z.string()).min(1),
});

describe('an account', () => {
  it('[DATA-02] is answered by sign-in as listed, with what the learner has set beside it', async () => {
    const learner = await newLearner(product);
    const login = { emailOrUsername: learner.email, password };
    const { body } = await learner.post('/api/login', login);
    expect(fieldsOf(body)).toEqual(fields(`${listed.user} timeZone today extraTime`));
    expect((await learner.get('/api/user')).body).toEqual(body);
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
      const right = options.filter(({ isCorrect }) => isCorrect).map((option) => option.id);
      const wrong = options.filter(({ isCorrect }) => !isCorrect).map((option) => option.id);
      expect(right).toEqual([correctOptionId]);
      expect(fieldsOf(consequences.incorrect)).toEqual(wrong.toSorted());
      expect(fieldsOf(feedback.incorrect)).toEqual(wrong.toSorted());
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
