import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { type Execution, execute, type Where } from './execute.ts';

/** One way to a browser: gives the path of one, or undefined where this way leads nowhere. */
export type Source = {
  readonly from: string;
  readonly look: () => Promise<string | undefined>;
  /** Somebody asked for this very one, so no other may take its place in silence. */
  readonly asked?: true;
};

export type Browser = { readonly from: string; readonly path: string };

/** No source gave a browser that starts; the message says what was tried and what to do. */
export class NoBrowser extends Error {
  override name = 'NoBrowser' as const;
}

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const firefoxNames = ['firefox-esr', 'firefox'];
const fetchLimitMs = 180_000;

const named = (variable: string, { env }: Where): Source => ({
  from: variable,
  look: async () => env[variable] || undefined,
  asked: true,
});

const onPath = (names: readonly string[], { env }: Where): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const ofPlaywright = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const fetchBy = async (
  command: readonly [string, ...string[]],
  where: Where,
): Promise<Execution> => {
  console.log(`Fetching a browser: ${command.join(' ')}`);
  const stop = AbortSignal.any([where.stop, AbortSignal.timeout(fetchLimitMs)]);
  const fetched = await execute(command, { ...where, stop });
  if (!fetched.ok) console.log(fetched.output.trim());
  return fetched;
};

const downloaded = async (where: Where): Promise<string | undefined> => {
  const { ok } = await fetchBy(['playwright', 'install', 'chromium'], where);
  return ok ? ofPlaywright() : undefined;
};

/** Installs the package that is called as its program. */
const fromDebian = async (name: string, where: Where): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const quiet = { ...where, env: { ...where.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await fetchBy(['apt-get', 'update'], quiet);
  await fetchBy(['apt-get', 'install', '-y', '--no-install-recommends', name], quiet);
  return onPath([name], where);
};

/** From the most deliberate and the cheapest to the last resort. */
export const chromiumSources = (where: Where): Source[] => [
  named('BOARDWELL_CHROMIUM', where),
  named('CHROME_PATH', where),
  { from: 'the system', look: async () => onPath(chromiumNames, where) },
  { from: 'Playwright', look: ofPlaywright },
  { from: 'playwright install chromium', look: () => downloaded(where) },
  { from: 'apt-get install chromium', look: () => fromDebian('chromium', where) },
];

/** One as it is installed: the one that Playwright would fetch is not what learners have. */
export const firefoxSources = (where: Where): Source[] => [
  named('BOARDWELL_FIREFOX', where),
  { from: 'the system', look: async () => onPath(firefoxNames, where) },
  { from: 'apt-get install firefox-esr', look: () => fromDebian('firefox-esr', where) },
];

/** The first browser that starts. Throws `NoBrowser`. */
export const findBrowser = async (sources: readonly Source[], where: Where): Promise<Browser> => {
  for (const { from, look, asked } of sources) {
    const path = await look();
    if (path === undefined) continue;
    const { ok } = await execute([path, '--version'], where);
    if (ok) return { from, path };
    if (asked) throw new NoBrowser(`${from} names ${path}, which does not start.`);
  }
  throw new NoBrowser(
    `None that starts, neither from ${sources.map(({ from }) => from).join(', nor from ')}.`,
  );
};
