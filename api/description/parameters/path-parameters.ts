import type { WordsOfParameters } from './parameter-words.ts';

/** By name; by the address up to it where one name stands for different things. */
export const pathParameters: WordsOfParameters = {
  accountId: { description: 'Id of an account.', example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11' },
  attemptId: {
    description: 'Id of a quiz, an exam or a simulation, as X-Attempt-Id told it.',
    example: '8f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  },
  cohortId: {
    description: 'Id of a cohort of the school.',
    example: '5b0c1f7e-2a34-4e86-9a15-6c1b2d3e4f50',
  },
  contentId: {
    description: 'Id of what was made, as its list gives it.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  day: { description: 'A day of the learner’s calendar.', example: '2026-11-03' },
  field: { description: 'Code of a healthcare field.', example: 'RT' },
  figure: {
    description: 'Name of a figure; of a period with its name behind a colon.',
    example: 'recent-average',
  },
  institutionId: {
    description: 'Id of a school.',
    example: '7d0f6a52-3b84-4c0e-9b6a-5e2d8c7f1a99',
  },
  invitationId: {
    description: 'Id of an open invitation, as the school gives it.',
    example: '6c1e7b63-4c95-4d1f-8a7b-6f3e9d8a2b10',
  },
  invoiceId: {
    description: 'Id of an invoice, as the list gives it.',
    example: 'in_5a0c1f2e-7b1d-4f5e-9a51-0d8f6f3f2b11-1',
  },
  itemId: { description: 'Id of an item of the bank.', example: 'example-pulse-18-in-15' },
  key: { description: 'Key of a drawing, as its term names it.', example: 'ecg-complex' },
  metricId: {
    description: 'Id of a live metric.',
    example: '9f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  },
  name: { description: 'Name of an achievement.', example: 'First Quiz' },
  period: {
    description: 'The last 7, 30, 90 or 365 days of the learner’s calendar, today included.',
    example: 'month',
  },
  position: {
    description: 'Where the event stands in the log.',
    example: '00000000000048213860',
  },
  postId: {
    description: 'Id of a post, as the list gives it.',
    example: 'last-seven-days',
  },
  questionId: {
    description: 'Id of a question, as the paper or the review gives it.',
    example: '8f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f.1',
  },
  rebuildId: {
    description: 'Id of a rebuild, as the overview gives it.',
    example: '7f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f',
  },
  secret: {
    description: 'The secret of the calendar’s address: whoever knows it may read the calendar.',
    example: '7fw55IrXJdeb-vjaVG_GSZWm-eRUnlHQXBhzlVjaTEU',
  },
  sessionId: {
    description: 'Id of a session, as the list gives it.',
    example: 'ab1ab321-cd57-4b71-b6d5-3ba4a54b37d2',
  },
  termId: { description: 'A term of the glossary, by its words.', example: 'tachycardia' },
  turnId: {
    description: 'Id of the turn, which whoever took it gave it.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  userId: {
    description: 'Id of the account that is signed in; an administrator may name another.',
    example: '3c9f7a52-1d84-4f0e-9b6a-5e2d8c7f1a30',
  },
  '/api/flashcards/{id}': {
    description: 'Id of a flashcard, as the list gives it.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11-0001.1',
  },
  '/api/medical-images/{id}': {
    description: 'Id of an image, as the list gives it.',
    example: 'short-of-breath-after-flight',
  },
  '/api/study-aids/{id}': {
    description: 'Id of a saved study aid.',
    example: '3f0c6a52-5f0e-4c53-9c1e-0b0a7f7b8a11',
  },
  '/api/study-sheets/{id}': {
    description: 'Id of a study sheet, as the list gives it.',
    example: 'blood-gas-steps',
  },
  '/api/terminology/quizzes/{id}': {
    description: 'Id of a quiz of terms, as its start told it.',
    example: '5b0e8a40-3f0e-4a77-9d0e-2a6a4b1c9e22',
  },
  '/api/tutor/conversations/{id}': {
    description: 'Id of a conversation, as the list gives it.',
    example: '7d1f6a52-5f0e-4c53-9c1e-0b0a7f7b8a12',
  },
};
