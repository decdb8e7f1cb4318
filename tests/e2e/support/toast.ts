import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts on the screen, without what is only read out; an open dialog hides them from roles. */
export const toasts = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

/** One toast, with these words and no others. */
export const expectToast = (page: Page, title: string, description: string): Promise<void> =>
  expect(toasts(page)).toHaveText([`${title}${description}`]);
