import type { Browser, CDPSession, Page } from '@playwright/test';
import { inBrowser } from '../support/in-browser.ts';
import { figure, type Goal, print } from '../support/report.ts';
import { percentile } from '../support/rounds.ts';

const paths = ['/', '/pricing', '/auth'] as const;
const rounds = 5;
/** A slow phone: a quarter of this processor, 1.6 Mbit/s down, 150 ms away. */
const slowdown = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

type Load = { readonly kib: number; readonly paintMs: number; readonly shift: number };

declare global {
  interface Window {
    largestPaintMs: number;
    shifted: number;
  }
}

const watchPaints = (): void => {
  window.largestPaintMs = 0;
  window.shifted = 0;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().map(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    window.largestPaintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    window.shifted += 'value' in entry ? Number(entry.value) : 0;
  });
};

const slowPhone = async (page: Page): Promise<CDPSession> => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', network);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return phone;
};

const load = async (browser: Browser, address: string): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const phone = await slowPhone(page);
  let bytes = 0;
  phone.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPaints);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const [paintMs, shift] = await page.evaluate(() => [window.largestPaintMs, window.shifted]);
  await context.close();
  return { kib: bytes / 1024, paintMs: paintMs ?? 0, shift: shift ?? 0 };
};

const goalsOf = (path: string, loads: readonly Load[]): Goal[] => {
  const kib = Math.max(...loads.map((one) => one.kib));
  const paintMs = percentile(
    loads.map((one) => one.paintMs),
    0.5,
  );
  const shift = Math.max(...loads.map((one) => one.shift));
  print(
    `  ${path}: ${figure(kib)} KiB, largest paint ${figure(paintMs)} ms, shift ${figure(shift)}`,
  );
  return [
    { name: `${path}, over the wire`, measured: kib, goal: 200, wants: 'at most', unit: ' KiB' },
    {
      name: `${path}, largest paint`,
      measured: paintMs,
      goal: 2500,
      wants: 'at most',
      unit: ' ms',
    },
    { name: `${path}, layout shift`, measured: shift, goal: 0.02, wants: 'at most', unit: '' },
  ];
};

/** What a visitor's first page costs on a slow phone: bytes, largest paint (median), layout shift. */
export const firstLoadBench = (): Promise<Goal[]> =>
  inBrowser(async (browser, { origin }) => {
    const goals: Goal[] = [];
    for (const path of paths) {
      const loads: Load[] = [];
      for (let round = 0; round < rounds; round += 1) {
        loads.push(await load(browser, `${origin}${path}`));
      }
      goals.push(...goalsOf(path, loads));
    }
    return goals;
  });
