import { type BrowserContext, expect } from '@playwright/test';
import { simulationPaper } from '../../../domain/contracts/simulation.ts';
import { scenarios } from '../../../domain/knowledge/simulations/scenarios.ts';
import { specifiedScenario } from '../../../domain/simulation/specified-scenario.ts';
import { post } from './learner.ts';

/** The keys as the scenarios were written: what the server says is held against them. */
const keysOf = (scenarioId: string): readonly string[] => {
  const written = scenarios.find(({ id }) => id === scenarioId);
  if (!written) throw new Error(`${scenarioId} was never written`);
  return specifiedScenario(written).decisionPoints.map(({ correctOptionId }) => correctOptionId);
};

export type BegunSimulation = {
  readonly id: string;
  /** The right options of the last patient, whom nobody has treated yet. */
  readonly keys: readonly string[];
  readonly total: number;
};

/** Begins a simulation and treats every patient but the last one, all decisions right. */
export const walkToLastPatient = async (
  context: BrowserContext,
  origin: string,
): Promise<BegunSimulation> => {
  const answer = await context.request.get(
    `${origin}/api/questions/RT?limit=22&fullLength=true&exam=CSE`,
    { headers: { origin } },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  const id = answer.headers()['x-attempt-id'] ?? '';
  const served = simulationPaper.parse(await answer.json()).scenarios.map(({ id }) => id);
  for (const scenarioId of served.slice(0, -1)) {
    for (const [point, optionId] of keysOf(scenarioId).entries()) {
      const data = { scenarioId, point, optionId, seconds: 20 };
      await post(context, { origin, path: `/api/simulations/${id}/decisions`, data });
    }
  }
  const total = served.reduce((sum, scenarioId) => sum + keysOf(scenarioId).length, 0);
  return { id, keys: keysOf(served.at(-1) ?? ''), total };
};
