import { expect } from '@playwright/test';
import { user } from '../../domain/contracts/account.ts';
import { signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { openPaperOn, resultOn } from './support/paper.ts';
import { test } from './support/test.ts';

// The browser's clock is moved, the server's is not: what the server does at the end is held over HTTP.
test('an exam warns at ten minutes and at two, and hands itself in once its time is up and the network is there', async ({
  page,
  context,
  product,
}) => {
  const { username } = await signUp(context, product.origin);
  await product.makePro(username);
  const tier = async () =>
    user.parse(await (await context.request.get('/api/user')).json()).subscriptionTier;
  await expect.poll(tier).toBe('annual');
  await page.clock.install();
  await page.goto('/quiz?full=true');
  await page.getByRole('button', { name: 'Start TMC' }).click();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^2:5\d:\d\d left$/);
  const [first] = (await openPaperOn(page)).questions;
  await page.keyboard.press('a');

  await page.clock.fastForward('02:50:00');
  await expect(timer).toHaveText(/^9:\d\d left$/);
  await expect(page.getByText('10 minutes or less are left.')).toBeAttached();
  await page.clock.fastForward('08:00');
  await expect(timer).toHaveText(/^1:\d\d left$/);
  await expect(page.getByText('2 minutes or less are left.')).toBeAttached();
  await context.setOffline(true);
  await page.clock.fastForward('02:00');
  const timeIsUp = page.getByRole('alertdialog', { name: 'Time is up' });
  await expect(timeIsUp).toContainText('Your answers are kept and will be handed in once you');
  await expectAccessible(page, 'the end of an exam without a network');
  await context.setOffline(false);

  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
  const result = await resultOn(page);
  const given = result.answers.filter(({ userAnswer }) => userAnswer !== '');
  expect(given).toMatchObject([{ questionId: first?.id, userAnswer: 'A' }]);
  expect(result.totalQuestions).toBe(160);
});
