import { type BrowserContext, expect, type Page } from '@playwright/test';
import {
  decisionAnswer,
  type ScenarioView,
  simulationPaper,
} from '../../../domain/contracts/simulation.ts';
import { openIn, rightLetter, writtenPoint } from '../../support/written-decisions.ts';
import { post } from './learner.ts';

type Called = {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly id: string;
};

const treat = async ({ context, origin, id }: Called, patient: ScenarioView): Promise<void> => {
  const path = `/api/simulations/${id}/decisions`;
  let open = openIn(patient);
  for (let point = 0; open; point += 1) {
    const data = { scenarioId: patient.id, point, optionId: rightLetter(open), seconds: 20 };
    const answer = await post(context, { origin, path, data });
    open = openIn(decisionAnswer.parse(await answer.json()).scenario);
  }
};

export type BegunSimulation = {
  readonly id: string;
  /** Decisions of the last patient, whom nobody has treated yet. */
  readonly left: number;
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
  const { scenarios } = simulationPaper.parse(await answer.json());
  for (const patient of scenarios.slice(0, -1)) await treat({ context, origin, id }, patient);
  const total = scenarios.reduce((sum, { decisionPointCount }) => sum + decisionPointCount, 0);
  return { id, left: scenarios.at(-1)?.decisionPointCount ?? 0, total };
};

/** The letter of what was written as right for the decision in view. */
export const rightOnPage = async (page: Page): Promise<string> => {
  const [situation = '', question = ''] = await page.locator('.stem p').allTextContents();
  const { right } = writtenPoint({ situation, question });
  const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
  const option = options.filter({ hasText: right.text });
  return (await option.locator('.key').textContent()) ?? '';
};
