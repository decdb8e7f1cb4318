import { expect } from 'vitest';
import {
  type DecisionAnswer,
  decisionAnswer,
  type OpenPoint,
  type ScenarioView,
  simulationPaper,
  simulationView,
} from '../../../domain/contracts/simulation.ts';
import { openIn, rightLetter } from '../../support/written-decisions.ts';
import type { Learner } from './people.ts';

export const begin = async (learner: Learner) => {
  const answer = await learner.get('/api/questions/RT?limit=22&fullLength=true&exam=CSE');
  expect(answer.status, answer.text).toBe(200);
  const { scenarios: served } = simulationPaper.parse(answer.body);
  return { id: answer.headers.get('x-attempt-id') ?? '', served, text: answer.text };
};

type Place = { readonly scenarioId: string; readonly point: number };

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

/** The first decision of a simulation, where it is and what it offers. */
export const firstDecision = ([scenario]: readonly ScenarioView[]) => {
  const open = scenario && openIn(scenario);
  if (!scenario || !open) throw new Error('The first scenario asks for no decision');
  return { scenario, place: { scenarioId: scenario.id, point: 0 }, open };
};

export const decisionsOf = (served: readonly ScenarioView[]): number =>
  served.reduce((sum, { decisionPointCount }) => sum + decisionPointCount, 0);

type Walk = {
  readonly id: string;
  readonly served: readonly ScenarioView[];
  /** The letter to choose; the right one when absent. */
  readonly choose?: (open: OpenPoint) => string;
};

/** Makes every decision of these scenarios in order, and tells what each was answered with. */
export const walk = async (learner: Learner, { id, served, choose = rightLetter }: Walk) => {
  const answers: DecisionAnswer[] = [];
  for (const scenario of served) {
    let open = openIn(scenario);
    for (let point = 0; open; point += 1) {
      const sent = await decider(learner, id)({ scenarioId: scenario.id, point }, choose(open));
      expect(sent.status, sent.text).toBe(200);
      const answer = decisionAnswer.parse(sent.body);
      answers.push(answer);
      open = openIn(answer.scenario);
    }
  }
  return answers;
};
