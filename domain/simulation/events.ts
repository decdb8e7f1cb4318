import { z } from 'zod';
import { resultWithoutHours } from '../attempt/upcasters.ts';
import { workedHour } from '../attempt/worked-hours.ts';
import { consequence } from '../contracts/decision-point.ts';
import { fieldCode } from '../contracts/fields.ts';
import { clinicalStatus, patientMoment, vitalSigns } from '../contracts/patient.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId, attemptId, optionId, scenarioId } from '../kernel/ids.ts';
import { calendarDay, instant } from '../kernel/time.ts';
import { lettersAreIds } from './upcasters.ts';

const about = { attemptId, learnerId: accountId, at: instant };

/** Where a decision is made; points are counted from 0 within their scenario. */
const place = { scenarioId, point: z.int() };

const drawnOption = z.strictObject({
  id: optionId,
  weight: z.int(),
  ...consequence.shape,
  /** Right beside the key; absent where it is not. */
  isAcceptable: z.literal(true).optional(),
  /** `again` where the physician refuses it, or the place of the branch it opens. */
  leadsTo: z.union([z.literal('again'), z.int()]).optional(),
});

const drawnPoint = z.strictObject({
  key: optionId,
  /** In the order in which this simulation shows them, from A on. */
  options: z.array(drawnOption),
  /** The patient when it comes up; as the decision before left them where absent. */
  patient: patientMoment.optional(),
  /** What may be asked for ahead of it, in the order of this simulation. */
  gathering: z.array(z.strictObject({ id: optionId, weight: z.int() })).optional(),
  /** Reached through a choice alone. */
  isBranch: z.literal(true).optional(),
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
    clinicalStatus,
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

/** What a section of a problem came to, by its weights. */
const scoredSection = z.strictObject({
  ...place,
  kind: z.enum(['gathering', 'decision']),
  earned: z.int(),
  max: z.int(),
});
export type ScoredSection = z.infer<typeof scoredSection>;

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
    /** Of the problems that have sections; absent where none has. */
    sections: z.array(scoredSection).optional(),
  }),
  upcasters: { 1: lettersAreIds, 2: resultWithoutHours },
});
export type SimulationResult = z.infer<typeof simulationCompleted.data>;

/** Something was asked for, for good; its result is in the scenario. */
const informationGathered = defineEvent({
  type: 'InformationGathered',
  data: z.strictObject({ ...about, ...place, choiceId: optionId, weight: z.int() }),
});
export type Gathered = z.infer<typeof informationGathered.data>;

/** Enough was asked: the decision comes up. */
const gatheringFinished = defineEvent({
  type: 'GatheringFinished',
  data: z.strictObject({ ...about, ...place }),
});

/** The physician refused what was ordered: it was not carried out, and its weight counts. */
const orderRefused = defineEvent({
  type: 'OrderRefused',
  data: z.strictObject({ ...about, ...place, optionId, weight: z.int() }),
});
export type RefusedOrder = z.infer<typeof orderRefused.data>;

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
  informationGathered,
  gatheringFinished,
  orderRefused,
  decisionPointAnswered,
  simulationCompleted,
  simulationVoided,
  decisionForked,
] as const;
export type SimulationEvent = EventOf<(typeof simulationEvents)[number]>;
