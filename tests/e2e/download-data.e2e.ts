import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { dataManifest } from '../../domain/contracts/privacy.ts';
import { xapiStatement } from '../support/xapi-statement.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';
import { toasts } from './support/toast.ts';

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

const openDialog = (page: Page, title: string) =>
  page.getByRole('button', { name: `Download ${title}…` }).click();

const download = async (page: Page, password: string): Promise<Download> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  return coming;
};

test('a learner downloads all their data and their learning, and reads both', async ({
  page,
  context,
  product,
  learner,
}) => {
  const attemptId = await takeQuizByCall(context, {
    origin: product.origin,
    intents: ['right', 'wrong', 'skip'],
  });
  await page.goto('/settings#privacy');

  await openDialog(page, 'all my data');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await expectNothingSideways(page, 'the download of all data');

  const all = await download(page, learner.password);
  expect(all.suggestedFilename()).toBe('boardwell-data.json');
  const data = JSON.parse(await textOf(all));
  const manifest = dataManifest.parse(data.manifest);
  expect(manifest.events).toBe(data.events.length);
  expect(data.readModels.accounts[0].email).toBe(learner.email);
  const handedIn = data.events.find(({ type }: { type: string }) => type === 'QuizSubmitted');
  expect(handedIn.data.attemptId).toBe(attemptId);
  await expect(toasts(page)).toContainText([`${manifest.events} events`]);
  await expect(dialog).toBeHidden();

  await openDialog(page, 'my learning, for another system');
  const learning = await download(page, learner.password);
  expect(learning.suggestedFilename()).toBe('boardwell-xapi.jsonl');
  const lines = (await textOf(learning)).trimEnd().split('\n');
  const verbs = lines.map((line) => xapiStatement.parse(JSON.parse(line)).verb.display?.['en-US']);
  expect(verbs).toEqual(['attempted', 'answered', 'answered', 'completed']);
  await expect(toasts(page)).toContainText(['4 statements']);
});
