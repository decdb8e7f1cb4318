import { expect, type Locator, type Page } from '@playwright/test';
import { allCases } from '../../../domain/imaging/cases/all-cases.ts';

/** The cases of the list. */
export const cards = (page: Page) => page.locator('.medical-images_image-card');

/** Every step called normal, every question answered by what the case says is right. */
export const readWhole = async (page: Page, place: Page | Locator, id: string): Promise<void> => {
  for (const step of await place.getByRole('button', { name: 'Normal', exact: true }).all()) {
    await step.click();
  }
  const { questions } = allCases.find((one) => one.id === id) ?? { questions: [] };
  for (const [at, { question, options }] of questions.entries()) {
    if (at > 0) await place.getByRole('button', { name: 'Next Question' }).click();
    const right = options.find((option) => option.right)?.text ?? '';
    const group = place.getByRole('radiogroup', { name: question });
    await group.getByRole('radio', { name: right, exact: true }).click();
  }
  const told = page.waitForResponse((answer) => answer.url().endsWith(`/${id}/readings`));
  await place.getByRole('button', { name: 'Commit to This Reading' }).click();
  expect((await told).status()).toBe(204);
};
