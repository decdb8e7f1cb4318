import { z } from 'zod';
import { termCategory } from '../contracts/terminology.ts';
import { optionsPerTerm, termId, termsPerQuiz } from '../contracts/terminology-study.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, termsQuizId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';

const marked = {
  learnerId: accountId,
  at: instant,
  /** Of the learner's own calendar. */
  day: calendarDay,
  termId,
};

/** A learner says that they know a term. */
const termLearned = defineEvent({ type: 'TermLearned', data: z.strictObject(marked) });
/** And that they do not, after all. */
const termUnlearned = defineEvent({ type: 'TermUnlearned', data: z.strictObject(marked) });

const about = { quizId: termsQuizId, learnerId: accountId, at: instant };

const termsQuizDealt = defineEvent({
  type: 'TermsQuizDealt',
  data: z.strictObject({
    ...about,
    /** Null where all were asked. */
    category: termCategory.nullable(),
    missedOnly: z.boolean(),
    questions: z
      .array(
        z.strictObject({
          termId,
          /** Whose definitions are offered, in the order shown. */
          options: z.array(termId).min(1).max(optionsPerTerm),
        }),
      )
      .min(1)
      .max(termsPerQuiz),
  }),
});

const termAnswered = defineEvent({
  type: 'TermAnswered',
  data: z.strictObject({
    ...about,
    termId,
    /** Whose definition was chosen. */
    chosen: termId,
    correct: z.boolean(),
  }),
});

/** With every answer, in the order in which the terms were asked. */
const termsQuizFinished = defineEvent({
  type: 'TermsQuizFinished',
  data: z.strictObject({
    ...about,
    answers: z
      .array(z.strictObject({ termId, correct: z.boolean() }))
      .min(1)
      .max(termsPerQuiz),
  }),
});

export const terminologyEvents = [
  termLearned,
  termUnlearned,
  termsQuizDealt,
  termAnswered,
  termsQuizFinished,
] as const;
export type TerminologyEvent = EventOf<(typeof terminologyEvents)[number]>;
