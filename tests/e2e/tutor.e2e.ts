import { expect, type Page } from '@playwright/test';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

const message = (page: Page) => page.getByLabel('Your message');

const say = async (page: Page, text: string): Promise<void> => {
  await message(page).fill(text);
  await message(page).press('Enter');
};

/** Whole answers: each holds the name of who wrote it, and none is being written. */
const answers = (page: Page) =>
  page.getByRole('article', { name: 'Tutor, Built-in knowledge base' });

const answered = async (page: Page, count: number): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(answers(page)).toHaveCount(count);
};

const expectNarrow = async (page: Page): Promise<void> => {
  await expectNothingSideways(page, 'the tutor');
  await page.setViewportSize({ width: 1280, height: 900 });
};

test('[LINK-01] a learner is asked before being told, opens a reference in place, and practices in the thread', async ({
  page,
  learner: _,
}) => {
  await page.goto('/');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'AI Tutor' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'AI Tutor', level: 1 })).toBeVisible();

  await test.step('begins with what there is to begin with', async () => {
    await expect(page.getByRole('heading', { name: 'Main topics of your field' })).toBeVisible();
    await expect(page.getByText('Built-in knowledge base').first()).toBeVisible();
    await expectAccessible(page, 'the tutor before a conversation');
    await expectNarrow(page);
  });

  await test.step('is asked before being told', async () => {
    await message(page).fill('Tension pneumothorax');
    await message(page).press('Shift+Enter');
    await expect(message(page)).toHaveValue('Tension pneumothorax\n');
    await message(page).press('Enter');
    await answered(page, 1);
    await expect(answers(page).last()).toContainText('Before I tell you anything');
    await expect(page.getByRole('button', { name: /^Reference/ })).toHaveCount(0);
  });

  await test.step('hears a whole answer once', async () => {
    const heard = page.getByRole('status').filter({ hasText: 'Tutor: ' });
    await expect(heard).toHaveCount(1);
    await expect(heard).toContainText('one question back. What tells tension pneumothorax');
    await expect(page.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  await test.step('answers, is compared with the fact, and opens it in place', async () => {
    await say(page, 'The trachea is deviated');
    await answered(page, 2);
    await expect(answers(page).last()).toContainText('I compare words, not meaning');
    const mark = answers(page)
      .last()
      .getByRole('button', { name: /^Reference 1/ })
      .first();
    await mark.click();
    const fact = page.getByRole('group', { name: 'Reference 1' });
    await expect(fact).toContainText('Shock with a hyperresonant silent side');
    await expect(fact).toContainText('Source: ');
    await expect(mark).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'a reference');
    await page.getByRole('button', { name: 'Close reference 1' }).click();
    await expect(fact).toHaveCount(0);
  });

  await test.step('is told at once', async () => {
    await page.getByRole('button', { name: 'Just tell me' }).click();
    await answered(page, 3);
    await expect(answers(page).last()).toContainText('Trachea pushed away from a silent');
  });

  await test.step('answers a practice question there', async () => {
    await page.getByRole('button', { name: 'Practice question' }).click();
    await answered(page, 4);
    const check = page.getByRole('button', { name: 'Check Answer' });
    await expect(check).toBeDisabled();
    await page
      .getByRole('log')
      .getByRole('radio')
      .or(page.getByRole('log').getByRole('checkbox'))
      .first()
      .click();
    await expectAccessible(page, 'a practice question in the thread');
    await check.click();
    await expect(page.getByText('Counted in your progress.')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^(?:Correct|Incorrect|Partly correct)\./ }),
    ).toBeVisible();
    await expectAccessible(page, 'a checked question in the thread');
    await expectNarrow(page);
  });

  await test.step('finds all of it again after a reload, and the question in the history', async () => {
    await page.reload();
    await answered(page, 4);
    await expect(
      page.getByRole('heading', { name: /^(?:Correct|Incorrect|Partly correct)\./ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check Answer' })).toHaveCount(0);
    await page.getByRole('link', { name: 'See it in your quizzes' }).click();
    await expect(page.getByRole('row', { name: /^Tutor quiz/ })).toHaveCount(1);
  });
});

test('a learner deletes a conversation, takes that back, and is told what another tab did', async ({
  page,
  context,
  learner: _,
}) => {
  await page.goto('/ai-tutor');
  await say(page, 'gout');
  await answered(page, 1);

  await test.step('a second tab goes on, and the first is told', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await answered(other, 1);
    await say(other, 'just tell me');
    await answered(other, 2);
    await other.close();
    await say(page, 'uric acid crystals');
    await expect(page.getByRole('alert')).toContainText('continued in another tab');
    await expect(answers(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered(page, 3);
  });

  await test.step('deletes it, and takes that back', async () => {
    await page.getByRole('button', { name: 'Delete gout' }).click();
    await expect(page.getByText('gout was deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Main topics of your field' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^gout Today/ }).click();
    await answered(page, 3);
  });

  await test.step('writes with the keyboard of a phone open', async () => {
    await page.setViewportSize({ width: 390, height: 380 });
    await page.getByRole('button', { name: 'Conversations' }).click();
    await expect(page.getByRole('button', { name: 'Delete gout' })).toBeVisible();
    await page.getByRole('button', { name: 'Conversations' }).click();
    await message(page).focus();
    await expect(message(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    expect(await hiddenWidth(page)).toBe(0);
  });
});

test('what nobody can answer is said so', async ({ page, learner: _ }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ai-tutor');
  await say(page, 'I have chest pain, should I take aspirin?');
  await answered(page, 1);
  await expect(answers(page).last()).toContainText("I cannot advise on a person's own illness");
  await say(page, 'quantum chromodynamics');
  await answered(page, 2);
  await expect(answers(page).last()).toContainText('holds nothing on that, and I make nothing up');
});
