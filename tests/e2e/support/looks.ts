import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Both appearances and both widths, each once: a colour does not know how wide the screen is. The last is how a browser begins. */
const looks = [
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'light', width: 1280, height: 720 },
] as const;

const violationsOn = async (page: Page, except: string[]): Promise<readonly string[]> => {
  // The mode for pages without frames: half the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await builder.disableRules(except).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
};

/** Pixels of the page beyond the right edge of the screen. */
export const hiddenWidth = (page: Page): Promise<number> =>
  page
    .evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    .then((width) => Math.max(0, width));

/** Holds what the page shows against every rule: light and dark, on a wide and a narrow screen. */
export const expectAccessible = async (
  page: Page,
  name: string,
  except: string[] = [],
): Promise<void> => {
  for (const { colorScheme, width, height } of looks) {
    await test.step(`${name}, ${colorScheme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      // Chromium now and then does not tell a page of the change, and never tells it twice.
      await expect(async () => {
        await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveClass(colorScheme, { timeout: 5000 });
      }).toPass({ timeout: 30_000 });
      expect.soft(await violationsOn(page, except)).toEqual([]);
      expect.soft(await hiddenWidth(page), 'pixels beyond the right edge').toBe(0);
    });
  }
};
