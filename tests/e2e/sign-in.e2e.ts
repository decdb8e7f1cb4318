import { expect, type Page } from '@playwright/test';
import { newLearner, signUp } from './support/learner.ts';
import { test } from './support/test.ts';
import { expectToast, toasts } from './support/toast.ts';

const fillIn = async (page: Page, name: string, password: string): Promise<void> => {
  await page.getByLabel('Email or username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
};

const submit = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();

/** Registered elsewhere: the browser of the test knows nothing of it. */
const registered = test.extend<{ readonly stranger: ReturnType<typeof newLearner> }>({
  stranger: async ({ browser, product }, use) => {
    const context = await browser.newContext();
    const stranger = await signUp(context, product.origin);
    await context.close();
    await use(stranger);
  },
});

for (const name of ['email', 'username'] as const) {
  registered(
    `[AUTH-01] [AUTH-07] [AUTH-20] [ERR-13] a learner signs in by ${name} and is at home`,
    async ({ page, stranger }) => {
      await page.goto('/auth');
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await fillIn(page, stranger[name], stranger.password);
      await submit(page);
      await expectToast(page, 'Welcome back!', 'Signed in as Maya');
      await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
      await expect(page).toHaveURL('/');
    },
  );
}

registered(
  '[ERR-05] [ERR-09] [CACHE-05] [CACHE-06] a wrong password is said in one toast, for five seconds, and what was typed stays',
  async ({ page, stranger }) => {
    await page.clock.install();
    await page.goto('/auth');
    await fillIn(page, stranger.username, 'not this one at all');
    await submit(page);
    await expectToast(page, 'Sign in failed', 'Invalid email or password');
    await expect(page.getByLabel('Email or username')).toHaveValue(stranger.username);
    await submit(page);
    await expectToast(page, 'Sign in failed', 'Invalid email or password');
    await page.clock.runFor(4_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(1_000);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page).toHaveURL('/auth');
  },
);

test('[AUTH-08] [AUTH-09] a tester is asked for a specialty, and nobody else is', async ({
  page,
  product,
  browser,
}) => {
  const tester = newLearner({ username: `test${newLearner().username}` });
  const elsewhere = await browser.newContext();
  await signUp(elsewhere, product.origin, tester);
  await elsewhere.close();

  await page.goto('/auth');
  const specialty = page.getByLabel('Healthcare Specialty');
  await fillIn(page, 'maya', tester.password);
  await expect(specialty).toHaveCount(0);
  await fillIn(page, tester.username, tester.password);
  await submit(page);
  await expect(page.getByText('Choose your healthcare specialty')).toBeVisible();
  await expect(specialty).toBeFocused();
  await specialty.click();
  await page.getByRole('option', { name: 'Respiratory Therapist', exact: true }).click();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
});

test('a visitor hears why Google cannot be used here', async ({ page }) => {
  await page.goto('/auth');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeDisabled();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await google.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Sign-in with Google is not set up here.');
});

test('[AUTH-15] a learner who is signed in is sent home from the sign-in page', async ({
  page,
  learner: _,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[AUTH-03] [AUTH-04] [AUTH-05] [AUTH-11] [AUTH-12] a visitor changes between signing in and signing up', async ({
  page,
}) => {
  await page.goto('/auth');
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  await expect(
    page.getByRole('heading', { name: 'Master Your Healthcare Board Exams' }),
  ).toBeVisible();
  await expect(button('Sign In')).toBeVisible();
  await button("Don't have an account? Sign up").click();
  await expect(button('Create Account')).toBeVisible();
  await expect(page.getByLabel('Email address')).toHaveAttribute('type', 'email');
  await button('Already have an account? Sign in').click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
