import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { radixStyles } from '../../ops/web-build/radix-styles.ts';
import { test } from './support/test.ts';

const root = join(import.meta.dirname, '../..');
const sheets = ['components.css', 'utilities.css'];

const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.matchAll(/\.((?:-?(?:xs|sm|md|lg|xl)\\:)?-?rt-(?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );

const shownClasses = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[class*="rt-"]')].flatMap(({ classList }) => [...classList]),
  );

test('what a page asks of Radix is in the style sheet', async ({ page, learner: _ }) => {
  const whole = await Promise.all(
    sheets.map((sheet) => readFile(join(root, 'node_modules/@radix-ui/themes', sheet), 'utf8')),
  );
  const known = classesOf(whole.join('\n'));
  const kept = classesOf(await radixStyles(root));
  const missing = new Set<string>();
  const paths = ['/', '/quiz', '/progress', '/review', '/analytics', '/settings', '/profile'];
  for (const path of [...paths, '/pricing', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of await shownClasses(page)) {
      if (known.has(name) && !kept.has(name)) missing.add(`${name} on ${path}`);
    }
  }
  expect([...missing]).toEqual([]);
  expect(kept.size).toBeLessThan(known.size / 2);
});

/** The layers of all sheets of the document, in the order in which a browser ranks them. */
const layersOfPage = (): string[] => {
  const found = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    }),
  );
  return [...new Set(found)];
};

test('what we wrote stands above what Radix wrote, whichever sheet comes first', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const layers = await page.evaluate(layersOfPage);
  expect(layers).toEqual(['reset', 'vendor', 'theme', 'ui', 'features']);
});
