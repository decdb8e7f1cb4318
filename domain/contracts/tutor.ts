import { z } from 'zod';
import { attemptId, tutorConversationId, tutorTurnId } from '../kernel/ids.ts';
import { line, lines } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { topicMastery } from './progress.ts';

/** Turns of one conversation; then a new one goes on. */
export const mostTutorTurns = 60;

/** Of a message, in characters. */
export const longestMessage = 1000;

/** Conversations on one page of the list. */
export const tutorPage = 20;

/** To say something, or one of the buttons beside it. */
export const tutorWish = z.enum(['say', 'tell', 'hint', 'next', 'question']);
export type TutorWish = z.infer<typeof tutorWish>;

export const startTutorBody = z.strictObject({
  topic: line({ min: [1, 'Name a topic'], max: 120 }),
  /** The conversation that this one goes on from. */
  continues: tutorConversationId.optional(),
});
export type StartTutorBody = z.infer<typeof startTutorBody>;

export const tutorTurnBody = z
  .strictObject({
    turnId: tutorTurnId,
    /** Turns that the page shows: where there are more, the answer would be to something else. */
    after: z.int('Use a whole number').min(0, 'Use 0 or more').max(mostTutorTurns),
    wish: tutorWish,
    /** Empty where a button says it all. */
    text: lines({ max: longestMessage }),
  })
  .refine(({ wish, text }) => wish !== 'say' || text !== '', {
    path: ['text'],
    error: 'Write a message',
  });
export type TutorTurnBody = z.infer<typeof tutorTurnBody>;

/** What an answer stands on, as a reference opens it. */
export const tutorFact = z.object({
  id: z.string(),
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  reason: z.string(),
  source: z.string(),
});
export type TutorFact = z.infer<typeof tutorFact>;

/** Who words an answer: rules over the knowledge base, or a model from its facts. */
const tutorProvider = z.enum(['built-in', 'openai']);
export type TutorProvider = z.infer<typeof tutorProvider>;

export const tutorAnswer = z.object({
  /** Paragraphs; [1] stands for the first fact cited, and ** around what is asked. */
  text: z.string(),
  provider: tutorProvider,
  model: z.string().nullable(),
  cites: z.array(tutorFact),
  /** It was stopped before its end. */
  stopped: z.boolean(),
  at: instant,
});
export type TutorAnswer = z.infer<typeof tutorAnswer>;

export const tutorTurn = z.object({
  id: tutorTurnId,
  at: instant,
  wish: tutorWish,
  text: z.string(),
  /** Null while it is being written, and where none came. */
  answer: tutorAnswer.nullable(),
  /** The paper of the practice question that was put into the thread. */
  attemptId: attemptId.nullable(),
});
export type TutorTurn = z.infer<typeof tutorTurn>;

export const tutorConversation = z.object({
  id: tutorConversationId,
  topic: z.string(),
  startedAt: instant,
  continues: tutorConversationId.nullable(),
  turns: z.array(tutorTurn),
  turnsLeft: z.int().min(0),
});
export type TutorConversation = z.infer<typeof tutorConversation>;

export const tutorConversationEntry = z.object({
  id: tutorConversationId,
  topic: z.string(),
  turns: z.int(),
  lastAt: instant,
});
export type TutorConversationEntry = z.infer<typeof tutorConversationEntry>;

export const tutorConversationPage = z.object({
  conversations: z.array(tutorConversationEntry),
  /** Asks for the page after this one; null on the last. */
  next: z.string().nullable(),
});
export type TutorConversationPage = z.infer<typeof tutorConversationPage>;

export const tutorListQuery = z.strictObject({
  after: z
    .string()
    .regex(/^[0-9TZ:.-]{1,40}~[A-Za-z0-9-]{1,64}$/, 'Use what the page before answered as next')
    .optional(),
});

export const tutorStarters = z.object({
  /** Who answers now. */
  provider: tutorProvider,
  /** Topics that the learner is weak in, the weakest first. */
  weak: z.array(topicMastery),
  /** Main topics of the field, where nothing is weak. */
  others: z.array(z.string()),
});
export type TutorStarters = z.infer<typeof tutorStarters>;

/** A line of the stream that answers a turn. */
export const tutorPiece = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('turn'), turn: tutorTurn }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type TutorPiece = z.infer<typeof tutorPiece>;
