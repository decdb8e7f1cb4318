import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeProject, type Project } from './project.ts';

let project: Project;
beforeEach(async () => {
  project = await makeProject();
});
afterEach(() => project.remove());

const inModules = (...path: string[]) => join(project.root, 'node_modules', ...path);

describe('on a bare machine', () => {
  it('installs, says why in one line, and runs the program on the pinned Node', async () => {
    const { code, stdout, stderr } = await project.run({ args: ['exit', '0', 'two words'] });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      node: inModules('node', 'bin', 'node'),
      args: ['exit', '0', 'two words'],
    });
    expect(stderr).toBe('Installing packages by npm ci, because nothing is installed yet …\n');
  });

  it('uses the Node of the machine where that is new enough', async () => {
    const { stdout } = await project.run({ machineNode: '24.0.0' });
    expect(JSON.parse(stdout).node).toBe(process.execPath);
  });

  it('refuses a Node that is too old to begin with, before it installs anything', async () => {
    const { code, stderr } = await project.run({ machineNode: '18.20.0' });
    expect(code).toBe(1);
    expect(stderr).toContain('needs Node 20 or later');
    expect(await project.installs()).toBe(0);
  });

  it('keeps the exit code of npm, starts nothing, and tries again the next time', async () => {
    const failed = await project.run({ env: { FAKE_NPM: 'fails' } });
    expect(failed.code).toBe(7);
    expect(failed.stdout).toBe('');
    expect(failed.stderr).toContain('npm says why\nnpm ci failed (exit code 7)');
    expect((await project.run()).code).toBe(0);
    expect(await project.installs()).toBe(2);
  });

  it('says so where there is no npm', async () => {
    await rm(join(project.root, 'bin', 'npm'));
    const { code, stderr } = await project.run({ env: { PATH: '/nowhere' } });
    expect(code).toBe(127);
    expect(stderr).toContain('install Node with npm');
  });
});

describe('once installed', () => {
  beforeEach(async () => {
    await project.run();
  });

  it('installs nothing and says nothing', async () => {
    const { code, stderr } = await project.run();
    expect([code, stderr]).toEqual([0, '']);
    expect(await project.installs()).toBe(1);
  });

  it('installs again when the lock file changed', async () => {
    await project.writeLock('1.0.1');
    const { stderr } = await project.run();
    expect(stderr).toContain('because node_modules does not match package-lock.json');
    expect(await project.installs()).toBe(2);
  });

  it('installs again when an install was broken off', async () => {
    await rm(inModules('.boardwell-install.json'));
    await rm(inModules('.package-lock.json'));
    await project.run();
    expect(await project.installs()).toBe(2);
  });

  it('takes an install that someone made by npm ci for what it is', async () => {
    await rm(inModules('.boardwell-install.json'));
    await project.run();
    expect(await project.installs()).toBe(1);
  });

  it.each([
    ['missing', () => rm(inModules('node', 'bin', 'node'))],
    ['not a program of this machine', () => replaceNode('no program')],
  ])('installs again when the pinned Node is %s', async (_what, damage) => {
    await damage();
    const { code, stderr } = await project.run();
    expect(code).toBe(0);
    expect(stderr).toContain('because its Node is missing or does not run');
  });

  it('installs again when the packages are those of another kind of machine', async () => {
    const stamp = { lock: '', platform: 'plan9-mips', hasNode: true };
    await writeFile(inModules('.boardwell-install.json'), JSON.stringify(stamp));
    const { stderr } = await project.run();
    expect(stderr).toContain('because node_modules was made for plan9-mips');
  });
});

const replaceNode = async (text: string) => {
  await rm(inModules('node', 'bin', 'node'));
  await writeFile(inModules('node', 'bin', 'node'), text, { mode: 0o755 });
};

it('says what to do where npm skips install scripts, and does not install over and over', async () => {
  const env = { FAKE_NPM: 'skips-scripts' };
  const first = await project.run({ env });
  expect(first.code).toBe(1);
  expect(first.stderr).toContain('npm rebuild node --ignore-scripts=false');
  const second = await project.run({ env });
  expect(second.stderr).not.toContain('Installing');
  await expect(access(inModules('.boardwell-install.json'))).resolves.toBeUndefined();
  expect((await project.run({ env, machineNode: '24.1.0' })).code).toBe(0);
  expect(await project.installs()).toBe(1);
});
