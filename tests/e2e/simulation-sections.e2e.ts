import { type BrowserContext, expect, type Page } from '@playwright/test';
import { simulationView } from '../../domain/contracts/simulation.ts';
import { problemsOfBank } from '../support/problem-of-bank.ts';
import { expectPlan } from './support/learner.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { beginSimulation, sectionOf, treat } from './support/simulation-by-call.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

type Called = { readonly context: BrowserContext; readonly origin: string };

type Problem = Awaited<ReturnType<typeof problemsOfBank>>[number];

/** Whose first decision can be refused, and can lead astray. */
const refusesAndStrays = ({ sections }: Problem): boolean => {
  const first = sections.find(({ kind }) => kind === 'decision-making');
  if (first?.kind !== 'decision-making') return false;
  const ways = first.options.filter(({ key }) => !key).map(({ then }) => then.go);
  return ways.includes('again') && ways.some((go) => go !== undefined && go !== 'again');
};

/** A simulation at such a problem, everybody ahead of it treated. */
const walkToProblem = async ({ context, origin }: Called) => {
  const problems = (await problemsOfBank()).filter(refusesAndStrays);
  const { id, scenarios } = await beginSimulation(context, origin);
  const place = scenarios.findIndex((one) => problems.some(({ title }) => title === one.title));
  expect(place, 'a problem with sections is drawn before scenarios without').toBeGreaterThan(-1);
  for (const patient of scenarios.slice(0, place)) await treat({ context, origin, id }, patient);
  return { id, title: scenarios[place]?.title ?? '' };
};

/** Everybody who is still to be treated, by call. */
const treatTheRest = async (called: Called & { readonly id: string }): Promise<void> => {
  const { context, origin, id } = called;
  const answer = await context.request.get(`${origin}/api/simulations/${id}`);
  const { scenarios } = simulationView.parse(await answer.json());
  for (const patient of scenarios) await treat(called, patient);
};

const optionWith = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Options' }).getByRole('button').filter({ hasText: text });

const orderOf = async (page: Page, leadsTo: (go: string | undefined) => boolean) => {
  const scene = (await page.locator('.question_stem p').first().textContent()) ?? '';
  const section = await sectionOf(scene);
  const order = section?.options.find(({ then, key }) => !key && leadsTo(then.go));
  if (!order) throw new Error(`No such order is offered where ${scene}`);
  return order;
};

test('[CSE-02] [CSE-08] a learner asks before deciding on a phone, is refused, strays, and sees what each choice was worth', async ({
  page,
  context,
  learner,
  product,
}) => {
  const { origin } = product;
  await product.makePro(learner.username);
  await expectPlan(context, origin);
  const { id, title } = await walkToProblem({ context, origin });
  await page.goto(`/quiz?attempt=${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Information gathering');

  const choices = page.locator('.gathering_ask-group button');
  await choices.last().click();
  const result = page.locator('.gathering_ask-group li').last().locator('.gathering_ask-result');
  await expect(result).toBeInViewport({ ratio: 1 });
  const told = page.getByRole('status').filter({ hasText: (await result.textContent()) ?? '-' });
  await expect(told).toHaveCount(1);
  await expect(choices.last()).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'information gathering');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Done gathering' }).click();
  await expect(heading).toHaveText('Decision 1');
  const refused = await orderOf(page, (go) => go === 'again');
  await optionWith(page, refused.text).click();
  await expect(page.getByText(refused.then.say)).toBeVisible();
  await expect(optionWith(page, refused.text)).toContainText('Not accepted');
  const stray = await orderOf(page, (go) => go !== undefined && go !== 'again');
  await optionWith(page, stray.text).click();
  await expect(page.getByText('Your decision: incorrect')).toBeVisible();
  expect(await hiddenWidth(page)).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading).toHaveText('Decision 2');

  await treatTheRest({ context, origin, id });
  await page.goto(`/quiz?attempt=${id}`);
  await expect(heading).toHaveText(/^CSE complete/);
  await expect(page.getByRole('heading', { name: 'Points by section' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Patient' }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByText('Decision 2, a branch')).toBeVisible();
  const asked = page.locator('.gathering_asked-review');
  await asked.locator('summary').click();
  await expect(asked.getByText(/^Missed, /)).toBeVisible();
  await expect(page.getByText(/^Your decision, Points: /)).toBeVisible();
  await expectAccessible(page, 'the review of a problem with sections');
});
