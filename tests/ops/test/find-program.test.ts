import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { chromiumSources, firefoxSources } from '../../../ops/test/browser-sources.ts';
import { findProgram } from '../../../ops/test/find-program.ts';
import { findPrograms } from '../../../ops/test/find-programs.ts';
import { natsServerSources } from '../../../ops/test/server-sources.ts';

describe('finding a program', () => {
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
    return findProgram(chromiumSources(where).slice(0, sources), where);
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
    const wanted = { name: 'Firefox', variable: 'BOARDWELL_FIREFOX', sources, without };
    const nats = { ...wanted, name: 'NATS', by: 'vitest' } as const;
    return findPrograms(where, new Set(['playwright']), [{ ...wanted, by: 'playwright' }, nats]);
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

  it('finds a server that is unpacked already, without fetching it again', async () => {
    const place = join(folder, 'node_modules/.cache/boardwell/nats-server/usr/sbin');
    await mkdir(place, { recursive: true });
    const path = join(place, 'nats-server');
    await writeFile(path, '#!/bin/sh\n', { mode: 0o755 });
    const where = { cwd: folder, env: {}, stop: new AbortController().signal };
    const [, , debian] = natsServerSources(where);
    expect(await debian?.look()).toBe(existsSync('/etc/debian_version') ? path : undefined);
  });
});
