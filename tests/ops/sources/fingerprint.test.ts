import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../../ops/sources/fingerprint.ts';

let folder = '';

const write = (name: string, text: string) => writeFile(join(folder, name), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'distant'));
  await write('one.ts', 'first');
  await write('two.ts', 'second');
  await write('dist/built.js', 'built');
  await write('distant/three.ts', 'third');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the fingerprint of sources', () => {
  it('stays while nothing changes, and is of content and not of times', async () => {
    const before = fingerprintOf([folder]);
    await write('one.ts', 'first');
    expect(fingerprintOf([folder])).toBe(before);
  });

  it.each([
    ['a text', () => write('one.ts', 'other')],
    ['a name', () => rename(join(folder, 'one.ts'), join(folder, 'ones.ts'))],
    ['a new file', () => write('dist/more.js', '')],
    [
      'where one text ends',
      async () => {
        await write('one.ts', 'firsts');
        await write('two.ts', 'econd');
      },
    ],
  ])('changes with %s', async (_, change) => {
    const before = fingerprintOf([folder]);
    await change();
    expect(fingerprintOf([folder])).not.toBe(before);
  });

  it('leaves out a folder that is named, and no other that begins like it', async () => {
    const of = () => fingerprintOf([folder], [join(folder, 'dist')]);
    const before = of();
    await write('dist/built.js', 'built anew');
    expect(of()).toBe(before);
    await write('distant/three.ts', 'changed');
    expect(of()).not.toBe(before);
  });
});
