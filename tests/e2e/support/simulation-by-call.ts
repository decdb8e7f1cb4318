import { type BrowserContext, expect, type Page } from '@playwright/test';
import { gatheringAnswer } from '../../../domain/contracts/gathering-call.ts';
import {
  decisionAnswer,
  type ScenarioView,
  simulationPaper,
} from '../../../domain/contracts/simulation.ts';
import { problemsOfBank } from '../../support/problem-of-bank.ts';
import { openIn, rightLetter } from '../../support/written-decisions.ts';
import { post } from './learner.ts';

type Called = {
  readonly context: BrowserContext;
  readonly origin: string;
  readonly id: string;
};

/** The decision of a problem with sections, by its scene. */
export const sectionOf = async (scene: string) => {
  const sections = (await problemsOfBank()).flatMap((problem) => problem.sections);
  const own = sections.find((one) => one.kind === 'decision-making' && one.scene === scene);
  return own?.kind === 'decision-making' ? own : undefined;
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
    const data = { ...place, optionId: rightLetter(open), seconds: 20 };
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

export type BegunSimulation = {
  readonly id: string;
  /** Decisions of the last patient, whom nobody has treated yet. */
  readonly left: number;
  readonly total: number;
};

/** Whether a decision of this patient can be made wrong, by an order that is carried out. */
const canBeMissed = async (patient: ScenarioView | undefined): Promise<boolean> => {
  const problem = (await problemsOfBank()).find(({ title }) => title === patient?.title);
  return (problem?.sections ?? []).some(
    (section) =>
      section.kind === 'decision-making' &&
      !section.branch &&
      section.options.some(
        ({ key, acceptable, then }) => !key && !acceptable && then.go !== 'again',
      ),
  );
};

/** A simulation whose last patient can be missed: most can, and an untouched one gives way to the next. */
const beginToMiss = async (context: BrowserContext, origin: string) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const begun = await beginSimulation(context, origin);
    if (await canBeMissed(begun.scenarios.at(-1))) return begun;
  }
  throw new Error('No last patient can be missed');
};

/** Begins a simulation and treats every patient but the last one, all decisions right. */
export const walkToLastPatient = async (
  context: BrowserContext,
  origin: string,
): Promise<BegunSimulation> => {
  const { id, scenarios } = await beginToMiss(context, origin);
  for (const patient of scenarios.slice(0, -1)) await treat({ context, origin, id }, patient);
  const total = scenarios.reduce((sum, { decisionPointCount }) => sum + decisionPointCount, 0);
  return { id, left: scenarios.at(-1)?.decisionPointCount ?? 0, total };
};

/** What is to be chosen of the decision in view: the key, or an order that is carried out and is wrong; undefined where there is none. */
const orderInView = async (page: Page, isRight: boolean): Promise<string | undefined> => {
  const scene = await page.locator('.question_stem p').first().textContent();
  const section = await sectionOf(scene ?? '');
  return section?.options.find(({ key, acceptable, then }) =>
    isRight ? key : !key && !acceptable && then.go !== 'again',
  )?.text;
};

/** The letter of the key of the decision in view, or of a wrong order; undefined where none is carried out. */
export const letterOnPage = async (
  page: Page,
  { isRight }: { readonly isRight: boolean },
): Promise<string | undefined> => {
  const text = await orderInView(page, isRight);
  if (text === undefined) return undefined;
  const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
  return (
    (await options.filter({ hasText: text }).locator('.question_key').textContent()) ?? undefined
  );
};
