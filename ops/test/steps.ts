import { availableParallelism } from 'node:os';

export type Task = readonly [command: string, ...args: string[]];

export type ReportKind = 'vitest' | 'playwright';

export type Step = {
  readonly name: string;
  /** From node_modules/.bin, in the repository's root; they run beside each other, and all must succeed. */
  readonly tasks: readonly Task[];
  /** Which tool counts the tests; absent where the step itself is the one thing checked. */
  readonly report?: ReportKind;
  /** True where nothing else may run beside it. */
  readonly alone?: true;
};

export const rooms = ['api', 'database', 'domain', 'ops', 'projectors', 'tests', 'web'] as const;

/** Where a step's tool writes its counts, from the repository's root. */
export const reportFile = (step: string): string => `test-results/reports/${step}.json`;

const vitest = (step: string, projects: readonly string[], ...more: readonly string[]): Step => ({
  name: step,
  tasks: [
    [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(step)}`,
      ...more,
    ],
  ],
  report: 'vitest',
  alone: true,
});

/** Tests that wait for a server's silence, a lease or a clock leave a core to others meanwhile. */
const whileSomeWait = `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`;

/** Everything `npm test` runs, in order: what fails soonest and cheapest comes first. */
export const steps: readonly Step[] = [
  { name: 'format', tasks: [['biome', 'format', '--max-diagnostics=none', '.']] },
  {
    name: 'lint',
    tasks: [
      [
        'biome',
        'check',
        '--formatter-enabled=false',
        '--error-on-warnings',
        '--max-diagnostics=none',
        '.',
      ],
    ],
  },
  {
    name: 'types',
    tasks: [
      // Two run beside each other: with one thread each they take half of the time and of the memory.
      ['tsc', '-p', '.', '--singleThreaded'],
      ['tsc', '-p', 'web', '--singleThreaded'],
      ['tsc', '-p', 'domain', '--singleThreaded'],
    ],
  },
  {
    name: 'boundaries',
    tasks: [['depcruise', '--config', '.dependency-cruiser.mjs', ...rooms]],
  },
  { name: 'dead-code', tasks: [['knip']] },
  vitest('unit', ['pure', 'web'], whileSomeWait),
  vitest('contract', ['api', 'postgres'], whileSomeWait),
  { name: 'build', tasks: [['node', 'ops/test/build-web.ts']], alone: true },
  {
    name: 'browser',
    tasks: [['playwright', 'test', '--reporter=list,json']],
    report: 'playwright',
    alone: true,
  },
  vitest('faults', ['faults']),
];
