import { type AdaptiveReview, adaptiveReview } from '../../../../domain/contracts/adaptive.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { questionsOf } from '../start/support/facts.ts';

const hours = 3_600_000;

/** So many questions answered, the next one waiting. */
export const adaptivePaper = (answered = 0) => ({
  exam: 'NCLEX-RN',
  healthcareField: 'RN',
  isFullLength: true,
  mode: 'adaptive',
  endsAt: instantOf(serverNow() + 4 * hours),
  questions: questionsOf(answered + 1),
  answers: questionsOf(answered).map(({ id }) => ({
    questionId: id,
    userAnswer: 'A',
    seconds: 30,
  })),
  adaptive: { minimum: 85, maximum: 150 },
});

/** The step after so many answers. */
export const stepAfter = (answered: number) => ({
  ended: false,
  answered,
  next: questionsOf(answered + 1).at(-1),
});

export const reviewFact = (own: object = {}): AdaptiveReview =>
  adaptiveReview.parse({
    rule: 'confidence',
    passed: true,
    answered: 97,
    cut: 0,
    confidence: 0.95,
    theta: 0.612345,
    se: 0.21,
    low: 0.200753,
    high: 1.023937,
    rulesVersion: '2023-04-01',
    minimum: 85,
    maximum: 150,
    path: questionsOf(4).map(({ id }, index) => ({
      questionId: id,
      difficulty: -0.6,
      theta: index / 10,
      low: -1,
      high: 1,
      correct: index % 2 === 0,
    })),
    ...own,
  });
