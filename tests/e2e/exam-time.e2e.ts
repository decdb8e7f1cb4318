import { expect, type Page } from '@playwright/test';
import { expectPlan, signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { expectOwnFocus } from './support/overlays.ts';
import { openPaperOn, resultOn } from './support/paper.ts';
import { test } from './support/test.ts';

/** A page believes a server whose clock is far behind its own: here only the page's own was moved. */
const withoutDates = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(?!live)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: '' } });
  });

// The browser's clock is moved, the server's is not: what the server does at the end is held over HTTP.
test('an exam warns at ten minutes and at two, and hands itself in once its time is up and the network is there', async ({
  page,
  context,
  product,
}) => {
  const { username } = await signUp(context, product.origin);
  await product.makePro(username);
  await expectPlan(context, product.origin);
  await page.clock.install();
  await page.goto('/quiz?full=true');
  await expectOwnFocus(page, {
    name: 'the ready screen',
    from: () => page.getByRole('button', { name: 'Start TMC' }),
    open: () => page.keyboard.press('Enter'),
    overlay: () => page.getByRole('dialog', { name: 'Ready for TMC?' }),
  });
  await page.getByRole('button', { name: 'Start TMC' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^2:5\d:\d\d left$/);
  await expectOwnFocus(page, {
    name: 'leaving',
    from: () => page.getByRole('button', { name: 'Save and leave' }),
    open: () => page.keyboard.press('Enter'),
    overlay: () => page.getByRole('alertdialog', { name: 'Leave while the clock is running?' }),
  });
  const [first] = (await openPaperOn(page)).questions;
  await withoutDates(page);
  const saved = page.waitForResponse(/\/answers\//);
  await page.keyboard.press('a');
  await saved;

  await page.clock.fastForward('02:50:00');
  await expect(timer).toHaveText(/^9:\d\d left$/);
  await expect(page.getByText('10 minutes or less left.')).toBeAttached();
  await page.clock.fastForward('08:00');
  await expect(timer).toHaveText(/^1:\d\d left$/);
  await expect(page.getByText('2 minutes or less left.')).toBeAttached();
  await page.unrouteAll({ behavior: 'wait' });
  await context.setOffline(true);
  await page.clock.fastForward('02:00');
  const timeIsUp = page.getByRole('alertdialog', { name: 'Time is up' });
  await expect(timeIsUp).toContainText('Your answers are saved and will be submitted when you');
  await expectAccessible(page, 'the end of an exam without a network');
  await context.setOffline(false);

  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
  const result = await resultOn(page);
  const given = result.answers.filter(({ userAnswer }) => userAnswer !== '');
  expect(given).toMatchObject([{ questionId: first?.id, userAnswer: 'A' }]);
  expect(result.totalQuestions).toBe(160);
});
