import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectOwnFocus, type Overlay } from './support/overlays.ts';
import { intents } from './support/paper.ts';
import { takeQuizByCall } from './support/quiz-by-call.ts';
import { expectQuestion, startPractice } from './support/runner.ts';
import { test } from './support/test.ts';

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const alert = (name: string) => (page: Page) => page.getByRole('alertdialog', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const press = (key: string) => (page: Page) => page.keyboard.press(key);

const option = (page: Page) =>
  page.getByRole('main').getByRole('radio').or(page.getByRole('checkbox')).first();
const panel = (name: string) => (page: Page) => page.getByRole('complementary', { name });

const fromTools = (item: RegExp) => async (page: Page) => {
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).focus();
  await page.keyboard.press('Enter');
};

const inTheRunner: readonly Overlay[] = [
  {
    name: 'map',
    from: button('Question map'),
    open: press('Enter'),
    overlay: dialog('Question map'),
  },
  { name: 'map by key', from: option, open: press('m'), overlay: dialog('Question map') },
  {
    name: 'keys',
    from: button('Keyboard shortcuts'),
    open: press('Enter'),
    overlay: dialog('Keyboard shortcuts'),
  },
  { name: 'note', from: option, open: press('n'), overlay: dialog('Note on question 20') },
  {
    name: 'finish',
    from: button('Finish Quiz'),
    open: press('Enter'),
    overlay: alert('Finish with unanswered questions?'),
  },
  {
    name: 'break by key, from the tools',
    from: button('Tools'),
    open: press('p'),
    overlay: alert('Paused'),
    close: press('Enter'),
  },
  {
    name: 'break from the menu',
    from: button('Tools'),
    open: fromTools(/^Pause/),
    overlay: alert('Paused'),
  },
  {
    name: 'menu of tools',
    from: button('Tools'),
    open: press('Enter'),
    overlay: (page) => page.getByRole('menu'),
  },
  {
    name: 'calculator',
    from: option,
    open: press('k'),
    overlay: panel('Calculator'),
    isBeside: true,
  },
  {
    name: 'lab values',
    from: button('Tools'),
    open: fromTools(/^Lab values/),
    overlay: panel('Lab values'),
    isBeside: true,
  },
];

const onPages: readonly (Overlay & { readonly at: string })[] = [
  {
    at: '/quiz',
    name: 'discard',
    from: (page) => button('Discard')(page).first(),
    open: press('Enter'),
    overlay: alert('Discard this quiz?'),
  },
  {
    at: '/quiz',
    name: 'field',
    from: button('Change field'),
    open: press('Enter'),
    overlay: dialog('Select Your Healthcare Field'),
  },
  {
    at: '/progress',
    name: 'evidence',
    from: (page) => page.locator('.counted_counted').first(),
    open: press('Enter'),
    overlay: dialog('Where this number comes from'),
  },
];

test('whatever opens over a page takes the focus, keeps it, and gives it back', async ({
  page,
  context,
  product,
  learner: _,
}) => {
  const attempt = await takeQuizByCall(context, {
    origin: product.origin,
    intents: intents({ right: 12, wrong: 8, skip: 0 }),
  });
  await startPractice(page);
  await page.keyboard.press('m');
  await button(/^Question 20,/)(page).click();
  await expectQuestion(page, 20);
  for (const overlay of inTheRunner) await expectOwnFocus(page, overlay);

  for (const { at, ...overlay } of onPages) {
    await page.goto(at);
    await expectOwnFocus(page, overlay);
  }
  await page.goto(`/quiz?attempt=${attempt}`);
  await expectOwnFocus(page, {
    name: 'report',
    from: button('Report this question'),
    open: press('Enter'),
    overlay: dialog('Report this question'),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOwnFocus(page, {
    name: 'menu',
    from: button('Open menu'),
    open: press('Enter'),
    overlay: dialog('Menu'),
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
