import { expect } from 'vitest';
import { gatheringAnswer } from '../../../domain/contracts/gathering-call.ts';
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

type PointAddress = { readonly scenarioId: string; readonly point: number };

/** As the learner in this simulation. */
export const decider =
  (learner: Learner, id: string) =>
  (place: PointAddress, optionId: string, seconds = 20) =>
    learner.post(`/api/simulations/${id}/decisions`, { ...place, optionId, seconds });

export const view = async (learner: Learner, id: string) => {
  const answer = await learner.get(`/api/simulations/${id}`);
  expect(answer.status, answer.text).toBe(200);
  return simulationView.parse(answer.body);
};

/** Where the decision stands that a patient asks for now. */
const placeIn = ({ id, decisionPoints }: ScenarioView): PointAddress => ({
  scenarioId: id,
  point: decisionPoints.findIndex(({ status }) => status === 'open'),
});

type At = { readonly id: string; readonly scenario: ScenarioView };

/** The decision that a patient asks for next, nothing asked for ahead of it; undefined where there is none. */
const decisionAhead = async (learner: Learner, { id, scenario }: At) => {
  const open = openIn(scenario);
  if (!open?.gathering || open.gathering.isDone) return open;
  const path = `/api/simulations/${id}/gathering`;
  const told = await learner.post(path, { ...placeIn(scenario), choice: 'done' });
  expect(told.status, told.text).toBe(200);
  return openIn(gatheringAnswer.parse(told.body).scenario);
};

type Begun = { readonly id: string; readonly served: readonly ScenarioView[] };

/** The first decision of a simulation, where it is and what it offers, nothing asked for ahead of it. */
export const firstDecision = async (learner: Learner, { id, served: [scenario] }: Begun) => {
  const open = scenario && (await decisionAhead(learner, { id, scenario }));
  if (!scenario || !open) throw new Error('The first scenario asks for no decision');
  return { scenario, place: { scenarioId: scenario.id, point: 0 }, open };
};

export const decisionsOf = (served: readonly ScenarioView[]): number =>
  served.reduce((sum, { decisionPointCount }) => sum + decisionPointCount, 0);

type Walk = Begun & {
  /** The letter to choose; the right one when absent. */
  readonly choose?: (open: OpenPoint, scenario: ScenarioView) => string;
};

/** Makes every decision of these patients in order, and tells what each was answered with. */
export const walk = async (learner: Learner, { id, served, choose = rightLetter }: Walk) => {
  const answers: DecisionAnswer[] = [];
  for (const patient of served) {
    let scenario = patient;
    let open = await decisionAhead(learner, { id, scenario });
    while (open) {
      const sent = await decider(learner, id)(placeIn(scenario), choose(open, scenario));
      expect(sent.status, sent.text).toBe(200);
      const answer = decisionAnswer.parse(sent.body);
      answers.push(answer);
      scenario = answer.scenario;
      open = await decisionAhead(learner, { id, scenario });
    }
  }
  return answers;
};

type Ahead = {
  readonly scenario: ScenarioView;
  readonly place: PointAddress;
  readonly open: OpenPoint;
};

/** Makes decisions right until one of them is wanted, which it leaves open. */
export const walkUntil = async (
  learner: Learner,
  { id, served }: Begun,
  isWanted: (ahead: Ahead) => boolean,
): Promise<Ahead> => {
  for (const patient of served) {
    let scenario = patient;
    let open = await decisionAhead(learner, { id, scenario });
    while (open) {
      const ahead = { scenario, place: placeIn(scenario), open };
      if (isWanted(ahead)) return ahead;
      const sent = await decider(learner, id)(ahead.place, rightLetter(open));
      scenario = decisionAnswer.parse(sent.body).scenario;
      open = await decisionAhead(learner, { id, scenario });
    }
  }
  throw new Error('No decision is the one that is wanted');
};
