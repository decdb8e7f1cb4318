import { z } from 'zod';
import { tutorWish } from '../contracts/tutor.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId, tutorConversationId, tutorTurnId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

const about = { conversationId: tutorConversationId, learnerId: accountId, at: instant };
const ofTurn = { ...about, turnId: tutorTurnId };

/** A topic, a fact or another point of the knowledge base: a name of ours, never what somebody wrote. */
const pointId = z.string().regex(/^[A-Za-z0-9#|/.-]{1,200}$/);

const tutorConversationStarted = defineEvent({
  type: 'TutorConversationStarted',
  personal: ['topic'],
  data: z.strictObject({
    ...about,
    /** As it was typed. */
    topic: z.string(),
    /** The conversation that this one goes on from. */
    continues: tutorConversationId.nullable(),
  }),
});

/** The learner said something, or pressed a button beside the message. */
const learnerTurnTaken = defineEvent({
  type: 'LearnerTurnTaken',
  personal: ['text'],
  data: z.strictObject({ ...ofTurn, wish: tutorWish, text: z.string() }),
});

/** A paper of one question was put into the thread. */
const tutorItemOffered = defineEvent({
  type: 'TutorItemOffered',
  data: z.strictObject({ ...ofTurn, attemptId }),
});

/** The tutor answered a turn: by whom it was written, from which facts, and what that took. */
const tutorTurnGiven = defineEvent({
  type: 'TutorTurnGiven',
  personal: ['text', 'bankTopic'],
  data: z.strictObject({
    ...ofTurn,
    text: z.string(),
    /** It was stopped before its end. */
    stopped: z.boolean(),
    provider: z.enum(['built-in', 'openai']),
    /** As its provider names it; null where none was asked. */
    model: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/)
      .nullable(),
    inputTokens: z.int().min(0),
    outputTokens: z.int().min(0),
    /** Millionths of a US dollar. */
    microDollars: z.int().min(0),
    milliseconds: z.int().min(0),
    /** What the marks in the text stand for, in their order. */
    cites: z.array(pointId),
    /** Where the conversation stands. */
    topicId: pointId.nullable(),
    asked: pointId.nullable(),
    last: pointId.nullable(),
    /** As the learner typed it. */
    bankTopic: z.string().nullable(),
    ahead: z.array(pointId),
  }),
});

const tutorConversationDeleted = defineEvent({
  type: 'TutorConversationDeleted',
  data: z.strictObject(about),
});
const tutorConversationRestored = defineEvent({
  type: 'TutorConversationRestored',
  data: z.strictObject(about),
});

export const tutorEvents = [
  tutorConversationStarted,
  learnerTurnTaken,
  tutorItemOffered,
  tutorTurnGiven,
  tutorConversationDeleted,
  tutorConversationRestored,
] as const;
export type TutorEvent = EventOf<(typeof tutorEvents)[number]>;
