import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumSources } from '../../../ops/test/browser-sources.ts';
import { findProgram } from '../../../ops/test/find-program.ts';
import { type RunningProduct, runProduct } from '../../e2e/support/running-product.ts';

/** Measures a product of its own in a Chromium of its own; both end, whatever comes of it. */
export const inBrowser = async <Measured>(
  measure: (browser: Browser, product: RunningProduct) => Promise<Measured>,
): Promise<Measured> => {
  const where = {
    cwd: join(import.meta.dirname, '../../..'),
    env: process.env,
    stop: new AbortController().signal,
  };
  const { path: executablePath } = await findProgram(chromiumSources(where), where);
  const product = await runProduct();
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    return await measure(browser, product).finally(() => browser.close());
  } finally {
    await product.end();
  }
};
