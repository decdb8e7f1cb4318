import { expect, type Page } from '@playwright/test';
import { signUp } from './support/learner.ts';
import { expectAccessible } from './support/looks.ts';
import { openAdminPage } from './support/open-admin-page.ts';
import { itemOf, labelsFor } from './support/paper.ts';
import { issuePaper, submitPaper } from './support/quiz-by-call.ts';
import { expectNothingSideways } from './support/sideways.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

const reason = 'The gas was read for another patient.';

type Change = { readonly from: string; readonly to: string; readonly told: RegExp };

/** Gives the question another key, once the page has told whom that affects. */
const changeKey = async (page: Page, { from, to, told }: Change): Promise<void> => {
  await page.getByRole('button', { name: 'Change the key' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change the key?' });
  await expect(dialog.getByRole('radio', { name: from, exact: true })).toBeChecked();
  await dialog.getByRole('radio', { name: to, exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(told);
  await expectAccessible(page, 'another key and whom it affects');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Change the key' }).click();
  await expect(dialog).toHaveCount(0);
};

test('a reviewer reads a question whole, sees whom another key would affect, and gives it', async ({
  page,
  context,
  learner: _,
  product,
  browser,
}) => {
  const { origin } = product;
  const paper = await issuePaper(context, origin);
  const asked = paper.questions.find(
    (question) => itemOf(question).type === 'single' && question.options.length === 4,
  );
  if (!asked) throw new Error('There is no question with one answer on this paper');
  const [wrong] = labelsFor(asked, 'wrong');
  const item = itemOf(asked);
  const right = item.options.find(({ id }) => item.key.includes(id))?.text ?? '';
  const chosen = asked.options.find(({ label }) => label === wrong)?.text ?? '';
  const plan = paper.questions.map((question) => (question.id === asked.id ? 'wrong' : 'right'));
  const attemptId = await submitPaper(context, { origin, paper, intents: plan });

  const editor = await browser.newContext({ baseURL: origin });
  const { username } = await signUp(editor, origin);
  await product.makeAdmin(username);
  const review = await editor.newPage();
  await openAdminPage(review, '/admin/review', 'Questions to review');
  await review.getByRole('textbox', { name: 'Id of a question' }).fill(item.id);
  await review.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(review.getByRole('heading', { level: 1, name: item.id })).toBeVisible();
  await expect(review.getByRole('heading', { name: 'Key takeaway' })).toBeVisible();
  await expect(review.getByText(/^The rules find /)).toBeVisible();
  const history = review.getByRole('list', { name: 'History, the latest first' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(review, 'a question under review');
  await expectNothingSideways(review, 'a question under review');

  // Learners of other tests may have met it too.
  const told = /held it\. \d+ scores? would rise, by up to 5 points/;
  await changeKey(review, { from: right, to: chosen, told });
  await expect(history.getByRole('listitem').first()).toContainText(
    `Key changed from “${right}” to “${chosen}”`,
  );
  await expect(history.getByRole('listitem').first()).toContainText(reason);
  await page.goto(`/quiz?attempt=${attemptId}`);
  await expect(page.getByText(`Reason: ${reason}`)).toBeVisible();

  // Other tests hold the question against its key.
  await changeKey(review, {
    from: chosen,
    to: right,
    told: /\d+ scores? would fall, by up to 5 points/,
  });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await editor.close();
});
