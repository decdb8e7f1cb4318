import { expect, type Page } from '@playwright/test';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** The sum of all shifts since the page began to load. */
    layoutShift: number;
  }
}

const sumShifts = (): void => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      window.layoutShift += 'value' in shift ? Number(shift.value) : 0;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const drawn = async (): Promise<void> => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
};

/** Lets one answer after the other through, each drawn before the next: what arrives together on an idle machine hides what moves on a slow one. */
const oneByOne = async (page: Page): Promise<void> => {
  let last: Promise<unknown> = Promise.resolve();
  await page.route(/\/api\/(?!live)/, async (route) => {
    const answer = await route.fetch();
    last = last.then(async () => {
      await route.fulfill({ response: answer });
      await page.evaluate(drawn);
    });
    await last;
  });
};

const expectStill = async (page: Page, path: string, lastPart: RegExp): Promise<void> => {
  await page.addInitScript(sumShifts);
  await oneByOne(page);
  await page.goto(path);
  await expect(page.getByText(lastPart).first()).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  // What the last frame moved is reported after it.
  await page.evaluate(drawn);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.02);
};

const widths = [1280, 390] as const;

for (const width of widths) {
  test(`the landing page does not move while it loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectStill(page, '/', /practice questions/);
  });

  for (const { path, lastPart } of [
    { path: '/', lastPart: /^Recent Activity/ },
    { path: '/quiz', lastPart: /^Your pace/ },
    { path: '/progress', lastPart: /^Recent quiz history/ },
    { path: '/review', lastPart: /^Add it to your calendar/ },
  ]) {
    test(`${path} of a learner does not move while it loads, at ${width} px`, async ({
      page,
      context,
      learner: _,
      product,
    }) => {
      const plan = intents({ right: 16, wrong: 4, skip: 0 });
      await takeQuizByCall(context, { origin: product.origin, intents: plan });
      await page.setViewportSize({ width, height: 800 });
      await expectStill(page, path, lastPart);
    });
  }
}
