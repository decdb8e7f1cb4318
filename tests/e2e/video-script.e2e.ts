import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/looks.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';
import { toasts } from './support/toast.ts';

const scene = (page: Page, number: number) =>
  page.getByRole('group', { name: `Scene ${number}`, exact: true });

const expectTimes = async (page: Page, number: number, times: readonly [string, string]) => {
  await expect(scene(page, number).getByLabel('Start time (s)')).toHaveValue(times[0]);
  await expect(scene(page, number).getByLabel('End time (s)')).toHaveValue(times[1]);
};

const download = async (page: Page) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Script' }).click();
  const file = await coming;
  const script: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  return { name: file.suggestedFilename(), script };
};

/** Whatever the page asks a server for from now on to change something, or to get the script. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isScript = request.url().includes('script') && request.resourceType() === 'fetch';
    if (request.method() !== 'GET' || isScript) calls.push(request.url());
  });
  return calls;
};

const writeQuiz = async (page: Page): Promise<void> => {
  const group = scene(page, 2);
  await group.getByRole('button', { name: 'Add Quiz' }).click();
  await expect(page.getByText('The quiz of scene 2 has 0 of 4 options.')).toBeVisible();
  await group.getByLabel('Question').fill('Which drug lowers preload?');
  for (const [letter, text] of Object.entries({
    A: 'Phenylephrine',
    B: 'Vasopressin',
    C: 'Nitroglycerin',
    D: 'Norepinephrine',
  })) {
    await group.getByLabel(`Option ${letter}`).fill(text);
  }
  await group.getByRole('combobox', { name: 'Correct option' }).press('Enter');
  await page.getByRole('option', { name: 'Option C' }).press('Enter');
  await expect(page.getByText('To check before the download')).toBeHidden();
};

const written = {
  title: 'Heart Failure  Basics',
  duration: 120,
  scenes: [
    { start: 0, end: 60, text: 'The heart is a pump.', visual: 'intro_image.png' },
    {
      start: 60,
      end: 120,
      text: '',
      visual: 'diagram.png',
      quiz: {
        question: 'Which drug lowers preload?',
        options: ['Phenylephrine', 'Vasopressin', 'Nitroglycerin', 'Norepinephrine'],
        correct: 2,
      },
    },
  ],
};

test('[VID-01] [VID-02] [VID-03] [VID-05] [VID-06] [VID-07] [VID-08] [VID-09] [VID-10] [VID-11] [VID-12] [VID-13] [VID-14] [DATA-39] [API-43] a script is written scene by scene, survives a reload and is downloaded', async ({
  page,
  learner: _,
}) => {
  await page.goto('/video-script-generator');
  const duration = page.getByLabel('Duration (seconds)');
  const removal = page.getByRole('button', { name: /^Remove scene/ });

  await test.step('a new script', async () => {
    const title = 'Medical Video Script Generator';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByText('Create interactive educational content with embedded quizzes'),
    ).toBeVisible();
    await expect(page.getByLabel('Lesson Title')).toHaveValue('');
    await expect(duration).toHaveValue('600');
    await expectTimes(page, 1, ['0', '60']);
    await expect(scene(page, 1).getByLabel('Visual name')).toHaveValue('intro_image.png');
    await expect(removal).toHaveCount(0);
    await expectAccessible(page, 'a new script');
  });

  const calls = callsOf(page);
  await test.step('scenes are added, changed and removed', async () => {
    await page.getByLabel('Lesson Title').fill(written.title);
    await scene(page, 1).getByLabel('Narration text').fill('The heart is a pump.');
    const add = page.getByRole('button', { name: 'Add Scene' });
    await add.click();
    await expect(page.getByRole('heading', { name: 'Scene 2', exact: true })).toBeFocused();
    await expectTimes(page, 2, ['60', '120']);
    await expect(scene(page, 2).getByLabel('Visual name')).toHaveValue('diagram.png');
    await scene(page, 2).getByLabel('End time (s)').fill('130');
    await add.click();
    await expectTimes(page, 3, ['130', '190']);
    await removal.last().press('Enter');
    await expect(page.getByText('Scene 3 was removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expectTimes(page, 3, ['130', '190']);
    await removal.last().click();
    await expect(removal).toHaveCount(2);
  });

  await test.step('what is odd is told and stops nothing', async () => {
    await scene(page, 2).getByLabel('Start time (s)').fill('50');
    await duration.fill('');
    await expect(page.getByText('The times of scene 1 and scene 2 overlap by 10 s.')).toBeVisible();
    await expect(page.getByText('The lesson has no duration.')).toBeVisible();
    const { script } = await download(page);
    expect(script).toMatchObject({ duration: 0, scenes: [{}, { start: 50, end: 130 }] });
    await expect(toasts(page)).toContainText(['things to check']);
    await duration.fill('120');
    await scene(page, 2).getByLabel('Start time (s)').fill('60');
    await scene(page, 2).getByLabel('End time (s)').fill('120');
  });

  await test.step('a quiz', async () => {
    await writeQuiz(page);
    await expectAccessible(page, 'a script with a quiz');
    await expectNothingSideways(page, 'a script with a quiz');
  });

  await test.step('the file, and the draft after a reload', async () => {
    expect(await download(page)).toEqual({
      name: 'heart_failure_basics_script.json',
      script: written,
    });
    expect(calls).toEqual([]);
    await page.reload();
    await expect(scene(page, 2).getByLabel('Option C')).toHaveValue('Nitroglycerin');
    expect((await download(page)).script).toEqual(written);
  });

  await test.step('the last scene stays, and a new script can be undone', async () => {
    await removal.last().click();
    await expect(removal).toHaveCount(0);
    await page.getByRole('button', { name: 'New Script' }).click();
    await expect(duration).toHaveValue('600');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Lesson Title')).toHaveValue(written.title);
  });

  await test.step('a downloaded script is opened again, and no other file is', async () => {
    const input = page.getByLabel('Script file');
    const file = (text: string) => ({
      name: 'kept_script.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await input.setInputFiles(file('{"title":"No scenes"}'));
    await expect(toasts(page)).toContainText(['kept_script.json is not a video script.']);
    await expect(page.getByLabel('Lesson Title')).toHaveValue(written.title);
    await page.getByRole('button', { name: 'New Script' }).click();
    await input.setInputFiles(file(JSON.stringify(written)));
    await expect(page.getByText('kept_script.json was opened.')).toBeVisible();
    expect((await download(page)).script).toEqual(written);
  });
});

test('[VID-04] Preview plays the script as a storyboard and asks its quizzes, by keyboard', async ({
  page,
  learner: _,
}) => {
  await page.goto('/video-script-generator');
  await page.getByLabel('Lesson Title').fill('Preload');
  await scene(page, 1).getByLabel('Narration text').fill('The heart is a pump.');
  await scene(page, 1).getByLabel('End time (s)').fill('2');
  await page.getByRole('button', { name: 'Add Scene' }).click();
  await writeQuiz(page);

  const preview = page.getByRole('button', { name: 'Preview', exact: true });
  await preview.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preload' });
  await expect(dialog.getByText('Scene 1 of 2, 0:00–0:02')).toBeVisible();
  await expect(dialog.getByText('The heart is a pump.')).toBeVisible();
  await expect(dialog.getByText('intro_image.png')).toBeVisible();
  await expectAccessible(page, 'the preview');

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Scene 2 of 2, 0:02–1:02')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('Scene 1 of 2, 0:00–0:02')).toBeVisible();

  await dialog.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(dialog.getByText('Scene 2 of 2, 0:02–1:02')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Which drug lowers preload?' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vasopressin' }).press('Enter');
  await expect(dialog.getByText('Not right. C is the answer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Nitroglycerin' }).press('Enter');
  await expect(dialog.getByText('Not right. C is the answer.')).toBeVisible();
  await expectAccessible(page, 'an answered quiz of the preview');
  await expectNothingSideways(page, 'the preview');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
});
