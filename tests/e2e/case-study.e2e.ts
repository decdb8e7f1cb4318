import { expect, type Page } from '@playwright/test';
import { caseStudySteps } from '../../domain/contracts/case-study.ts';
import type { Question } from '../../domain/contracts/quiz.ts';
import { newLearner, signUp } from './support/learner.ts';
import { expectAccessible, hiddenWidth } from './support/looks.ts';
import { labelsFor, openPaperOn } from './support/paper.ts';
import { keyboard } from './support/runner.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 300_000 });

const small = { width: 390, height: 844 };
const chart = (page: Page) => page.getByRole('region', { name: 'Chart', exact: true });
const chartPages = (page: Page) => chart(page).getByRole('tabpanel');
const hasNews = ({ exhibits = [] }: Question): boolean =>
  exhibits.some(({ blocks }) => blocks.some(({ isNew }) => isNew));

const reached = async (page: Page, number: number): Promise<void> => {
  const heading = page.getByRole('heading', { name: `Question ${number} of 6`, exact: true });
  await expect(heading).toBeAttached();
  const step = caseStudySteps[number - 1];
  await expect(page.getByText(`Case study, item ${number} of 6`, { exact: true })).toBeVisible();
  await expect(page.getByText(step ?? '', { exact: true })).toBeVisible();
  if (number > 1) {
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(
      new RegExp(`^Case study, item ${number} of 6\\s+${step}$`),
    );
  }
};

/** The tabs say how many entries are new, and the first page that has one lies open in the chart; none where there is none yet. */
const expectNews = async (page: Page, { exhibits = [] }: Question): Promise<void> => {
  await expect(chart(page)).toHaveCount(exhibits.length > 0 ? 1 : 0);
  if (exhibits.length === 0) return;
  const newIn = exhibits.map(({ blocks }) => blocks.filter(({ isNew }) => isNew).length);
  for (const [index, { title }] of exhibits.entries()) {
    const name = newIn[index] ? `${title} ${newIn[index]} new` : title;
    await expect(chart(page).getByRole('tab', { name, exact: true })).toBeAttached();
  }
  const open =
    exhibits[
      Math.max(
        0,
        newIn.findIndex((count) => count > 0),
      )
    ];
  const selected = chart(page).getByRole('tab', { selected: true });
  await expect(selected).toHaveAccessibleName(new RegExp(`^${open?.title}`));
};

/** On a phone it lies open over the first question alone. */
const foldChart = async (page: Page, { isOpen }: { readonly isOpen: boolean }): Promise<void> => {
  const fold = chart(page).getByRole('button', { name: 'Chart' });
  await expect(fold).toHaveAttribute('aria-expanded', String(isOpen));
  if (!isOpen) await fold.click();
  await expect(chartPages(page)).toBeVisible();
  await fold.click();
  await expect(chartPages(page)).toBeHidden();
};

test('a case study is chosen, taken at 390 px by keyboard, and read as a whole', async ({
  page,
  context,
  product,
}) => {
  await signUp(context, product.origin, newLearner({ healthcareField: 'RN' }));
  await page.setViewportSize(small);
  await page.goto('/quiz');
  await page.getByRole('radio', { name: 'Case studies' }).click();
  await expect(page.getByText(/^1 case study, 6 questions, no time limit$/)).toBeVisible();
  await page.getByRole('button', { name: 'Start custom quiz' }).click();
  await reached(page, 1);
  const { questions } = await openPaperOn(page);

  // A study may begin without a chart, and the first one unfolds with any question.
  const withChart = questions.findIndex(({ exhibits = [] }) => exhibits.length > 0);
  const withNews = questions.findIndex((question, index) => index > withChart && hasNews(question));
  expect(withChart).toBeGreaterThanOrEqual(0);
  expect(withNews).toBeGreaterThan(withChart);
  await expectAccessible(page, 'the first question of a case study');

  for (const [index, question] of questions.entries()) {
    await page.setViewportSize(small);
    await reached(page, index + 1);
    await expectNews(page, question);
    expect(await hiddenWidth(page)).toBe(0);
    if (index === withChart) await foldChart(page, { isOpen: index === 0 });
    if (index === withNews) {
      await page.keyboard.press(']');
      await expect(chartPages(page)).toBeVisible();
      await expectAccessible(page, 'a question with news in its chart');
      await page.setViewportSize(small);
      await chart(page).getByRole('button', { name: 'Chart' }).click();
    }
    const intent = index === withNews ? 'wrong' : 'right';
    await keyboard(page).choose(question, labelsFor(question, intent));
    if (index === 4) {
      await page.getByRole('button', { name: 'Question map' }).click();
      const six = page.getByRole('dialog').getByRole('group', { name: 'Case study 1' });
      await expect(six.getByRole('button')).toHaveCount(6);
      await expectAccessible(page, 'the map of a case study');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^(Next|Finish Quiz)/ }).click();
  }

  await expect(page.getByRole('button', { name: 'Take Another Quiz' })).toBeVisible();
  await page.setViewportSize(small);
  const questionsNav = page.getByRole('navigation', { name: 'Questions' });
  const strip = questionsNav.getByRole('group', { name: 'Case study 1' });
  await expect(strip.getByRole('button')).toHaveCount(6);
  const missed = withNews + 1;
  await strip
    .getByRole('button', { name: new RegExp(`^${missed}, (incorrect|partly correct)$`) })
    .click();
  await expect(
    page.getByText(`Case study, item ${missed} of 6: ${caseStudySteps[withNews]}`, { exact: true }),
  ).toBeVisible();
  const news = page.getByText(/^(New|\d+ new)$/).filter({ visible: true });
  await expect(news.first()).toBeVisible();
  await expectAccessible(page, 'a question of a case study, read again');
  await expect(questionsNav.getByText('Case study 1: 5 of 6 right', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the result of a case study');
});
