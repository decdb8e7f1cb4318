import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended, makeProject, type Project } from './project.ts';

let project: Project;
beforeAll(async () => {
  project = await makeProject();
  await project.run();
});
afterAll(() => project.remove());

it('exits with the code of the program', async () => {
  expect((await project.run({ args: ['exit', '3'] })).code).toBe(3);
});

it('exits with 128 + n when signal n ended the program', async () => {
  expect((await project.run({ args: ['kill', 'SIGKILL'] })).code).toBe(137);
});

it('passes one SIGINT on, however many arrive, and waits for a clean end', async () => {
  const child = project.start({ args: ['wait'] });
  const end = ended(child);
  await once(child.stdout, 'data');
  for (let press = 0; press < 3; press += 1) {
    child.kill('SIGINT');
    await sleep(30);
  }
  const { code, stdout } = await end;
  expect(code).toBe(0);
  expect(stdout.match(/SIGINT/g)).toHaveLength(1);
});

it('asks for a program when none is named', async () => {
  const run = join(project.root, 'ops/bootstrap/run.mjs');
  const child = spawn(process.execPath, [run], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { code, stderr } = await ended(child);
  expect(code).toBe(2);
  expect(stderr).toContain('Name a program');
});
