import { presentOutcome, presentScenario } from '../../../../api/presenters/scenarios.ts';
import type { CompletedSimulation } from '../../../../domain/contracts/simulation.ts';
import {
  decisionBody,
  forkBody,
  type SimulationScenario,
} from '../../../../domain/contracts/simulation.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { scenarios as written } from '../../../../domain/knowledge/simulations/scenarios.ts';
import { consequenceOf } from '../../../../domain/learning/choice-consequences.ts';
import {
  afterChoice,
  onArrival,
  type Patient,
} from '../../../../domain/learning/simulated-patient.ts';
import type { MadeDecision } from '../../../../domain/simulation/events.ts';
import { specifiedScenario } from '../../../../domain/simulation/specified-scenario.ts';
import { serverNow } from '../../../../web/http/server-clock.ts';
import { type FakeServer, fakeServer, type Handler } from '../../quiz/support/fake-server.ts';

/** Two patients of three decisions each, as they are in the bank. */
export const patients: readonly SimulationScenario[] = written.slice(0, 2).map((one) => {
  const scenario = specifiedScenario(one);
  return { ...scenario, decisionPoints: scenario.decisionPoints.slice(0, 3) };
});

export const pointOf = (patient: number, point: number) => {
  const found = patients[patient]?.decisionPoints[point];
  if (!found) throw new Error(`Patient ${patient} has no decision ${point}`);
  return found;
};

export const rightOption = (patient: number, point: number) =>
  pointOf(patient, point).correctOptionId;
export const wrongOption = (patient: number, point: number): string =>
  rightOption(patient, point) === 'A' ? 'B' : 'A';

const known = {
  id: 'walk-1',
  healthcareField: 'RT',
  exam: 'CSE',
  startedAt: '2026-11-20T12:00:00.000Z',
} as const;

type Options = {
  /** Said by the server instead of what the bank says. */
  readonly status?: string;
  readonly secondsLeft?: number;
};

/** A server that holds one simulation and takes its decisions as the real one does. */
export const simulationServer = ({ status, secondsLeft = 14_400 }: Options = {}) => {
  const made: MadeDecision[] = [];
  const about = { ...known, endsAt: instantOf(serverNow() + secondsLeft * 1000) };
  const total = patients.reduce((sum, { decisionPoints }) => sum + decisionPoints.length, 0);
  const isOver = () => made.length === total;

  const patientBefore = (scenario: SimulationScenario): Patient =>
    made.findLast(({ scenarioId }) => scenarioId === scenario.id) ??
    onArrival(scenario.initialPresentation.vitalSigns);

  const shown = (scenario: SimulationScenario) =>
    presentScenario({ scenario }, { made, isOver: isOver() });

  const result = (): Pick<CompletedSimulation, 'result' | 'areas'> => {
    const correct = made.filter((one) => one.correct).length;
    const score = Math.round((correct / total) * 100);
    return {
      result: {
        ...({
          ...about,
          isFullLength: true,
          mode: 'exam',
        } as unknown as CompletedSimulation['result']),
        ...{ score, totalQuestions: total, correct, incorrect: total - correct, skipped: 0 },
        ...{ timeSpent: 300, createdAt: about.endsAt },
      },
      areas: [{ name: 'Adult Chronic Airways Disease', correct, total }],
    };
  };

  const view: Handler = () => {
    const scenarios = patients.map(shown);
    return {
      body: isOver()
        ? { ...about, status: 'completed', scenarios, ...result() }
        : { ...about, status: 'open', scenarios },
    };
  };

  const decide: Handler = ({ body }) => {
    const { scenarioId, point, optionId, seconds } = decisionBody.parse(body);
    const scenario = patients.find(({ id }) => id === scenarioId);
    const asked = scenario?.decisionPoints[point];
    if (!scenario || !asked) throw new Error(`${scenarioId} has no decision ${point}`);
    const after = afterChoice(patientBefore(scenario), consequenceOf(asked, optionId));
    made.push({
      ...({
        attemptId: 'walk-1',
        learnerId: 'maya',
        at: about.startedAt,
      } as unknown as MadeDecision),
      ...{ scenarioId, point, optionId, seconds, weight: 1 },
      correct: optionId === asked.correctOptionId,
      ...after,
      clinicalStatus: (status ?? after.clinicalStatus) as Patient['clinicalStatus'],
    });
    const outcome = presentOutcome(asked, optionId);
    return {
      body: {
        ...outcome,
        clinicalStatus: status ?? outcome.clinicalStatus,
        scenario: shown(scenario),
        isOver: isOver(),
      },
    };
  };

  const fork: Handler = ({ body }) => {
    const { scenarioId, point, optionId } = forkBody.parse(body);
    const asked = patients.find(({ id }) => id === scenarioId)?.decisionPoints[point];
    return asked ? { body: presentOutcome(asked, optionId) } : { status: 400 };
  };

  const server: FakeServer = fakeServer({
    'GET /api/attempts/walk-1': { id: 'walk-1', status: 'simulation' },
    'GET /api/attempts/open': [],
    'GET /api/simulations/walk-1': view,
    'POST /api/simulations/walk-1/decisions': decide,
    'POST /api/simulations/walk-1/forks': fork,
  });
  return { server, made };
};
