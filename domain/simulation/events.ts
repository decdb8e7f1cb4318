import { z } from 'zod';
import { resultWithoutHours } from '../attempt/upcasters.ts';
import { workedHour } from '../attempt/worked-hours.ts';
import { fieldCode } from '../contracts/fields.ts';
import { clinicalStatuses, consequence, vitalSigns } from '../contracts/simulation.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId, optionId, scenarioId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { lettersAreIds } from './upcasters.ts';

const about = { attemptId, learnerId: accountId, at: instant };

/** Where a decision is made; points are counted from 0 within their scenario. */
const place = { scenarioId, point: z.int() };

const drawnPoint = z.strictObject({
  key: optionId,
  /** In the order in which this simulation shows them, A to D. */
  options: z.array(z.strictObject({ id: optionId, weight: z.int(), ...consequence.shape })),
});

/** What a simulation fixes of a scenario when it begins, so that deciding needs nothing else. */
export const drawnScenario = z.strictObject({
  scenarioId,
  revision: z.int(),
  category: z.string(),
  topic: z.string(),
  /** False when the learner had met the scenario before. */
  firstSeen: z.boolean(),
  /** On arrival. */
  vitalSigns,
  points: z.array(drawnPoint),
});
export type DrawnScenario = z.infer<typeof drawnScenario>;

const simulationStarted = defineEvent({
  type: 'SimulationStarted',
  version: 2,
  data: z.strictObject({
    ...about,
    field: fieldCode,
    exam: z.string(),
    timeLimitMinutes: z.int(),
    scenarios: z.array(drawnScenario),
  }),
  upcasters: { 1: lettersAreIds },
});
export type StartedSimulation = z.infer<typeof simulationStarted.data>;

const decisionPointAnswered = defineEvent({
  type: 'DecisionPointAnswered',
  version: 2,
  data: z.strictObject({
    ...about,
    ...place,
    optionId,
    correct: z.boolean(),
    /** What the option is worth, −3 to +3; it does not count towards the percentage. */
    weight: z.int(),
    /** Spent on this point. */
    seconds: z.number(),
    /** Of the patient afterwards. */
    vitalSigns,
    clinicalStatus: z.enum(clinicalStatuses),
  }),
  upcasters: { 1: lettersAreIds },
});
export type MadeDecision = z.infer<typeof decisionPointAnswered.data>;

const scoredDecision = z.strictObject({
  ...place,
  revision: z.int(),
  /** The scenario's category, as an area of the blueprint. */
  area: z.string(),
  topic: z.string(),
  /** Empty when the time ran out before it. */
  chosen: z.array(optionId).max(1),
  key: optionId,
  correct: z.boolean(),
  seconds: z.number(),
  firstSeen: z.boolean(),
});

const simulationCompleted = defineEvent({
  type: 'SimulationCompleted',
  version: 3,
  data: z.strictObject({
    ...about,
    field: fieldCode,
    exam: z.string(),
    isFullLength: z.literal(true),
    mode: z.literal('exam'),
    timed: z.literal(true),
    /** The learner's own day, fixed here so that a replay in another zone cannot move it. */
    day: calendarDay,
    /** The hour of that day, 0 to 23. */
    hour: z.int().min(0).max(23),
    /** Seconds. */
    timeSpent: z.int(),
    /** When that time was; none where it was not written down. */
    worked: z.array(workedHour),
    total: z.int(),
    correct: z.int(),
    incorrect: z.int(),
    /** 0 unless the time ran out. */
    skipped: z.int(),
    score: z.int(),
    answers: z.array(scoredDecision),
  }),
  upcasters: { 1: lettersAreIds, 2: resultWithoutHours },
});
export type SimulationResult = z.infer<typeof simulationCompleted.data>;

const simulationVoided = defineEvent({
  type: 'SimulationVoided',
  data: z.strictObject({ ...about }),
});

/** A learner looked at what another choice would have done; it counts for nothing. */
const decisionForked = defineEvent({
  type: 'DecisionForked',
  version: 2,
  data: z.strictObject({ ...about, ...place, optionId }),
  upcasters: { 1: lettersAreIds },
});

export type LookedAt = z.infer<typeof decisionForked.data>;

export const simulationEvents = [
  simulationStarted,
  decisionPointAnswered,
  simulationCompleted,
  simulationVoided,
  decisionForked,
] as const;
export type SimulationEvent = EventOf<(typeof simulationEvents)[number]>;
