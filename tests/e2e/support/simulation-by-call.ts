import { type BrowserContext, expect, type Page } from '@playwright/test';
import { gatheringAnswer } from '../../../domain/contracts/gathering-call.ts';
import {
  decisionAnswer,
  type ScenarioView,
  simulationPaper,
} from '../../../domain/contracts/simulation.ts';
import { problemOfBank } from '../../support/problem-of-bank.ts';
import { openIn, rightLetter, writtenPoint } from '../../support/written-decisions.ts';
import { post } from './learner.ts';

type Called = {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly id: string;
};

type Open = NonNullable<ReturnType<typeof openIn>>;

/** The letter of the key, of a scenario or of a problem with sections. */
const keyOf = async (open: Open): Promise<string> => {
  const { sections } = await problemOfBank();
  const own = sections.find(
    (section) => section.kind === 'decision-making' && section.scene === open.situation,
  );
  if (own?.kind !== 'decision-making') return rightLetter(open);
  const text = own.options.find(({ key }) => key)?.text;
  return open.options.find((option) => option.text === text)?.id ?? '';
};

const treat = async ({ context, origin, id }: Called, patient: ScenarioView): Promise<void> => {
  const path = `/api/simulations/${id}`;
  let open = openIn(patient);
  for (let point = 0; open; point += 1) {
    const place = { scenarioId: patient.id, point };
    if (open.gathering && !open.gathering.isDone) {
      const data = { ...place, choice: 'done' };
      const told = await post(context, { origin, path: `${path}/gathering`, data });
      open = openIn(gatheringAnswer.parse(await told.json()).scenario) ?? open;
    }
    const data = { ...place, optionId: await keyOf(open), seconds: 20 };
    const answer = await post(context, { origin, path: `${path}/decisions`, data });
    open = openIn(decisionAnswer.parse(await answer.json()).scenario);
  }
};

export type BegunSimulation = {
  readonly id: string;
  /** Decisions of the last patient, whom nobody has treated yet. */
  readonly left: number;
  readonly total: number;
};

/** An untouched simulation gives way to the next one. */
const beginSimulation = async (context: BrowserContext, origin: string) => {
  const answer = await context.request.get(
    `${origin}/api/questions/RT?limit=22&fullLength=true&exam=CSE`,
    { headers: { origin } },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  const { scenarios } = simulationPaper.parse(await answer.json());
  return { id: answer.headers()['x-attempt-id'] ?? '', scenarios };
};

const mostDraws = 20;

/** One whose last patient has no sections: a problem that has them is walked otherwise. */
const beginWithLastWritten = async (context: BrowserContext, origin: string) => {
  const { title } = await problemOfBank();
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const begun = await beginSimulation(context, origin);
    if (begun.scenarios.at(-1)?.title !== title) return begun;
  }
  throw new Error(`The last of ${mostDraws} simulations ends with the problem too`);
};

/** Begins a simulation and treats every patient but the last one, all decisions right. */
export const walkToLastPatient = async (
  context: BrowserContext,
  origin: string,
): Promise<BegunSimulation> => {
  const { id, scenarios } = await beginWithLastWritten(context, origin);
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
