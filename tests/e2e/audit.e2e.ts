import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newLearner, signUp } from './support/learner.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const lines = (page: Page) => page.locator('.audit_log');

test('an admin reads the audit, opens an event, names people with a reason and takes it along', async ({
  page,
  browser,
  context,
  learner,
  product,
}) => {
  const plan = intents({ right: 15, wrong: 5, skip: 0 });
  await takeQuizByCall(context, { origin: product.origin, intents: plan });
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin', 'Admin Superpanel');

  const places = page.getByRole('navigation', { name: 'Administration' });
  await places.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await expect(page.getByText(/events today; /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Today, / })).toBeVisible();

  await page
    .getByRole('searchbox')
    .or(page.getByLabel('Search the audit'))
    .first()
    .fill(learner.username);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=/);
  const submitted = lines(page).filter({ hasText: 'submitted a practice quiz 15 of 20, 75%' });
  // Until the search is answered the list is of everybody, other journeys among them.
  await expect(submitted).toHaveCount(1);
  await expect(submitted).toContainText('You');
  await expectAccessible(page, '/admin/audit');
  await expectNothingSideways(page, '/admin/audit');
  await page.setViewportSize({ width: 1280, height: 900 });

  await submitted.click();
  const panel = page.getByRole('complementary', { name: 'Event' });
  await expect(panel.getByRole('heading', { name: 'You submitted a practice quiz' })).toBeVisible();
  await expect(panel.getByLabel('The event as stored')).toContainText('"type": "QuizSubmitted"');
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(/submitted/);
  await page.keyboard.press('k');
  await expect(panel.getByRole('heading', { name: 'You submitted a practice quiz' })).toBeVisible();
  await expectAccessible(page, 'an event of the audit');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('dialog', { name: 'Event' })).toBeVisible();
  expect(await hiddenWidth(page)).toBe(0);
  await expectNothingSideways(page, 'an event, full screen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await submitted.click();
  await panel.getByRole('link', { name: 'Every event of this stream' }).click();
  await expect(page).toHaveURL(/stream=attempt-/);
  await expect(lines(page).last()).toContainText('was issued a practice quiz of 20');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Table (CSV)' }).click()),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('QuizSubmitted');

  const other = await browser.newContext({ baseURL: product.origin });
  await signUp(other, product.origin, newLearner({ firstName: 'Priya', lastName: 'Raman' }));
  await other.close();
  await page.goto('/admin/audit?type=AccountOpened');
  await expect(lines(page).first()).toContainText('Person ');
  await page.getByRole('button', { name: 'Show names' }).click();
  const asking = page.getByRole('dialog', { name: 'Show names' });
  await expectAccessible(page, 'asking for names');
  await page.setViewportSize({ width: 1280, height: 900 });
  await asking.getByRole('button', { name: 'Show and record' }).click();
  await expect(lines(page).first()).toContainText('Priya Raman opened an account');
  await page.goto('/admin/audit?type=PersonalDataViewed');
  await expect(lines(page).first()).toContainText('viewed the names answering a support request');

  await page.goto('/admin/audit?type=AuditExported');
  await expect(lines(page).first()).toContainText('as CSV');
});

test('the live tail shows what happens while the page is open', async ({
  page,
  learner,
  product,
  secondDevice,
}) => {
  await product.makeAdmin(learner.username);
  await openAdminPage(page, '/admin/audit?type=TimeZoneChanged', 'Audit');
  await expect(page.getByText('No events')).toBeVisible();
  await page.getByRole('switch', { name: 'Live tail' }).click();
  await expect(page).toHaveURL(/live=on/);
  const answer = await secondDevice.request.patch('/api/auth/user', {
    data: { timeZone: 'Asia/Tokyo' },
    headers: { origin: product.origin },
  });
  expect(answer.ok(), `${answer.status()}`).toBe(true);
  await expect(lines(page).first()).toContainText('moved to the time zone Asia/Tokyo');
  await expect(page.getByRole('status').filter({ hasText: 'new event' })).toBeAttached();
});
