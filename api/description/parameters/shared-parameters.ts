import type { WordsOfParameters } from './parameter-words.ts';

/** Of parameters that mean the same in several capabilities, by name. */
export const sharedParameters: WordsOfParameters = {
  accountId: { description: 'Id of an account.', example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11' },
  asOf: {
    description:
      'As it was at the end of that day of the learner’s calendar; as it is when absent.',
    example: '2026-11-03',
  },
  attemptId: {
    description: 'Id of a quiz, an exam or a simulation, as X-Attempt-Id told it.',
    example: '8f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  },
  field: { description: 'Code of a healthcare field.', example: 'RT' },
  format: { description: 'What the file is for.', example: 'csv' },
  limit: { description: 'How many at most.', example: 50 },
  page: { description: 'Which page, from 1.', example: 1 },
  questionId: {
    description: 'Id of a question, as the quiz or the review gives it.',
    example: '8f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f.1',
  },
  search: { description: 'Words to look for.', example: 'pneumothorax' },
  size: { description: 'How many on a page.', example: 20 },
};
