import type { Consequence } from '../../domain/contracts/decision-point.ts';
import type { VitalSigns } from '../../domain/contracts/patient.ts';
import type { OptionId, ScenarioId } from '../../domain/kernel/ids.ts';
import type {
  DrawnScenario,
  MadeDecision,
  SimulationEvent,
  SimulationResult,
} from '../../domain/simulation/events.ts';
import { attemptOne, day, instantAt, learner, noon } from './facts.ts';

type Named<Type extends SimulationEvent['type']> = Extract<SimulationEvent, { type: Type }>;

export const scenarioNamed = (name: string) => name as ScenarioId;

/** Options are shown west, north, south, east: A to D. */
export const optionNamed = (name: 'west' | 'north' | 'south' | 'east') =>
  name as string as OptionId;

export const onArrivalSigns: VitalSigns = { hr: 118, bp: '148/92', rr: 30, temp: 37.4, spo2: 84 };

const better: Consequence = {
  vitalSignChanges: { hr: 104, spo2: 91 },
  clinicalStatus: 'improved',
};
const worse: Consequence = { vitalSignChanges: { spo2: 78 }, clinicalStatus: 'critical' };

/** B is right at every point. */
const point = {
  key: optionNamed('north'),
  options: [
    { id: optionNamed('west'), weight: -1, ...worse },
    { id: optionNamed('north'), weight: 3, ...better },
    { id: optionNamed('south'), weight: -3, ...worse },
    { id: optionNamed('east'), weight: -2, ...worse },
  ],
};

const drawnScenario = (name: string, points = 2): DrawnScenario => ({
  scenarioId: scenarioNamed(name),
  revision: 1,
  category: 'adult-chronic-airways',
  topic: 'Status asthmaticus',
  firstSeen: true,
  vitalSigns: onArrivalSigns,
  points: Array.from({ length: points }, () => point),
});

export const simulationStarted = (): Named<'SimulationStarted'> => ({
  type: 'SimulationStarted',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: noon,
    field: 'RT',
    exam: 'CSE',
    timeLimitMinutes: 240,
    scenarios: [drawnScenario('one'), drawnScenario('two', 1)],
  },
});

/** So many seconds after the start. */
export const secondsIn = (seconds: number) =>
  instantAt(
    `2026-11-20T12:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000Z`,
  );

export const decisionMade = (own: Partial<MadeDecision> = {}): Named<'DecisionPointAnswered'> => ({
  type: 'DecisionPointAnswered',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: secondsIn(30),
    scenarioId: scenarioNamed('one'),
    point: 0,
    optionId: optionNamed('north'),
    correct: true,
    weight: 3,
    seconds: 20,
    vitalSigns: { ...onArrivalSigns, hr: 104, spo2: 91 },
    clinicalStatus: 'improved',
    ...own,
  },
});

type Scored = SimulationResult['answers'][number];

export const scoredDecision = (own: Partial<Scored> = {}): Scored => ({
  scenarioId: scenarioNamed('one'),
  point: 0,
  revision: 1,
  area: 'adult-chronic-airways',
  topic: 'Status asthmaticus',
  chosen: [optionNamed('north')],
  key: optionNamed('north'),
  correct: true,
  seconds: 20,
  firstSeen: true,
  ...own,
});

export const simulationCompleted = (
  own: Partial<SimulationResult> = {},
): Named<'SimulationCompleted'> => ({
  type: 'SimulationCompleted',
  data: {
    attemptId: attemptOne,
    learnerId: learner,
    at: secondsIn(90),
    field: 'RT',
    exam: 'CSE',
    isFullLength: true,
    mode: 'exam',
    timed: true,
    day: day('2026-11-20'),
    hour: 6,
    worked: [{ day: day('2026-11-20'), hour: 6, seconds: 60 }],
    timeSpent: 60,
    total: 3,
    correct: 2,
    incorrect: 1,
    skipped: 0,
    score: 67,
    answers: [
      scoredDecision(),
      scoredDecision({ point: 1, chosen: [optionNamed('west')], correct: false }),
      scoredDecision({ scenarioId: scenarioNamed('two') }),
    ],
    ...own,
  },
});
