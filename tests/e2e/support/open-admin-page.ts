import { expect, type Page } from '@playwright/test';

/** Opens a page of administration: a role that was given a moment ago may not be known there yet. */
export const openAdminPage = (page: Page, path: string, heading: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.goto(path);
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(heading);
