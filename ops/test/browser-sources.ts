import { existsSync } from 'node:fs';
import type { Where } from './execute.ts';
import { fetchBy, quietly } from './fetch-by.ts';
import { named, onPath, type Source } from './find-program.ts';

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const firefoxNames = ['firefox-esr', 'firefox'];

const ofPlaywright = async (): Promise<string | undefined> => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

const downloaded = async (where: Where): Promise<string | undefined> => {
  const { ok } = await fetchBy(['playwright', 'install', 'chromium'], where);
  return ok ? ofPlaywright() : undefined;
};

/** Installs the package that is called as its program. */
const fromDebian = async (name: string, where: Where): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  await fetchBy(['apt-get', 'update'], quietly(where));
  await fetchBy(['apt-get', 'install', '-y', '--no-install-recommends', name], quietly(where));
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
