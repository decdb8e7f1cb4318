import { expect, type Page } from '@playwright/test';
import { productName } from '../../../domain/contracts/product.ts';
import type { KnownPage } from './pages.ts';

/** Goes to an address, and finds the page that is there. */
export const expectPage = async (
  page: Page,
  { path, title, heading }: KnownPage,
): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${title} · ${productName}`);
};
