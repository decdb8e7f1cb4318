import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { stat } from './support/figures.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const addCard = async (page: Page, front: string, back: string): Promise<void> => {
  await page.getByRole('button', { name: 'New card' }).click();
  const form = page.getByRole('form', { name: 'New flashcard' });
  await form.getByLabel('Front').fill(front);
  await form.getByLabel('Back').fill(back);
  await form.getByLabel('Topic').fill('Ventilator alarms');
  await form.getByRole('button', { name: 'Add card' }).click();
};

const importFile = (page: Page, name: string, text: string | Buffer): Promise<void> =>
  page.getByLabel('File of flashcards').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });

test('[LINK-03] [PROG-02] a learner writes cards, reviews them by keyboard, and takes a grade back', async ({
  page,
  learner: _,
}) => {
  await page.goto('/flashcards');
  await expect(page.getByRole('heading', { name: 'No flashcards yet' })).toBeVisible();
  await expectAccessible(page, 'no flashcards');

  await test.step('cards are written by hand, and one that is known is told', async () => {
    await addCard(page, 'What does a plateau pressure leave out?', 'Airway resistance.');
    await expectToast(page, 'Card added', 'It comes up in your next review.');
    await addCard(page, 'Which gas narrows pulmonary vessels?', 'Carbon dioxide.');
    await expect(page.getByText('2 of 2 shown')).toBeVisible();
    await addCard(page, 'which gas narrows PULMONARY vessels?', 'CO2');
    await expect(page.getByText('You already have a card with this front.')).toBeVisible();
    await expectAccessible(page, 'a known card');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('2 cards due today, about 1 minute.')).toBeVisible();
    await expectAccessible(page, 'the flashcards');
  });

  await test.step('a card turns by Space, and four keys grade it', async () => {
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Flashcard, 2 left' })).toBeAttached();
    await expectAccessible(page, 'the front of a card');
    await page.keyboard.press('Space');
    const grades = page.getByRole('group', { name: 'How well did you know it?' });
    await expect(grades.getByRole('button')).toHaveCount(4);
    await expect(grades.getByRole('button', { name: 'Again, again today' })).toBeVisible();
    await expectAccessible(page, 'the back of a card');
    await page.keyboard.press('3');
    await expect(page.getByRole('heading', { name: 'Flashcard, 1 left' })).toBeAttached();
    await expect(page.getByText(/^Good, next in \d days\.$/)).toBeVisible();
  });

  await test.step('Z takes it back, and it can be graded anew', async () => {
    // It counts once the grade has arrived: until then there is nothing to take back.
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await page.keyboard.press('z');
    await expect(page.getByRole('heading', { name: 'Flashcard, 2 left' })).toBeAttached();
    await expect(page.getByRole('group', { name: 'Answer' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByText('Again, again today.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Flashcard, 2 left' })).toBeAttached();
  });

  await test.step('what was missed comes again, and then it is done', async () => {
    for (const next of ['Flashcard, 1 left', 'Done for now']) {
      await page.keyboard.press('Space');
      await page.keyboard.press('4');
      await expect(page.getByRole('heading', { name: next })).toBeAttached();
    }
    await expect(page.getByText('2 cards reviewed, 1 known at once.')).toBeVisible();
    await expectAccessible(page, 'a review that is done');
    await page.getByRole('link', { name: 'Back to flashcards' }).click();
    await expect(page.getByText('Done for today.')).toBeVisible();
    await page.goto('/');
    await expect(stat(page, 'Flashcards').first()).toContainText('2');
  });
});

