import { once } from 'node:events';
import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, makeProject, type Project } from './project.ts';

let project: Project;
beforeEach(async () => {
  project = await makeProject();
});
afterEach(() => project.remove());

const npmIsAsked = () =>
  vi.waitFor(async () => expect(await project.installs()).toBe(1), { timeout: 10_000 });

it('installs once when several start at the same moment, and all of them run', async () => {
  const env = { FAKE_NPM_MS: '700' };
  const all = await Promise.all([1, 2, 3].map(() => project.run({ env })));
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(await project.installs()).toBe(1);
});

it('takes over the lock of a start that died', async () => {
  // No process has a pid this large.
  await writeFile(join(project.root, '.install-lock'), '4194999\n');
  expect((await project.run()).code).toBe(0);
  expect(await readdir(project.root)).not.toContain('.install-lock');
});

it('waits for the npm of a start that was killed, because it still writes', async () => {
  const first = project.start({ env: { FAKE_NPM_MS: '1500' } });
  await npmIsAsked();
  first.kill('SIGKILL');
  await once(first, 'exit');
  const { code, stderr } = await ended(project.start());
  expect(code).toBe(0);
  expect(stderr).toContain('Waiting for another start');
  await expect(access(join(project.root, '.install-lock'))).rejects.toThrow(/ENOENT/);
});

it('ends npm and itself when it is interrupted in an install', async () => {
  const first = project.start({ env: { FAKE_NPM_MS: '15000' } });
  const end = ended(first);
  await npmIsAsked();
  first.kill('SIGINT');
  expect((await end).code).toBe(130);
  expect((await project.run()).code).toBe(0);
});
