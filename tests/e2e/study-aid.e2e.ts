import { expect, type Page } from '@playwright/test';
import { methodWords, studyMethods } from '../../domain/contracts/study-methods.ts';
import { stat } from './support/figures.ts';
import { expectAccessible } from './support/looks.ts';
import { test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const choose = async (page: Page, method: string): Promise<void> => {
  await page.getByLabel('Study method').click();
  await page.getByRole('option', { name: method, exact: true }).click();
};

const generate = async (page: Page, topic: string, method: string): Promise<void> => {
  await choose(page, method);
  await page.getByLabel('Topic').fill(topic);
  await page.getByRole('button', { name: 'Generate' }).click();
};

/** The result of what was generated last. */
const result = (page: Page, method: string, topic: string) =>
  page.getByRole('region', { name: `${method}: ${topic}` });

test('[AID-01] [AID-02] [AID-03] [AID-04] [AID-05] [AID-06] [AID-11] [AID-15] [ERR-22] a learner makes the five flashcards of a free day, turns one over, and finds them counted', async ({
  page,
  learner: _,
}) => {
  await page.goto('/study-aid');
  const button = page.getByRole('button', { name: 'Generate' });

  await test.step('an empty topic makes nothing', async () => {
    await expect(button).toBeDisabled();
    await page.getByLabel('Topic').press('Enter');
    await expectToast(page, 'Topic Required', 'Please enter a study topic to generate content.');
    await page.getByLabel('Study method').click();
    await expect(page.getByRole('option')).toHaveText(
      studyMethods.map((method) => methodWords[method].label),
    );
    await page.keyboard.press('Escape');
    await expectAccessible(page, 'the generator');
  });

  const body = await test.step('flashcards are made', async () => {
    const sent = page.waitForRequest('**/api/study-aids/generate');
    await generate(page, 'Tension pneumothorax', 'Flashcards');
    return (await sent).postDataJSON();
  });
  expect(body).toEqual({
    topic: 'Tension pneumothorax',
    studyMethod: 'flashcards',
    profession: 'RT',
  });
  await expectToast(page, 'Study Aid Generated', 'Your Flashcards has been created successfully!');
  const cards = result(page, 'Flashcards', 'Tension pneumothorax').getByRole('button', {
    name: /Turn over/,
  });
  await expect(cards).toHaveCount(5);

  await test.step('a card turns', async () => {
    await cards.first().click();
    await expect(page.getByRole('button', { name: /Turn back/ })).toHaveCount(1);
    await expectAccessible(page, 'flashcards');
  });

  await test.step('no more on the free plan today', async () => {
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible();
    await expect(page.getByText('0 of 5 flashcards left today on the free plan.')).toBeVisible();
    await page.goto('/');
    await expect(stat(page, 'Flashcards').first()).toContainText('5 of 5 made today');
    await page.goto('/flashcards');
    await expect(page.getByRole('button', { name: /Turn over/ })).toHaveCount(5);
    await expectAccessible(page, 'the flashcards');
  });
});

test('[AID-07] [AID-08] [AID-09] [AID-10] [AID-14] [ERR-24] a learner works with what was made, saves it, deletes it and takes that back', async ({
  page,
  learner: _,
}) => {
  await page.goto('/study-aid');
  await expect(page.getByRole('button', { name: 'Save to Library' })).toHaveCount(0);

  await test.step('fills a blank', async () => {
    await generate(page, 'heart failure', 'Fill in the Blank');
    await page.getByRole('button', { name: 'Show Answer' }).first().click();
    await expect(page.getByRole('button', { name: 'Hide Answer' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Hide Answer' }).click();
    await expect(page.getByRole('button', { name: 'Hide Answer' })).toHaveCount(0);
  });

  await test.step('saves it', async () => {
    await page.getByRole('button', { name: 'Save to Library' }).click();
    await expectToast(page, 'Study Aid Saved', 'Your study aid has been saved to your library.');
    await expect(page.getByText('1 of 1').first()).toBeVisible();
  });

  await test.step('walks a scenario: a wrong choice says why, the best one goes on', async () => {
    await generate(page, 'heart failure', 'Clinical Scenario');
    const first = result(page, 'Clinical Scenario', 'heart failure').getByRole('listitem').first();
    await first.getByRole('button').click();
    await expect(first).toContainText(/Best choice|Not the best here/);
    await expectAccessible(page, 'a scenario');
  });

  await test.step('reckons a dose: a wrong number is not taken', async () => {
    await generate(page, 'heparin', 'Dosage Calculation');
    const step = page.getByLabel('1. How many units are in 1 mL?');
    await step.fill('10');
    await step.press('Enter');
    await expect(page.getByText('Not yet. Try again.')).toBeVisible();
    await step.fill('100');
    await step.press('Enter');
    await expect(page.getByText('Right.', { exact: true })).toBeVisible();
    await expectAccessible(page, 'a dosage problem');
  });

  await test.step('places names by keyboard, and looks around a map', async () => {
    await generate(page, 'kidney', 'Labeling');
    await page.getByRole('button', { name: 'Name place 1' }).first().press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Glomerulus' }).click();
    await page.getByRole('button', { name: 'Check', exact: true }).first().click();
    await expect(page.getByText('1 of 7 right')).toBeVisible();
    await expectAccessible(page, 'a drawing to label');
    await generate(page, 'asthma', 'Concept Map');
    await page.getByRole('button', { name: 'Show as outline' }).first().click();
    await expect(page.getByText('How it is told apart').first()).toBeVisible();
    await expectAccessible(page, 'a map');
  });

  await test.step('opens it again, deletes it, and takes that back', async () => {
    await page.getByRole('button', { name: /^heart failure Fill in the Blank/ }).click();
    await expect(result(page, 'Fill in the Blank', 'heart failure')).toBeVisible();
    await page.getByRole('button', { name: 'Delete heart failure, Fill in the Blank' }).click();
    await expect(page.getByText('heart failure was deleted.')).toBeVisible();
    await expect(page.getByText('0 of 0').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 of 1').first()).toBeVisible();
  });

  await test.step('says when nothing is known', async () => {
    await generate(page, 'quantum chromodynamics', 'True or False');
    await expect(page.getByText(/holds nothing on this topic/).first()).toBeVisible();
  });
});
