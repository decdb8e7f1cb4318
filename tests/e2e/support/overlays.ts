import { expect, type Locator, type Page, test } from '@playwright/test';

/** Something that lies over a page, or beside what is worked on. */
export type Overlay = {
  readonly name: string;
  /** What had the focus before, and gets it back. */
  readonly from: (page: Page) => Locator;
  /** By keyboard, from there. */
  readonly open: (page: Page) => Promise<void>;
  readonly overlay: (page: Page) => Locator;
  /** A panel lies beside a question that can be answered all the same: Tab leads out of it. */
  readonly isBeside?: boolean;
  /** By a button, where Escape does not. */
  readonly close?: (page: Page) => Promise<void>;
};

const holdsFocus = (overlay: Locator): Promise<boolean> =>
  overlay.evaluate((element) => element.contains(document.activeElement));

/** More than any of them has stops. */
const rounds = 4;

const expectTrapped = async (page: Page, overlay: Locator): Promise<void> => {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let round = 0; round < rounds; round += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(overlay), `${key} stays inside`).toBe(true);
    }
  }
};

/** Focus goes in, stays in, and comes back. */
export const expectOwnFocus = (
  page: Page,
  { name, from, open, overlay, isBeside, close }: Overlay,
): Promise<void> =>
  test.step(name, async () => {
    await from(page).focus();
    await open(page);
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => holdsFocus(overlay(page)), 'the focus is inside').toBe(true);
    if (!isBeside) await expectTrapped(page, overlay(page));
    await (close ? close(page) : page.keyboard.press('Escape'));
    await expect(overlay(page)).toHaveCount(0);
    await expect(from(page)).toBeFocused();
  });