test('a learner imports cards, finds and edits one, deletes it, and reads their own export back', async ({
  page,
  learner: _,
}) => {
  await page.goto('/flashcards/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Import flashcards' })).toBeVisible();
  await expectAccessible(page, 'the import');

  await test.step('a file that is none says why', async () => {
    await importFile(page, 'cards.apkg', 'PK no package');
    await expect(page.getByRole('alert')).toContainText('This is no package of Anki');
  });

  await test.step('a file is looked at before anything is added', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => `Front ${n + 1},Back ${n + 1},Gases`);
    await importFile(page, 'cards.csv', `Front,Back,Topic\n${rows.join('\n')}\n,no front,\n`);
    await expect(page.getByText('12 cards, all of them new.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 row left out' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'The front is empty.' })).toBeVisible();
    await expectAccessible(page, 'the preview of an import');
    await page.getByRole('button', { name: 'Import 12 cards' }).click();
    await expectToast(page, 'Cards imported', '12 cards added to your flashcards.');
  });

  await test.step('[AID-12] the cards stand ten at a time, and are found', async () => {
    await expect(page.getByText('10 of 12 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Show 10 More' }).click();
    await expect(page.getByText('12 of 12 shown')).toBeVisible();
    await page.getByLabel('Search flashcards').fill('back 7');
    await expect(page.getByText('1 of 1 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Edit: Front 7' }).click();
    const form = page.getByRole('form', { name: 'Edit flashcard' });
    await form.getByLabel('Back').fill('=SUM(back 7)');
    await form.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('button', { name: /Front 7/ })
      .first()
      .click();
    await expect(page.getByText('=SUM(back 7)')).toBeVisible();
  });

  await test.step('a deleted card comes back', async () => {
    await page.getByRole('button', { name: 'Delete: Front 7' }).click();
    await expect(page.getByText('No card matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: bring back Front 7' }).click();
    await expect(page.getByText('1 of 1 shown')).toBeVisible();
  });

  await test.step('what is exported can be imported again', async () => {
    for (const what of ['Anki package (.apkg)', 'Text for Anki (.txt)', 'Spreadsheet (.csv)']) {
      await page.goto('/flashcards');
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: what }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^boardwell-flashcards\.(?:apkg|txt|csv)$/);
      await page.goto('/flashcards/import');
      await importFile(page, file.suggestedFilename(), await readFile(await file.path()));
      await expect(page.getByText('12 cards, all of which you already have.')).toBeVisible();
    }
    await page.goto('/flashcards/print');
    await expect(page.getByText('=SUM(back 7)')).toBeVisible();
    await page.getByRole('button', { name: 'Without answers' }).click();
    await expect(page.getByText('=SUM(back 7)')).toBeHidden();
    await expectAccessible(page, 'the cards to print');
  });

  await test.step('the review names the flashcards that are due', async () => {
    await page.goto('/review');
    await expect(page.getByRole('link', { name: 'Review flashcards' })).toBeVisible();
  });
});

test('a learner makes a card of a question they have answered', async ({
  page,
  context,
  product: { origin },
  learner: _,
}) => {
  const attemptId = await takeQuizByCall(context, { origin, intents: ['wrong'] });
  await page.goto(`/quiz?attempt=${attemptId}`);
  await page.getByRole('button', { name: 'Make a flashcard' }).first().click();
  const form = page.getByRole('form', { name: 'Make a flashcard' });
  await expect(form.getByLabel('Front')).not.toHaveValue('');
  await form.getByLabel('Front').fill('What was asked');
  await expectAccessible(page, 'a card of a question');
  await form.getByRole('button', { name: 'Add card' }).click();
  await expectToast(page, 'Card added', 'It comes up in your next review.');
  await page.goto('/flashcards');
  await expect(page.getByText('From a question. New')).toBeVisible();
});

test('[AID-09] [AID-10] a learner finds a saved aid in the library, prints it, exports it, deletes it and takes that back', async ({
  page,
  learner: _,
}) => {
  await page.goto('/library');
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
  await page.evaluate(async () => {
    const call = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    for (const [topic, studyMethod] of [
      ['Tension pneumothorax', 'true-false'],
      ['heart failure', 'mind-mapping'],
    ]) {
      const { content } = await call('/api/study-aids/generate', { topic, studyMethod });
      await call('/api/study-aids', { topic, studyType: studyMethod, content });
    }
  });
  await page.goto('/library');
  await expect(page.getByText('2 study aids.')).toBeVisible();
  await expectAccessible(page, 'the library');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await hiddenWidth(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByLabel('Search study aids').fill('pneumo');
  await expect(page.getByText('1 of 2 found')).toBeVisible();
  await page.getByRole('button', { name: 'Export Tension pneumothorax' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Spreadsheet (.csv)' }).click();
  expect((await download).suggestedFilename()).toBe('tension-pneumothorax.csv');

  await page.getByRole('button', { name: /^Delete Tension/ }).click();
  await page.getByRole('button', { name: 'Undo: bring back Tension pneumothorax' }).click();
  await expect(page.getByRole('button', { name: /^Delete Tension/ })).toBeVisible();

  await page.getByRole('button', { name: 'Export Tension pneumothorax' }).click();
  await page.getByRole('menuitem', { name: 'Print or save as PDF' }).click();
  await expect(page.getByText(/^True or false: /).first()).toBeVisible();
  await page.goto('/library');
  await page.getByRole('link', { name: 'Open heart failure' }).click();
  await expect(page.getByRole('region', { name: 'Mind Map: heart failure' })).toBeVisible();
});
