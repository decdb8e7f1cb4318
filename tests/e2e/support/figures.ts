import type { Locator, Page } from '@playwright/test';

/** A figure of a stat panel, with its label and its note. */
export const stat = (page: Page, label: string): Locator =>
  page.getByRole('main').getByText(label, { exact: true }).locator('xpath=..');

/** What stands beside a term of a list of figures. */
export const figure = (page: Page, term: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd[1]');
