import { expect } from 'vitest';
import {
  type SimulationScenario,
  simulationPaper,
  simulationView,
} from '../../../domain/contracts/simulation.ts';
import { scenarios } from '../../../domain/knowledge/simulations/scenarios.ts';
import { specifiedScenario } from '../../../domain/simulation/specified-scenario.ts';
import type { Learner } from './people.ts';

const written = new Map(scenarios.map((one) => [one.id, specifiedScenario(one)]));
export const scenarioOf = (id: string): SimulationScenario => {
  const found = written.get(id);
  if (!found) throw new Error(`${id} was never written`);
  return found;
};

export const begin = async (learner: Learner) => {
  const answer = await learner.get('/api/questions/RT?limit=22&fullLength=true&exam=CSE');
  expect(answer.status, answer.text).toBe(200);
  const { scenarios: served } = simulationPaper.parse(answer.body);
  return { id: answer.headers.get('x-attempt-id') ?? '', served, text: answer.text };
};

type Place = { readonly scenarioId: string; readonly point: number };
export const rightAt = ({ scenarioId, point }: Place): string =>
  scenarioOf(scenarioId).decisionPoints[point]?.correctOptionId ?? '';
export const wrongAt = (place: Place): string => (rightAt(place) === 'A' ? 'B' : 'A');

/** As the learner in this simulation. */
export const decider =
  (learner: Learner, id: string) =>
  (place: Place, optionId: string, seconds = 20) =>
    learner.post(`/api/simulations/${id}/decisions`, { ...place, optionId, seconds });

export const view = async (learner: Learner, id: string) => {
  const answer = await learner.get(`/api/simulations/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return simulationView.parse(answer.body);
};

export const placesOf = (served: readonly { readonly id: string }[]): Place[] =>
  served.flatMap(({ id }) =>
    scenarioOf(id).decisionPoints.map((_, point) => ({ scenarioId: id, point })),
  );
