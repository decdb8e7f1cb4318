import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { chromiumSources, findBrowser, firefoxSources } from '../../../ops/test/find-browser.ts';
import { findBrowsers } from '../../../ops/test/find-browsers.ts';

describe('finding a browser', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boardwell-browser-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const program = async (name: string, code: number): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    return path;
  };

  const find = (env: NodeJS.ProcessEnv, sources = 3) => {
    const where = { cwd: folder, env, stop: new AbortController().signal };
    return findBrowser(chromiumSources(where).slice(0, sources), where);
  };

  it('takes the one that is named before one of the system', async () => {
    const named = await program('mine', 0);
    await program('chromium', 0);
    await expect(find({ PATH: folder, CHROME_PATH: named })).resolves.toEqual({
      from: 'CHROME_PATH',
      path: named,
    });
  });

  it('refuses a named one that does not start, though the system has another', async () => {
    await program('chromium', 0);
    const named = await program('broken', 1);
    await expect(find({ PATH: folder, BOARDWELL_CHROMIUM: named })).rejects.toThrow(
      'BOARDWELL_CHROMIUM names',
    );
  });

  it('takes one of the system', async () => {
    const path = await program('google-chrome', 0);
    await expect(find({ PATH: folder })).resolves.toEqual({ from: 'the system', path });
  });

  it('passes over one of the system that does not start, and says what to do in the end', async () => {
    await program('chromium-browser', 1);
    await expect(find({ PATH: folder })).rejects.toThrow(
      /None that starts, neither from BOARDWELL_CHROMIUM, nor from CHROME_PATH, nor from the system\./,
    );
  });

  const firefoxOnly = (env: NodeJS.ProcessEnv) => {
    const where = { cwd: folder, env, stop: new AbortController().signal };
    const sources = () => firefoxSources(where).slice(0, 2);
    const without = 'Left out: the journey in Firefox.';
    return findBrowsers(where, [
      { name: 'Firefox', variable: 'BOARDWELL_FIREFOX', sources, without },
    ]);
  };

  it('names the Firefox of the system to the tests', async () => {
    const path = await program('firefox-esr', 0);
    await expect(firefoxOnly({ PATH: folder })).resolves.toEqual({
      variables: { BOARDWELL_FIREFOX: path },
      said: ['Firefox from the system'],
      leftOut: [],
    });
  });

  it('says what is left out where there is no Firefox', async () => {
    await expect(firefoxOnly({ PATH: folder })).resolves.toEqual({
      variables: {},
      said: ['Firefox: None that starts, neither from BOARDWELL_FIREFOX, nor from the system.'],
      leftOut: ['Left out: the journey in Firefox.'],
    });
  });
});
