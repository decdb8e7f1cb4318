import { expect, type Page, type Request } from '@playwright/test';
import { type Calls, callsOf } from './support/calls.ts';
import { type NewLearner, newLearner } from './support/learner.ts';
import { fillInSignUp } from './support/sign-up-form.ts';
import { test } from './support/test.ts';
import { toasts } from './support/toast.ts';

const signIn = async (page: Page, learner: NewLearner): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Email or username').fill(learner.username);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
};

const welcome = (page: Page) => page.getByRole('heading', { name: /^Welcome( back)?, Maya$/ });

/** A paper of two questions, answered by keyboard and handed in. */
const takeTwoQuestions = async (page: Page): Promise<void> => {
  const issued = await page.request.get('/api/questions/RT?limit=2');
  await page.goto(`/quiz?attempt=${issued.headers()['x-attempt-id']}`);
  for (const number of [1, 2]) {
    await expect(
      page.getByRole('heading', { name: `Question ${number} of 2`, exact: true }),
    ).toBeAttached();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
};

/** Without those that the browser gave up as the page left. */
const answeredOf = async (requests: readonly Request[]): Promise<readonly Request[]> => {
  const responses = await Promise.all(requests.map((request) => request.response()));
  return requests.filter((_, at) => responses[at]);
};

const expectOwnCookie = async (request: Request): Promise<void> => {
  expect((await request.allHeaders())['cookie'], request.url()).toContain('sid=');
};

const expectJson = async (request: Request): Promise<void> => {
  const headers = await request.allHeaders();
  const isWithBody = request.postData() !== null;
  expect(headers['content-type'], request.url()).toBe(isWithBody ? 'application/json' : undefined);
  if (isWithBody) expect(request.postDataJSON()).toEqual(expect.any(Object));
  const response = await request.response();
  if (response?.status() === 204 || request.resourceType() === 'eventsource') return;
  expect(response?.headers()['content-type'], request.url()).toContain('application/json');
};

const after = ({ names }: Calls, name: string): readonly string[] =>
  names().slice(names().lastIndexOf(name) + 1);

test('[API-01] [API-02] [API-03] [API-18] [API-40] [API-41] every call of a learner carries the session and speaks JSON, from registering to the history after a quiz', async ({
  page,
}) => {
  const learner = newLearner();
  const calls = callsOf(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await fillInSignUp(page, learner);
  await expect(welcome(page)).toBeVisible();
  const registered = calls.requests.length;
  await takeTwoQuestions(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(welcome(page)).toBeVisible();
  await expect.poll(() => after(calls, 'POST /api/quiz/submit')).toContain('GET /api/quiz/history');
  const signedIn = calls.requests.slice(registered);
  await signOut(page);
  await signIn(page, learner);
  await expect(welcome(page)).toBeVisible();

  expect(calls.names()).toEqual(
    expect.arrayContaining([
      'GET /api/user',
      'POST /api/register',
      'POST /api/logout',
      'POST /api/login',
    ]),
  );
  const answered = await answeredOf(signedIn);
  expect(answered.length).toBeGreaterThan(8);
  for (const request of answered) await expectOwnCookie(request);
  for (const request of answered) await expectJson(request);
});

const failures = [
  { id: '[AUTH-17]', what: 'is refused with 401', status: 401 },
  { id: '[AUTH-18] [ERR-11]', what: 'fails with 500', status: 500 },
  { id: '[AUTH-18] [ERR-11]', what: 'never arrives', status: null },
] as const;

for (const { id, what, status } of failures) {
  test(`${id} a visitor whose current-user check ${what} sees the front page and no error`, async ({
    page,
  }) => {
    const calls = callsOf(page);
    await page.route('**/api/user', (route) =>
      status === null ? route.abort() : route.fulfill({ status, body: 'No' }),
    );
    await page.goto('/');
    await expect(
      page.getByRole('heading', { name: 'Practice until you can say why.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(calls.names().filter((name) => name === 'GET /api/user')).toHaveLength(1);
  });
}
