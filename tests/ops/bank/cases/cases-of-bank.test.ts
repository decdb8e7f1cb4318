import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { casesFolder } from '../../../../ops/bank/cases/cases-folder.ts';
import { casesOfBank, FlawedCases } from '../../../../ops/bank/cases/cases-of-bank.ts';

const name = 'albuminuria-with-a-good-a1c.yaml';
let place = '';
let folder = '';
let file = '';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'bank-'));
  folder = join(place, 'cases');
  file = join(place, 'kept.json');
  await cp(join(casesFolder, 'chronic-disease-management', name), join(folder, name));
});
afterEach(() => rm(place, { recursive: true }));

const change = async (from: string, to: string): Promise<void> => {
  const text = await readFile(join(folder, name), 'utf8');
  await writeFile(join(folder, name), text.replace(from, to));
};

describe('the cases of the bank', () => {
  it('are kept as they were read, and given the same again', async () => {
    const first = await casesOfBank(folder, file);
    const { mtimeMs } = await stat(file);
    expect(await casesOfBank(folder, file)).toEqual(first);
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  });

  it('are read anew when one was mended', async () => {
    await casesOfBank(folder, file);
    await change('title: Diabetes, blood pressure and a urine result', 'title: Another title');
    const [mended] = await casesOfBank(folder, file);
    expect(mended?.title).toBe('Another title');
  });

  it('are read anew where what was kept is cut short', async () => {
    await casesOfBank(folder, file);
    await writeFile(file, '{"fingerprint":');
    expect(await casesOfBank(folder, file)).toHaveLength(1);
  });

  it('do not go in when one breaks a rule', async () => {
    await change('level: analysis', 'level: hard');
    await expect(casesOfBank(folder, file)).rejects.toThrow(FlawedCases);
  });
});
