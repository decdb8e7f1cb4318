import { z } from 'zod';
import { endRule } from '../../contracts/adaptive.ts';
import { defineEvent } from '../../kernel/event-definition.ts';
import { itemId } from '../../kernel/ids.ts';
import { adaptiveRules } from '../../measurement/adaptive-rules.ts';
import { about } from '../about.ts';
import { paperItem } from '../paper-item.ts';
import { chosenByLetters } from '../upcasters.ts';

/** Logits: the ability with its standard error and the interval that decides. */
const ability = { theta: z.number(), se: z.number(), low: z.number(), high: z.number() };

/** By what the exam is held, and what is not on the paper of its first item. */
const adaptiveExamStarted = defineEvent({
  type: 'AdaptiveExamStarted',
  data: z.strictObject({
    ...about,
    rules: adaptiveRules,
    /** The blueprint's, in percent. */
    areas: z.array(z.strictObject({ code: z.string(), weight: z.number() })),
    /** Every draw of the exam comes from it. */
    seed: z.int(),
    itemId,
    family: z.string(),
    difficulty: z.number(),
  }),
});

const abilityEstimated = defineEvent({
  type: 'AbilityEstimated',
  data: z.strictObject({
    ...about,
    itemId,
    difficulty: z.number(),
    correct: z.boolean(),
    /** Partial credit; absent where an answer is right or wrong, and under rules that know none. */
    points: z.int().optional(),
    maxPoints: z.int().optional(),
    answered: z.int(),
    ...ability,
    /** Items answered, by area. */
    areaCounts: z.record(z.string(), z.int()),
  }),
});
export type AbilityEstimate = z.infer<typeof abilityEstimated.data>;

const itemChosen = defineEvent({
  type: 'ItemChosen',
  version: 2,
  data: z.strictObject({ ...about, item: paperItem, family: z.string(), difficulty: z.number() }),
  upcasters: { 1: chosenByLetters },
});

const adaptiveExamEnded = defineEvent({
  type: 'AdaptiveExamEnded',
  data: z.strictObject({
    ...about,
    rule: endRule,
    passed: z.boolean(),
    answered: z.int(),
    ...ability,
    cut: z.number(),
    confidence: z.number(),
    rulesVersion: z.string(),
  }),
});
export type AdaptiveEnd = z.infer<typeof adaptiveExamEnded.data>;

export const adaptiveEvents = [
  adaptiveExamStarted,
  abilityEstimated,
  itemChosen,
  adaptiveExamEnded,
] as const;
