import { z } from 'zod';
import { standsIn } from '../contracts/study-aids.ts';
import { studyMethod } from '../contracts/study-methods.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, studyAidId, tutorTurnId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';

const about = { aidId: studyAidId, learnerId: accountId, at: instant };
const provider = z.enum(['built-in', 'openai']);

/** Somebody asked for a study aid; what its limits hold back is held from now on. */
const studyAidRequested = defineEvent({
  type: 'StudyAidRequested',
  version: 2,
  // Of before any model was asked.
  upcasters: { 1: (data) => ({ ...data, tokens: 0 }) },
  personal: ['topic'],
  data: z.strictObject({
    ...about,
    /** Of the learner's own calendar. */
    day: calendarDay,
    method: studyMethod,
    /** As it was typed. */
    topic: z.string(),
    /** Flashcards held back from the day's limit; 0 where none apply. */
    cards: z.int().min(0),
    /** Of a model, held back from the day's budget; 0 where none may be asked. */
    tokens: z.int().min(0),
  }),
});

const cost = {
  provider,
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
};

const studyAidGenerated = defineEvent({
  type: 'StudyAidGenerated',
  version: 2,
  upcasters: { 1: (data) => ({ ...data, standsIn: null }) },
  /** Flashcards as they were made, as JSON; null of another method. */
  personal: ['flashcards'],
  data: z.strictObject({
    ...about,
    ...cost,
    day: calendarDay,
    method: studyMethod,
    /** How many cards, pairs, questions … it has. */
    parts: z.int().min(1),
    flashcards: z.string().nullable(),
    /** Why the built-in knowledge base made it in place of a model; null where it did not. */
    standsIn: standsIn.nullable(),
  }),
});

/** Nothing came of it: the knowledge base knows nothing of the topic, or the provider failed. */
const studyAidFailed = defineEvent({
  type: 'StudyAidFailed',
  data: z.strictObject({ ...about, ...cost, outcome: z.enum(['unknown', 'failed']) }),
});

const studyAidSaved = defineEvent({
  type: 'StudyAidSaved',
  version: 2,
  // Of before it was kept who had written it.
  upcasters: { 1: (data) => ({ ...data, model: null }) },
  personal: ['topic', 'content'],
  data: z.strictObject({
    ...about,
    method: studyMethod,
    topic: z.string(),
    parts: z.int().min(1),
    /** As JSON: what a model wrote may repeat what somebody typed. */
    content: z.string(),
    /** The model that wrote it; null of the knowledge base and of what was brought along. */
    model: z.string().nullable(),
  }),
});

const studyAidDeleted = defineEvent({ type: 'StudyAidDeleted', data: z.strictObject(about) });
const studyAidRestored = defineEvent({ type: 'StudyAidRestored', data: z.strictObject(about) });

const ofTurn = { turnId: tutorTurnId, learnerId: accountId, at: instant };

/** The most that a model may take for a turn of the tutor, held back from the day's budget. */
const tutorTokensHeld = defineEvent({
  type: 'TutorTokensHeld',
  data: z.strictObject({ ...ofTurn, day: calendarDay, tokens: z.int().min(1) }),
});

/** What it took in the end. */
const tutorTokensSettled = defineEvent({
  type: 'TutorTokensSettled',
  data: z.strictObject({ ...ofTurn, tokens: z.int().min(0) }),
});

export const studyAidEvents = [
  studyAidRequested,
  studyAidGenerated,
  studyAidFailed,
  studyAidSaved,
  studyAidDeleted,
  studyAidRestored,
  tutorTokensHeld,
  tutorTokensSettled,
] as const;
export type StudyAidEvent = EventOf<(typeof studyAidEvents)[number]>;
