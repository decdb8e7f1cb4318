import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rooms } from '../../ops/test/steps.ts';
import { plant, root } from './tree.ts';

const innocent = {
  'domain/kernel/time.ts': 'export const day = 1;',
  'domain/kernel/half-up.ts': "import { Big } from 'big.js';\nexport const halfUp = Big;",
  'domain/contracts/quiz.ts': "import { day } from '../kernel/time.ts';\nexport const quiz = day;",
  'domain/progress/streak.ts': "import { z } from 'zod';\nexport const streak = z.int();",
  'domain/attempt/attempt.ts': "import { match } from 'ts-pattern';\nexport const attempt = match;",
  'domain/bank/models/sum.ts': "import { Big } from 'big.js';\nexport const sum = Big;",
  'domain/review/memory.ts': "import { fsrs } from 'ts-fsrs';\nexport const memory = fsrs;",
  'projectors/progress.ts':
    "import { attempt } from '../domain/attempt/attempt.ts';\nexport type Row = typeof attempt;\nexport const progress = attempt;",
  'database/tables.ts':
    "import type { Row } from '../projectors/progress.ts';\nexport type Tables = Row;",
  'api/routes.ts':
    "import type { Row } from '../projectors/progress.ts';\nexport type Routes = Row;",
  'web/page.ts':
    "import { quiz } from '../domain/contracts/quiz.ts';\nimport { streak } from '../domain/progress/streak.ts';\nexport const page = [quiz, streak];",
  'web/features/progress/page.ts': 'export const page = 1;',
  'web/features/progress/topic-groups.ts': 'export const groups = 1;',
  'web/shell/top-bar.ts':
    "import { groups } from '../features/progress/topic-groups.ts';\nexport const bar = groups;",
  'web/features/dashboard/page.ts':
    "import { groups } from '../progress/topic-groups.ts';\nexport const page = groups;",
  'ops/start.ts':
    "import { progress } from '../projectors/progress.ts';\nexport type { Routes } from '../api/routes.ts';\nexport const start = progress;",
  'tests/facts.ts': "import fc from 'fast-check';\nexport const facts = fc;",
};

/** One violation per rule, in a file named after the rule. */
const planted = {
  'domain-stays-pure': ['domain/attempt', 'node:fs'],
  'domain-has-floors': ['domain/attempt', '../progress/streak.ts'],
  'review-stays-pure': ['domain/review', 'node:fs'],
  'replay-stays-pure': ['domain/replay', 'ts-fsrs'],
  'models-stay-pure': ['domain/bank/models', 'ts-fsrs'],
  'contracts-stay-light': ['domain/contracts', '../attempt/attempt.ts'],
  'api-sees-domain': ['api', '../projectors/progress.ts'],
  'projectors-see-domain': ['projectors', '../api/routes.ts'],
  'database-sees-rows': ['database', '../projectors/progress.ts'],
  'web-sees-contracts': ['web', '../domain/attempt/attempt.ts'],
  'features-have-doors': ['web/features/review', '../progress/page.ts'],
  'ui-knows-no-feature': ['web/ui', '../features/progress/page.ts'],
  'features-know-no-frame': ['web/features/review', '../../shell/top-bar.ts'],
  'no-web-in-node': ['ops', '../web/page.ts'],
  'no-tests-in-product': ['ops', '../tests/facts.ts'],
  'no-dev-deps': ['ops', 'fast-check'],
  'nobody-imports-ops': ['projectors', '../ops/start.ts'],
  'no-cycles': ['domain/kernel', './no-cycles.ts'],
  resolvable: ['web', './nowhere.ts'],
} as const;

const plantedFiles = Object.fromEntries(
  Object.entries(planted).map(([rule, [folder, target]]) => [
    `${folder}/${rule}.ts`,
    `import * as planted from '${target}';\nexport const used = planted;`,
  ]),
);

const cruiseIn = async (baseDir: string): Promise<ICruiseResult> => {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise([...rooms], { ...options, baseDir });
  if (typeof output === 'string') throw new Error(`Expected a cruise result, got: ${output}`);
  return output;
};

const violationsOf = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

describe('boundaries between the rooms', () => {
  let tree = '';
  let violations: string[] = [];

  beforeAll(async () => {
    tree = await plant({ ...innocent, ...plantedFiles });
    violations = violationsOf(await cruiseIn(tree));
  });

  afterAll(() => rm(tree, { recursive: true, force: true }));

  it('hold in this repository', async () => {
    const cruised = await cruiseIn(root);
    expect(violationsOf(cruised)).toEqual([]);
    // A compiler that the cruiser cannot use makes it find no module, and so no violation.
    expect(cruised.summary.totalCruised).toBeGreaterThan(20);
    // The whole tree is read: on a loaded machine that takes its time.
  }, 180_000);

  it.each(Object.entries(planted))('report a violation of %s', (rule, [folder]) => {
    expect(violations.join('\n')).toContain(`${rule}: ${folder}/${rule}.ts`);
  });

  it('let pass what each room may import', () => {
    const blamed = violations.filter((violation) =>
      Object.keys(innocent).some((path) => violation.includes(`: ${path} `)),
    );
    expect(blamed).toEqual([]);
  });

  it('have a planted violation for every rule', async () => {
    const { ruleSet } = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
    const names = ruleSet?.forbidden?.map(({ name }) => name) ?? [];
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(planted).toSorted());
  });
});
