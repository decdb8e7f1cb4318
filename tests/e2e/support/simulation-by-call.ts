import { type BrowserContext, expect, type Page } from '@playwright/test';
import { gatheringAnswer } from '../../../domain/contracts/gathering-call.ts';
import {
  decisionAnswer,
  type ScenarioView,
  simulationPaper,
} from '../../../domain/contracts/simulation.ts';
import { problemsOfBank } from '../../support/problem-of-bank.ts';
import { openIn, rightLetter, writtenPoint } from '../../support/written-decisions.ts';
import { post } from './learner.ts';

type Called = {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly id: string;
};

type Open = NonNullable<ReturnType<typeof openIn>>;

/** The decision of a problem with sections, by its scene. */
export const sectionOf = async (scene: string) => {
  const sections = (await problemsOfBank()).flatMap((problem) => problem.sections);
  const own = sections.find((one) => one.kind === 'decision-making' && one.scene === scene);
  return own?.kind === 'decision-making' ? own : undefined;
};

/** The letter of the key, of a scenario or of a problem with sections. */
const keyOf = async (open: Open): Promise<string> => {
  const section = await sectionOf(open.situation);
  if (!section) return rightLetter(open);
  const text = section.options.find(({ key }) => key)?.text;
  return open.options.find((option) => option.text === text)?.id ?? '';
};

const openPlace = ({ decisionPoints }: ScenarioView): number =>
  decisionPoints.findIndex(({ status }) => status === 'open');

/** Treats a patient to the end from where they stand, nothing asked for, every decision right. */
export const treat = async (
  { context, origin, id }: Called,
  patient: ScenarioView,
): Promise<void> => {
  const path = `/api/simulations/${id}`;
  let open = openIn(patient);
  for (let point = openPlace(patient); open; point += 1) {
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

/** An untouched simulation gives way to the next one. */
export const beginSimulation = async (context: BrowserContext, origin: string) => {
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
  const titles = new Set((await problemsOfBank()).map(({ title }) => title));
  for (let draw = 1; draw <= mostDraws; draw += 1) {
    const begun = await beginSimulation(context, origin);
    if (!titles.has(begun.scenarios.at(-1)?.title ?? '')) return begun;
  }
  throw new Error(`The last of ${mostDraws} simulations ends with a problem too`);
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
