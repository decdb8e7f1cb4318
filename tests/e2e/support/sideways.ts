import { expect, type Page, test } from '@playwright/test';

const widths = [390, 320] as const;

/** What holds more than it is wide, the page included; hidden texts, texts cut with dots, fields and data tables (WCAG 1.4.10) aside. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layers = '[role="dialog"], [role="alertdialog"], aside, .runner_focus-bar';
    const found = [...document.querySelectorAll(layers)].flatMap((layer) => [
      layer,
      ...layer.querySelectorAll(
        ':not(input, textarea, svg, svg *, .text_vh, .exhibits_data-table)',
      ),
    ]);
    const isWide = (element: Element): boolean =>
      element.clientWidth > 1 && element.scrollWidth > element.clientWidth;
    const clips = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return !['visible', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis';
    };
    return [document.documentElement, ...found]
      .filter(
        (element) => isWide(element) && (element === document.documentElement || clips(element)),
      )
      .map(
        ({ tagName, className, scrollWidth, clientWidth }) =>
          `${tagName} ${className}: ${scrollWidth} in ${clientWidth}`,
      );
  });

/** Nothing scrolls sideways, be the screen as wide as a phone or as a page at 400 %. */
export const expectNothingSideways = (page: Page, name: string): Promise<void> =>
  test.step(name, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => tooWide(page), `${name} at ${width} px`).toEqual([]);
    }
  });
