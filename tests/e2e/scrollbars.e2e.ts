import { expect, type Page } from '@playwright/test';
import { expectPlan } from './support/learner.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { startPractice } from './support/runner.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

/** Scrollbars that take room, as a mouse brings them: Playwright hides them otherwise. */
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const over = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], aside').last();

/** Opens a layer, looks at it, and closes it as every one can be closed. */
const lookAt = async (page: Page, name: string, open: () => Promise<void>): Promise<void> => {
  await open();
  await expect(over(page)).toBeVisible();
  await expectNothingSideways(page, name);
  // The first Escape is heard by a tooltip, where the pointer rests on a control for long enough.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(over(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
};

const byKey = { map: 'm', keys: '?', note: 'n', calculator: 'k', laboratory: 'l' } as const;

test('no panel, sheet or dialog scrolls sideways where scrollbars take room', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const { origin } = product;
  const attempt = await takeQuizByCall(context, {
    origin,
    intents: intents({ right: 12, wrong: 8, skip: 0 }),
  });
  await startPractice(page);
  await expectNothingSideways(page, 'the runner');
  for (const [name, key] of Object.entries(byKey)) {
    await lookAt(page, name, () => page.keyboard.press(key));
  }
  await page.goto('/');
  const figure = page.locator('.counted_counted').first();
  await lookAt(page, 'the menu', () => page.getByRole('button', { name: 'Open menu' }).click());
  await lookAt(page, 'evidence', async () => {
    await figure.click();
    await expect(over(page).locator('.cells_stat')).toBeVisible();
  });
  await page.goto('/quiz');
  await expectNothingSideways(page, 'the quiz page');
  await lookAt(page, 'fields', () => page.getByRole('button', { name: 'Change field' }).click());
  await page.goto(`/quiz?attempt=${attempt}`);
  await lookAt(page, 'review', () => page.getByRole('button', { name: /^Open question/ }).click());
  await page.goto('/pricing');
  await expect(page.getByRole('radiogroup', { name: 'Billing' })).toBeVisible();
  await expectNothingSideways(page, 'pricing');
});

/** Whether the parts of the bar stand beside each other, in their order, without touching. */
const gapsIn = (page: Page): Promise<number[]> =>
  page.locator('.runner_focus-bar').evaluate((bar) => {
    const boxes = [...bar.querySelectorAll('button svg, .text_num')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .toSorted((one, other) => one.left - other.left);
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
  });

test('the bar of an exam has room for its clock, its place and its buttons', async ({
  page,
  context,
  product,
  learner,
}) => {
  await product.makePro(learner.username);
  await expectPlan(context, product.origin);
  await page.goto('/quiz?full=true');
  await page.getByRole('button', { name: 'Start TMC' }).click();
  await lookAt(page, 'ready', async () => undefined);
  await page.getByRole('button', { name: 'Start TMC' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectNothingSideways(page, 'the exam');
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 600 });
    expect(Math.min(...(await gapsIn(page))), `between two parts at ${width} px`).toBeGreaterThan(
      6,
    );
  }
  await lookAt(page, 'the map of the exam', () => page.keyboard.press('m'));
  await lookAt(page, 'leaving', () => page.getByRole('button', { name: 'Save and leave' }).click());
});
