import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { plant, root } from './tree.ts';

/** One violation per rule that Biome does not switch on by itself, or that it may drop between versions. */
const planted = {
  'lint/style/noRestrictedGlobals': ['domain/now.ts', 'export const now = () => Date.now();'],
  'lint/nursery/noJsRestrictedProperties': [
    'projectors/luck.ts',
    'export const luck = () => Math.random();',
  ],
  'lint/correctness/noNodejsModules': [
    'domain/disk.ts',
    "import { join } from 'node:path';\nexport const path = join('a');",
  ],
  'lint/style/noProcessEnv': ['api/port.ts', "export const port = process.env['PORT'];"],
  'lint/suspicious/noConsole': ['api/chatty.ts', "console.log('here');"],
  'lint/nursery/noFloatingPromises': [
    'ops/floating.ts',
    'const later = async () => 1;\nexport const start = () => {\n  later();\n};',
  ],
  'lint/nursery/noMisusedPromises': [
    'ops/misused.ts',
    'const later = async () => true;\nexport const start = () => (later() ? 1 : 2);',
  ],
  'lint/nursery/noDuplicateTypeConstituents': [
    'ops/twice.ts',
    "export type Twice = { readonly code: 'A' } | { readonly code: 'A' };",
  ],
  'lint/nursery/useConsistentFunctionStyle': ['ops/hoisted.ts', 'export function start() {}'],
  'lint/style/useFilenamingConvention': ['ops/startUp.ts', 'export const start = 1;'],
  'lint/style/noDefaultExport': ['ops/nameless.ts', 'export default 1;'],
  'lint/performance/noBarrelFile': ['ops/barrel.ts', "export { luck } from './luck.ts';"],
  'lint/performance/noReExportAll': ['ops/all.ts', "export * from './luck.ts';"],
  'lint/suspicious/noExplicitAny': ['ops/anything.ts', 'export const start = (x: any) => x;'],
  'lint/style/noNonNullAssertion': ['ops/sure.ts', 'export const first = (x?: string) => x!;'],
  'lint/complexity/useMaxParams': [
    'ops/many.ts',
    'export const start = (a = 1, b = 2, c = 3, d = 4) => a + b + c + d;',
  ],
  'lint/complexity/noExcessiveLinesPerFunction': [
    'ops/long.ts',
    `export const start = () => {\n  return [\n${'    1,\n'.repeat(60)}  ];\n};`,
  ],
  'lint/nursery/noExcessiveStatementsPerFunction': [
    'ops/busy.ts',
    `export const start = () => {\n${'  start();\n'.repeat(16)}};`,
  ],
  'lint/complexity/noExcessiveCognitiveComplexity': [
    'ops/winding.ts',
    'export const start = (a: number) => {\n' +
      '  for (;;) if (a) for (;;) if (a) for (;;) if (a) return;\n};',
  ],
  'lint/complexity/noForEach': ['ops/each.ts', '[1].forEach((one) => one + 1);'],
  'lint/style/noParameterAssign': ['ops/reused.ts', 'export const start = (a: number) => (a = 1);'],
  'lint/style/useConsistentArrayType': ['ops/list.ts', 'export type List = Array<string>;'],
  'lint/style/useThrowOnlyError': [
    'ops/thrown.ts',
    "export const start = () => {\n  throw 'no';\n};",
  ],
  'lint/suspicious/noEmptyBlockStatements': ['ops/swallow.ts', 'try {\n  start();\n} catch {}'],
  'lint/security/noDangerouslySetInnerHtml': [
    'web/raw.tsx',
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ],
  'lint/suspicious/noFocusedTests': [
    'tests/domain/only.test.ts',
    "import { it } from 'vitest';\nit.only('runs', () => {});",
  ],
  'lint/correctness/noPlaywrightMissingAwait': [
    'tests/e2e/hasty.e2e.ts',
    "import { expect, test } from '@playwright/test';\ntest('looks', async ({ page }) => {\n  expect(page).toHaveTitle('x');\n});",
  ],
  'lint/a11y/useButtonType': ['web/press.tsx', 'export const Press = () => <button>Go</button>;'],
  'plugin for effects': [
    'web/arriving.ts',
    "import { useEffect } from 'react';\nexport const useTop = () => {\n  useEffect(() => scrollTo({ top: 0 }), []);\n};",
  ],
  'plugin for literals': [
    'ops/hidden.ts',
    'export const start = (a: number) => ({ ...{ a, b: 1 }, c: 2 });',
  ],
  'plugin for attributes': ['web/hidden.tsx', 'export const A = () => <p {...{ id: "x" }} />;'],
  'lint/suspicious/noSkippedTests': [
    'tests/domain/later.test.ts',
    "import { it } from 'vitest';\nit.skip('waits', () => {});",
  ],
  'lint/suspicious/noPlaywrightWaitForTimeout': [
    'tests/e2e/sleepy.e2e.ts',
    "import { test } from '@playwright/test';\ntest('sleeps', async ({ page }) => {\n  await page.waitForTimeout(5);\n});",
  ],
} as const;

const biomeReport = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

const lintIn = async (tree: string): Promise<string[]> => {
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = await promisify(execFile)(biome, args, { cwd: tree }).catch(
    (failure: { readonly stdout: string }) => failure,
  );
  const { diagnostics } = biomeReport.parse(JSON.parse(stdout));
  return diagnostics.map(({ category, location }) => `${category} in ${location.path}`);
};

describe('the linter', () => {
  let tree = '';
  let found: string[] = [];

  beforeAll(async () => {
    tree = await plant(Object.fromEntries(Object.values(planted)));
    found = await lintIn(tree);
  });

  afterAll(() => rm(tree, { recursive: true, force: true }));

  it.each(Object.entries(planted))('reports a violation of %s', (rule, [path]) => {
    expect(found).toContain(`${rule.replace(/ for .*/, '')} in ${path}`);
  });
});
