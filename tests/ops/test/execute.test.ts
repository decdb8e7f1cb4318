import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { execute } from '../../../ops/test/execute.ts';

const here = (stop = new AbortController().signal) => ({
  cwd: import.meta.dirname,
  env: process.env,
  stop,
});

const node = (program: string): [string, string, string] => [process.execPath, '-e', program];

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('running a program', () => {
  it('gives what it wrote to both streams', async () => {
    const { ok, output } = await execute(node('console.log("out"); console.error("err")'), here());
    expect(ok).toBe(true);
    expect(output).toContain('out');
    expect(output).toContain('err');
  });

  it('fails with the program', async () => {
    const { ok } = await execute(node('process.exit(3)'), here());
    expect(ok).toBe(false);
  });

  it('fails where there is no such program, and says so', async () => {
    const { ok, output } = await execute(['boardwell-no-such-program'], here());
    expect(ok).toBe(false);
    expect(output).toContain('boardwell-no-such-program could not be started');
  });

  it('does not wait for a process that outlives the program and holds its streams', async () => {
    const { ok, output } = await execute(
      node(`
        const { spawn } = require('node:child_process');
        const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
          stdio: 'inherit', detached: true,
        });
        left.unref();
        console.log(left.pid);
      `),
      here(),
    );
    expect(ok).toBe(true);
    expect(isAlive(Number(output))).toBe(true);
    process.kill(Number(output));
  });

  it('ends the program and its children when told to stop, and has then failed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'boardwell-execute-'));
    const mark = join(folder, 'child');
    const stop = new AbortController();
    const program = `
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
      process.on('SIGTERM', () => child.once('exit', () => process.exit(0)));
      fs.writeFileSync('${mark}', String(child.pid));
    `;
    const running = execute(node(program), here(stop.signal));
    const written = await vi.waitFor(async () => {
      const text = await readFile(mark, 'utf8');
      expect(text).not.toBe('');
      return text;
    }, 10_000);
    const child = Number(written);
    expect(isAlive(child)).toBe(true);

    stop.abort('enough');
    const { ok, output } = await running;
    await rm(folder, { recursive: true });
    expect(ok).toBe(false);
    expect(output).toContain('Stopped: enough');
    expect(isAlive(child)).toBe(false);
  });

  it('starts nothing once it was told to stop', async () => {
    const { ok, output } = await execute(node('console.log("ran")'), here(AbortSignal.abort('no')));
    expect(ok).toBe(false);
    expect(output).not.toContain('ran');
  });
});
