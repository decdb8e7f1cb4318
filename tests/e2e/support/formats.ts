import type { Page } from '@playwright/test';
import type { Question } from '../../../domain/contracts/quiz.ts';

type Answer = { readonly question: Question; readonly labels: readonly string[] };

const textOf = ({ options }: Question, label: string): string =>
  options.find((option) => option.label === label)?.text ?? '';

/** Each step in turn goes up to its place by its button, pressed by the keyboard. */
const putInOrder = async (page: Page, { question, labels }: Answer): Promise<void> => {
  await page.getByRole('button', { name: 'Keep this order' }).press('Enter');
  const order = question.options.map(({ label }) => label);
  for (const [place, label] of labels.entries()) {
    const up = page.getByRole('button', { name: `Move up: ${textOf(question, label)}` });
    for (let at = order.indexOf(label); at > place; at -= 1) await up.press('Enter');
    order.splice(order.indexOf(label), 1);
    order.splice(place, 0, label);
  }
};

const sort = async (page: Page, { question, labels }: Answer): Promise<void> => {
  if (question.response?.format !== 'matrix') return;
  const { rows, columns, several } = question.response;
  for (const { text, cells } of rows) {
    const row = page.getByRole('group', { name: text, exact: true });
    for (const label of cells.filter((cell) => labels.includes(cell))) {
      const name = columns[cells.indexOf(label)] ?? '';
      await row.getByRole(several ? 'checkbox' : 'radio', { name, exact: true }).press('Space');
    }
  }
};

const fillBlanks = async (page: Page, { question, labels }: Answer): Promise<void> => {
  const { response } = question;
  if (response?.format !== 'drop-down' && response?.format !== 'drop-down-table') return;
  for (const { name, choices } of response.blanks) {
    const label = labels.find((one) => choices.includes(one));
    if (label) await page.getByRole('combobox', { name: `Blank ${name}` }).selectOption(label);
  }
};

const press = async (page: Page, { question, labels }: Answer): Promise<void> => {
  for (const label of labels) {
    await page.getByRole('button', { name: textOf(question, label), exact: true }).press('Space');
  }
};

/** Answers a question that is more than a list of options, all by the keyboard. */
export const answerInFormat = async (page: Page, answer: Answer): Promise<void> => {
  switch (answer.question.response?.format) {
    case 'numeric':
      return page.getByRole('textbox', { name: /^Your answer/ }).fill(answer.labels[0] ?? '');
    case 'ordered':
      return putInOrder(page, answer);
    case 'matrix':
      return sort(page, answer);
    case 'drop-down':
    case 'drop-down-table':
      return fillBlanks(page, answer);
    default:
      return press(page, answer);
  }
};

/** Whether its options have no letters to choose by. */
export const hasFormat = ({ response }: Question): boolean =>
  response !== undefined && response.format !== 'select-n';
