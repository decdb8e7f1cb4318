import {
  letteredAt,
  presentOutcome,
  presentScenarios,
} from '../../../../api/simulation/presenters/scenarios.ts';
import { drawnScenarioOf } from '../../../../domain/bank/scenarios/drawn-scenario.ts';
import { bankProblemOf } from '../../../../domain/bank/simulations-schema/bank-problem.ts';
import type { CompletedSimulation } from '../../../../domain/contracts/simulation.ts';
import {
  type DecisionBody,
  decisionBody,
  type ForkBody,
  forkBody,
} from '../../../../domain/contracts/simulation.ts';
import type { AttemptId } from '../../../../domain/kernel/ids.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { randomFrom } from '../../../../domain/kernel/random.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { consequenceOf } from '../../../../domain/simulation/choice-consequences.ts';
import type { MadeDecision } from '../../../../domain/simulation/events.ts';
import { letterOf, underLetter } from '../../../../domain/simulation/option-order.ts';
import {
  drawnIdOf,
  scenarioUnder,
  shownScenario,
} from '../../../../domain/simulation/shown-scenario.ts';
import {
  afterChoice,
  onArrival,
  type Patient,
} from '../../../../domain/simulation/simulated-patient.ts';
import {
  problemsIn,
  simulationsFolder,
} from '../../../../ops/bank/simulations/simulations-of-bank.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { withoutSections } from '../../../support/problem-of-bank.ts';
import {
  type Answer,
  type FakeServer,
  fakeServer,
  type Handler,
} from '../../attempt/start/support/fake-server.ts';

const attempt = 'walk-1' as AttemptId;
const chance = randomFrom(41);

const written = await problemsIn(`${simulationsFolder}/adult-cardiovascular`);

/**
 * Two patients of three decisions each, with the words of the bank and under the letters of one
 * simulation, as those are served that were drawn before there was information gathering.
 */
const drawn = written.slice(0, 2).map((one) => {
  const { scenario: whole, ...bank } = withoutSections(bankProblemOf(one));
  const initialPresentation = {
    ...whole.initialPresentation,
    labValues: { Lactate: '3.4 mmol/L', Potassium: '3.9 mEq/L' },
  };
  const decisionPoints = whole.decisionPoints.slice(0, 3);
  const scenario = { ...whole, initialPresentation, decisionPoints };
  const draw = { revision: 1, firstSeen: true, chance };
  return { scenario, shown: shownScenario(drawnScenarioOf({ ...bank, scenario }, draw)) };
});

export const patients = drawn.map(({ scenario }) => scenario);

export const pointOf = (patient: number, point: number) => {
  const found = drawn[patient];
  if (!found) throw new Error(`There is no patient ${patient}`);
  return letteredAt(found, point);
};

export const rightOption = (patient: number, point: number) =>
  pointOf(patient, point).correctOptionId;
export const wrongOption = (patient: number, point: number): string =>
  pointOf(patient, point).options.find(({ isCorrect }) => !isCorrect)?.id ?? '';

const known = {
  id: attempt,
  healthcareField: 'RT',
  exam: 'CSE',
  startedAt: '2026-11-20T12:00:00.000Z',
} as const;

type Options = {
  /** Said by the server instead of what the bank says. */
  readonly status?: string;
  readonly secondsLeft?: number;
  /** The first patient is in another simulation that is open: afterwards nothing is told of them. */
  readonly isFirstUnderWay?: boolean;
};

const chosen = ({ scenarioId, point, optionId }: ForkBody) => {
  const patient = scenarioUnder(attempt, scenarioId) ?? -1;
  const found = drawn[patient];
  const option = underLetter(found?.shown.points[point] ?? [], optionId);
  if (!found || !option) throw new Error(`${scenarioId} has no decision ${point}`);
  return { patient, scenario: found.scenario, asked: letteredAt(found, point), option };
};

const alreadyMade: Answer = {
  status: 409,
  body: {
    message: 'You already made this decision. Choices are final.',
    code: 'DecisionAlreadyMade',
  },
};

const letterMade = ({ scenarioId, point, optionId }: MadeDecision): string => {
  const order = drawn.find(({ scenario }) => scenario.id === scenarioId)?.shown.points[point];
  return letterOf(order ?? [], optionId);
};

