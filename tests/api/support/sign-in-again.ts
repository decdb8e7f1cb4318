import { expect } from 'vitest';
import type { Learner } from './people.ts';

/** Sessions end while a test's clock runs through weeks. */
export const signInAgain = async (learner: Learner): Promise<void> => {
  const answer = await learner.post('/api/login', {
    emailOrUsername: learner.email,
    password: 'correct horse battery staple',
  });
  expect(answer.status, answer.text).toBe(200);
};
