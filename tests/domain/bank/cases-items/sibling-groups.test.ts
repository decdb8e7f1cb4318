import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { itemsOfCase } from '../../../../domain/bank/cases-items/items-of-case.ts';
import { siblingGroups } from '../../../../domain/bank/cases-items/sibling-groups.ts';
import { checkCase } from '../../../../domain/bank/cases-lint/check-case.ts';
import type { CaseFile } from '../../../../domain/bank/cases-schema/case-file.ts';
import { casesFolder } from '../../../../ops/bank/cases/cases-folder.ts';
import { readCaseFile } from '../../../../ops/bank/cases/read-case-file.ts';

const read = async (path: string): Promise<CaseFile> => {
  const { case: file } = await readCaseFile(join(casesFolder, path));
  if (!file) throw new Error(`${path} could not be read`);
  return file;
};

const clinic = await read('liver/yellow-eyes-at-weigh-in.yaml');
const [first] = clinic.asks;
const showing = (id: string, ...shows: string[]) => ({ ...first, id, shows }) as typeof first;
const groupsOf = (...asks: (typeof first)[]): string[] =>
  siblingGroups({ asks: asks.flatMap((ask) => ask ?? []) }).map((group) =>
    group.map(({ id }) => id).join(' '),
  );

describe('siblings in a file of separate patients', () => {
  it('are those that hang together by the parts they show', () => {
    expect(groupsOf(showing('one', 'a', 'b'), showing('two', 'c'), showing('three', 'b'))).toEqual([
      'one three',
      'two',
    ]);
    expect(groupsOf(showing('one', 'a'), showing('two', 'b'), showing('both', 'a', 'b'))).toEqual([
      'one two both',
    ]);
  });

  it('share a family with nobody else of the file, and with the same ask in another field', () => {
    const items = itemsOfCase(clinic);
    const families = Map.groupBy(items, ({ family }) => family);
    expect(families.size).toBe(siblingGroups(clinic).length);
    expect(families.size).toBeGreaterThan(3);
    for (const own of families.values()) {
      const fields = own.map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(['NP', 'PA']));
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  it('are all asks of a file in every other form', () => {
    const { form: _, ...older } = clinic;
    expect(new Set(itemsOfCase(older).map(({ family }) => family))).toEqual(new Set([clinic.id]));
  });

  it('are no separate patients where all asks hang together', () => {
    const [shown = ''] = Object.keys(clinic.parts);
    const asks = clinic.asks.map((ask) => ({ ...ask, shows: [shown, ...ask.shows] }));
    const told = (file: CaseFile) =>
      checkCase(file).filter(({ rule }) => rule === 'separate-patients');
    expect(told(clinic)).toEqual([]);
    expect(told({ ...clinic, asks })).toHaveLength(1);
  });
});
