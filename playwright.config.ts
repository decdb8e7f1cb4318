import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['BOARDWELL_CHROMIUM'];

/** What Chromium needs to start as root, and to make no call of its own to the outside. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  // WebKit is never looked for: CONTRIBUTING.md says how its journey is run.
  testIgnore: process.env['BOARDWELL_WEBKIT'] ? [] : ['**/webkit-journey.e2e.ts'],
  outputDir: 'test-results/browser',
  forbidOnly: process.env['CI'] !== undefined,
  // What fails twice has failed; what passes at the second try is counted and told in the summary.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // A loaded machine is slow, not wrong: no test may fail for want of a second.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // A record of every step costs each test a part of its time: ask for it with --trace on.
    trace: 'off',
    launchOptions: { args: launchArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
