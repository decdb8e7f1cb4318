import { expect, type Page } from '@playwright/test';
import { newLearner } from './support/learner.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { fillInSignUp } from './support/sign-up-form.ts';
import { test } from './support/test.ts';

const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
] as const;

const openSchool = async (page: Page): Promise<void> => {
  await page.goto('/settings#privacy');
  await page.getByRole('link', { name: 'Lakeside College' }).click();
  await expect(page.getByRole('heading', { name: 'Lakeside College' })).toBeVisible();
};

/** By the account menu, or on a small screen the drawer. */
const openSchoolByMenu = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  const isSmall = page.viewportSize()?.width === 390;
  await page.getByRole('button', { name: isSmall ? 'Open menu' : /^Account menu/ }).click();
  await page.getByRole(isSmall ? 'link' : 'menuitem', { name: 'Your school' }).click();
  await expect(page.getByRole('heading', { name: 'Lakeside College' })).toBeVisible();
};

/** Opens a cohort and makes a link into it; the link as it is copied. */
const makeLink = async (page: Page): Promise<string> => {
  await page.getByLabel('New cohort').last().fill('Spring 2027');
  await page.getByRole('button', { name: 'Open cohort' }).click();
  await expect(page.getByRole('button', { name: 'Rename Spring 2027' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Invite by a link' });
  await form.getByLabel('Cohort').click();
  await page.getByRole('option', { name: 'Spring 2027' }).click();
  const answer = page.waitForResponse(/\/api\/schools\/[\w-]+$/);
  await form.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByText('Link, Spring 2027')).toBeVisible();
  return (await (await answer).json()).invitations[0].link;
};

/** From the link by way of the sign-up to the seat. */
const takeSeat = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Lakeside College invites you' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in or sign up' }).click();
  await page.getByRole('button', { name: /Sign up$/ }).click();
  await fillInSignUp(page, newLearner({ firstName: 'Berta', lastName: 'Moss' }));
  await expect(
    page.getByRole('heading', { name: 'Take a seat at Lakeside College' }),
  ).toBeVisible();
  await expect(page.getByText('Your notes, flags, and reports')).toBeVisible();
  await expect(page).toHaveURL(/\/join-school$/);
  await page.getByRole('button', { name: 'I agree, take the seat' }).click();
  await expect(
    page.getByRole('heading', { name: 'You have a seat at Lakeside College' }),
  ).toBeVisible();
};

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'See what is shared' }).click();
  await page.getByRole('button', { name: 'Leave Lakeside College…' }).click();
  await page.getByRole('button', { name: 'Leave and stop sharing' }).click();
  await expect(page.getByText('You left Lakeside College').first()).toBeVisible();
};

for (const look of looks) {
  test.describe(`at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use(look);

    test('a learner takes a seat by a link, is seen by the school, and leaves', async ({
      page,
      learner,
      product,
      browser,
    }) => {
      test.slow();
      await product.makeSchool('Lakeside College', learner.username);
      await openSchoolByMenu(page);
      const link = await makeLink(page);

      const other = await browser.newContext({ ...look, baseURL: product.origin });
      const theirs = await other.newPage();
      await takeSeat(theirs, link);

      await page.reload();
      await expect(page.getByText('1 of 3 seats are taken.')).toBeVisible();
      const row = page.getByRole('list', { name: 'Learners' }).getByRole('listitem');
      await expect(row).toContainText('Berta Moss');
      await expect(row).toContainText('Has not studied yet');
      await expect(row.getByRole('combobox', { name: 'Cohort of Berta Moss' })).toHaveText(
        'Spring 2027',
      );
      await expectNothingSideways(page, 'the page of a school');
      await page.setViewportSize(look.viewport);

      await page.getByRole('button', { name: 'Close Spring 2027…' }).click();
      await page.getByRole('button', { name: 'Close the cohort' }).click();
      await expect(page.getByRole('button', { name: 'Rename Spring 2027' })).toBeHidden();

      await leave(theirs);
      await page.reload();
      await expect(page.getByText('Nobody has taken a seat yet')).toBeVisible();
      await other.close();
    });

    test('a file with wrong rows invites nobody and names them', async ({
      page,
      learner,
      product,
    }) => {
      await product.makeSchool('Lakeside College', learner.username);
      await openSchool(page);
      const form = page.getByRole('form', { name: 'Invite by mail' });
      const send = async (csv: string): Promise<void> => {
        const buffer = Buffer.from(csv);
        const file = { name: 'class.csv', mimeType: 'text/csv', buffer };
        await form.getByLabel('File of addresses (CSV)').setInputFiles(file);
        await form.getByRole('button', { name: 'Send invitations' }).click();
      };
      await send('ann@example.com\nnobody\n');
      await expect(form.getByRole('alert')).toContainText('Line 2: Enter an email address');
      await send('ann@example.com\n');
      await expect(page.getByText('1 person invited').first()).toBeVisible();
      await expect(page.getByText('ann@example.com')).toBeVisible();
    });
  });
}
