/** What a part of the API is about: its tag in the description. */
export const capabilities = {
  account: 'Who someone is: signing up, signing in, names, password and sessions',
  'test-mode': 'Testers: accounts with made-up study, on a shared password',
  privacy: 'What the product keeps of a person: taken along, or erased',
  attempt: 'Quizzes and exams: drawn, answered, submitted and reviewed',
  simulation: 'Clinical simulations, decision by decision',
  review: 'What comes back for review, the study plan and its calendar',
  admin: 'Administration: figures of the product, accounts, and what admins change of them',
  'medical-images': 'Medical images: found, read and practiced',
  tutor: 'Conversations with the tutor, turn by turn',
  'study-aid': 'Study aids: made of a topic, saved and exported',
  flashcard: 'Flashcards: put down, reviewed when they are due, imported and exported',
  terminology: 'Medical terms: the glossary, its drawings, quizzes, and what a learner knows',
  progress: 'Streak, scores and study time, today and on any day before',
  subscription: 'Plans: prices, the trial, payment, invoices and changes',
  readiness: 'How ready a learner is for each exam',
  analytics: 'Accuracy, topics and study patterns of a period',
  achievements: 'What a learner has earned',
  evidence: 'The events that a figure is counted from',
  referral: "Who joined by a learner's code, and what it earned",
  institution: 'Schools: seats, invitations, cohorts, and what a learner agreed to share',
  live: 'What moves while one looks at it',
  bank: 'The question bank: what it holds, doubts about it and its corrections',
  blog: 'The posts of the blog: read by everyone, written and scheduled by admins',
  analysts: 'The exported log, without personal data, asked in SQL',
  interchange: 'Items as QTI, GIFT and CSV: taken out, looked at and brought in as drafts',
  content: 'What admins have made for learners: listed, reviewed, and moved from draft to active',
  settings: 'What administrators set for the whole product, and who changed what',
  audit: 'What happened: searched, read as stored, exported, and sealed against change',
  replay: 'Read models rebuilt from the log, and metrics of its events',
  operations: 'For who runs an installation, and what every client asks first',
} as const;
export type Capability = keyof typeof capabilities;

/** What a route may refuse beside what its policy and its shape already say. */
export type OwnStatus = 401 | 402 | 403 | 404 | 409 | 410 | 429;

/** What a client's author reads of a route first. */
export type About = {
  readonly capability: Capability;
  /** What a generated client calls it. */
  readonly operationId: string;
  readonly summary: string;
  readonly refuses?: readonly OwnStatus[];
  /** It happens as often as it is asked for, whatever key the client gives. */
  readonly eachTime?: true;
  /** Headers of the answer that tell something. */
  readonly answersWith?: readonly ('Set-Cookie' | 'X-Attempt-Id')[];
  /** Of the answer; JSON when absent. */
  readonly produces?: string;
};

declare module 'fastify' {
  interface FastifySchema {
    about: About;
  }
}
