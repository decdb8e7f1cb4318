import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts on the screen, without what is only read out. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** One toast, with these words and no others. */
export const expectToast = (page: Page, title: string, description: string): Promise<void> =>
  expect(toasts(page)).toHaveText([`${title}${description}`]);
