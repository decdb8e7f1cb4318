import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

type Project = TestProjectInlineConfiguration & {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] };
};

const pure: Project = {
  test: {
    name: 'pure',
    include: ['tests/{architecture,domain,projectors}/**/*.test.ts', 'tests/ops/test/**/*.test.ts'],
    exclude: ['tests/projectors/postgres/**'],
    // Pure code keeps nothing between tests: each module is read once.
    isolate: false,
  },
};

const onPostgres = {
  globalSetup: 'tests/support/postgres-global-setup.ts',
  pool: 'forks',
} as const;

// Each test file starts a product of its own: what they share is code that was read once.
const api: Project = {
  test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...onPostgres, isolate: false },
};

const postgres: Project = {
  test: {
    name: 'postgres',
    include: [
      'tests/{contracts,database,ops}/**/*.test.ts',
      'tests/projectors/postgres/**/*.test.ts',
    ],
    exclude: ['tests/ops/test/**'],
    ...onPostgres,
    isolate: false,
  },
};

const web: Project = {
  plugins: [react()],
  test: {
    name: 'web',
    include: ['tests/web/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    // What a test leaves is cleared after it, so that the packages of a page are read once.
    isolate: false,
    setupFiles: ['tests/web/support/leave-nothing-behind.ts'],
  },
};

// Kill tests hold what survives, not how long it takes: they may share the machine with each other.
const faults: Project = {
  test: {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    ...onPostgres,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
};

export const testProjects = [pure, api, postgres, web, faults];

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong: no test may fail for want of a second.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // What fails twice has failed; what passes at the second try is counted and told in the summary.
    retry: 1,
    // By itself it would leave one of two cores idle.
    maxWorkers: '100%',
    projects: testProjects,
  },
});