/** A server that holds one simulation and takes its decisions as the real one does. */
export const simulationServer = (options: Options = {}) => {
  const { status, secondsLeft = 14_400, isFirstUnderWay = false } = options;
  const made: MadeDecision[] = [];
  const about = { ...known, endsAt: instantOf(serverNow() + secondsLeft * 1000) };
  const total = patients.reduce((sum, { decisionPoints }) => sum + decisionPoints.length, 0);
  const isOver = () => made.length === total;

  const patientBefore = ({ id, initialPresentation }: (typeof patients)[number]): Patient =>
    made.findLast(({ scenarioId }) => scenarioId === id) ??
    onArrival(initialPresentation.vitalSigns);

  const shown = () =>
    presentScenarios({ attemptId: attempt, scenarios: drawn.map((one) => one.shown) }, drawn, {
      made,
      isOver: isOver(),
    });

  const result = (): Pick<CompletedSimulation, 'result' | 'areas' | 'timeRanOut'> => {
    const correct = made.filter((one) => one.correct).length;
    const score = percent(correct, total);
    return {
      result: {
        ...({
          ...about,
          isFullLength: true,
          mode: 'exam',
        } as unknown as CompletedSimulation['result']),
        score,
        totalQuestions: total,
        correct,
        incorrect: total - correct,
        skipped: 0,
        timeSpent: 300,
        createdAt: about.endsAt,
      },
      areas: [{ name: 'Adult Chronic Airways Disease', correct, total }],
      timeRanOut: false,
    };
  };

  const view: Handler = () => {
    const scenarios = shown().map((scenario, index) =>
      isFirstUnderWay && isOver() && index === 0
        ? { ...scenario, decisionPoints: [], learningObjectives: [] }
        : scenario,
    );
    return {
      body: isOver()
        ? { ...about, status: 'completed', scenarios, ...result() }
        : { ...about, status: 'open', scenarios },
    };
  };

  const record = ({ seconds, ...choice }: DecisionBody): void => {
    const { asked, scenario, option } = chosen(choice);
    const after = afterChoice(patientBefore(scenario), consequenceOf(asked, choice.optionId));
    made.push({
      ...({
        attemptId: attempt,
        learnerId: 'maya',
        at: about.startedAt,
      } as unknown as MadeDecision),
      scenarioId: scenario.id as MadeDecision['scenarioId'],
      point: choice.point,
      seconds,
      optionId: option,
      weight: 1,
      correct: presentOutcome(asked, choice.optionId).correct,
      ...after,
      clinicalStatus: (status ?? after.clinicalStatus) as Patient['clinicalStatus'],
    });
  };

  const decide: Handler = ({ body }) => {
    const choice = decisionBody.parse(body);
    const { patient, asked, scenario, option } = chosen(choice);
    const before = made.find(
      ({ scenarioId, point }) => scenarioId === scenario.id && point === choice.point,
    );
    if (before && before.optionId !== option) return alreadyMade;
    if (!before) record(choice);
    const outcome = presentOutcome(asked, choice.optionId);
    return {
      body: {
        ...outcome,
        clinicalStatus: status ?? outcome.clinicalStatus,
        scenario: shown()[patient],
        isOver: isOver(),
      },
    };
  };

  const fork: Handler = ({ body }) => {
    const choice = forkBody.parse(body);
    return { body: presentOutcome(chosen(choice).asked, choice.optionId) };
  };

  const server: FakeServer = fakeServer({
    'GET /api/attempts/walk-1': { id: 'walk-1', status: 'simulation' },
    'GET /api/attempts/open': [],
    'GET /api/simulations/walk-1': view,
    'POST /api/simulations/walk-1/decisions': decide,
    'POST /api/simulations/walk-1/forks': fork,
  });
  /** Makes a decision as another tab of the same learner would. */
  const decideElsewhere = (patient: number, point: number, optionId: string): void =>
    record({ scenarioId: drawnIdOf(attempt, patient), point, optionId, seconds: 5 });

  return { server, made, decide, decideElsewhere, letters: () => made.map(letterMade) };
};
