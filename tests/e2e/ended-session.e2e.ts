import { expect } from '@playwright/test';
import { labelsFor } from './support/paper.ts';
import { chosenOptions, expectQuestion, keyboard, startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

test('a learner whose session ends in the middle of a quiz is told, signs in, and goes on with every answer', async ({
  page,
  learner,
  secondDevice,
}) => {
  const paper = await startPractice(page);
  const [first] = paper.questions;
  if (!first) throw new Error('The paper is empty');
  const sessions: { id: string; current: boolean }[] = await (
    await secondDevice.request.get('/api/auth/sessions')
  ).json();
  const headers = { origin: new URL(page.url()).origin };
  for (const { id, current } of sessions) {
    if (!current) await secondDevice.request.delete(`/api/auth/sessions/${id}`, { headers });
  }

  // One option: the page is left with the first one that could not be saved.
  await keyboard(page).choose(first, labelsFor(first, 'right').slice(0, 1));
  await expect(page).toHaveURL('/auth');
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
  await page.getByLabel('Email or username').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL(`/quiz?attempt=${paper.id}`);
  await expectQuestion(page, 1);
  await expect(chosenOptions(page, first)).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
