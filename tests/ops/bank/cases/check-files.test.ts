import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesFolder } from '../../../../ops/bank/cases/cases-folder.ts';
import {
  caseFilesIn,
  checkFiles,
  describeChecked,
  isSound,
  withItems,
} from '../../../../ops/bank/cases/check-cases.ts';
import { overdueCases } from '../../../../ops/bank/cases/overdue-command.ts';
import { readCaseFile } from '../../../../ops/bank/cases/read-case-file.ts';

const sample = join(casesFolder, 'chronic-disease-management/albuminuria-with-a-good-a1c.yaml');
const month = '2026-11';
let folder = '';
let written = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
  written = await readFile(sample, 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

type Change = readonly [from: string, to: string];

/** What an author is told of the sample after these changes. */
const told = async (...changes: readonly Change[]): Promise<string> => {
  const file = join(folder, 'albuminuria-with-a-good-a1c.yaml');
  const changed = changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, written);
  await writeFile(file, changed);
  const [checked] = await checkFiles([file], { bank: [], month });
  return checked ? describeChecked(checked).join('\n') : '';
};

const mended: readonly (readonly [rule: string, says: string, change: Change])[] = [
  [
    'form',
    'Write fails: why it is wrong',
    ['        fails: It lowers pressure', '        failure: It lowers'],
  ],
  ['form', 'is no name that a case knows here', ['    level: analysis', '    levels: analysis']],
  ['form', 'Use one of the levels', ['    level: analysis', '    level: hard']],
  ['form', '3 cells for 4 columns', ['[Diarrhea, normal, high, The', '[Diarrhea, normal, The']],
  [
    'cites-shown',
    '"uacr1" is cited and not shown',
    ['cites: [crea2, k2, visit2]', 'cites: [uacr1]'],
  ],
  ['cites-shown', 'Did you mean "hco4"', ['cites: [na4, cl4, hco4]', 'cites: [na4, cl4, HCO4]']],
  ['shows-known', 'no part or line is called "labs9"', ['visit2, labs2]', 'visit2, labs9]']],
  ['places-known', 'has no topic "Drugs"', ['Pharmacotherapy selection and dosing', 'Drugs']],
  ['places-known', 'has no area "planing"', ['area: plan,', 'area: planing,']],
  ['fields-agree', 'do not name NP', ['fields: [NP]', 'fields: [PA]']],
  ['dates-in-order', 'must come after', ['review: 2027-01', 'review: 2025-01']],
  ['review-due', 'was due in 2026-10', ['review: 2027-01', 'review: 2026-10']],
  ['as-of', 'lies in the future', ['asOf: 2025-09', 'asOf: 2026-12']],
  ['names-once', '"k1" names something else', ['{ id: egfr1,', '{ id: k1,']],
  ['american-english', 'write urinates, voids', ['She does not smoke', 'Passing water hurts']],
  ['american-english', 'American spelling', ['Heart and lungs', 'Oedema; heart and lungs']],
  ['numbers-rounded', '24.99999', ['BMI is 31.', 'BMI is 24.99999.']],
  ['numbers-rounded', 'write 93%', ['Hers is 20% (', 'Hers is 20 % (']],
  [
    'reason-of-this-patient',
    'what the option belongs to',
    ['fails: She takes one drug, so this', 'fails: This fits resistance, so this'],
  ],
  [
    'explanation-repeats',
    'was said in a reason',
    [
      'trap: "Being reassured',
      'trap: "Her lactate is 1.8 mmol/L; in metformin-associated acidosis it is above 5. Being reassured',
    ],
  ],
  [
    'number-not-shown',
    '9321 is said of the patient',
    ['Her chloride is 100', 'Her chloride is 9,321'],
  ],
  [
    'options-once',
    'stands there twice',
    ['Add carvedilol 6.25 mg twice', 'Add spironolactone 25 mg once'],
  ],
];

describe('checking a case file', () => {
  it('takes every case of the bank', async () => {
    const files = await caseFilesIn(casesFolder);
    const checked = await checkFiles(files, { bank: [], month });
    expect(checked.length).toBeGreaterThanOrEqual(10);
    expect(checked.filter((one) => !isSound(one)).flatMap(describeChecked)).toEqual([]);
  });

  it.each(mended)('says by %s that %s', async (rule, says, change) => {
    const text = await told(change);
    expect(text).toMatch(new RegExp(`yaml:\\d+: (?:error|warning) ${rule}: .*`));
    expect(text).toContain(says);
  });

  it('says what a build would refuse in the items of a case that is sound by itself', async () => {
    const change: Change = ['fails: She takes one drug, so this', 'fails: If C is right, so this'];
    expect(await told(change)).toContain(', 0 errors');
    const [checked] = await checkFiles([join(folder, basename(sample))], { bank: [], month });
    const text = checked ? describeChecked(withItems(checked)).join('\n') : '';
    expect(text).toMatch(/yaml:\d+: error no-letters-named: asks\[\d\]: .*If C is right/);
  });

  it('points at the line of the file', async () => {
    const text = await told(['    level: analysis', '    level: hard']);
    const line = written.split('\n').findIndex((one) => one.includes('level: analysis')) + 1;
    expect(text).toContain(`.yaml:${line}: error form: asks[1].level:`);
  });

  it('finds a case that the bank has under the same name', async () => {
    const file = join(folder, 'albuminuria-with-a-good-a1c.yaml');
    await writeFile(file, written);
    const [checked] = await checkFiles([file], { bank: [sample], month });
    expect(checked?.findings.map(({ rule }) => rule)).toContain('id-once');
  });

  it('keeps numbers and hours as they were written', async () => {
    const file = join(casesFolder, 'mechanical-ventilation/copd-with-gas-that-stays-behind.yaml');
    const [checked] = await checkFiles([file], { bank: [], month });
    const part = checked?.loaded.case?.parts['pft'];
    expect(part?.kind === 'rows' && part.rows.map(({ cells }) => cells['value'])).toContain('8.60');
  });

  it('lists what is to be looked at again, the longest due first', async () => {
    const loaded = await Promise.all((await caseFilesIn(casesFolder)).map(readCaseFile));
    const due = overdueCases(loaded, '2040-01').map(({ review }) => review);
    expect(due).toHaveLength(loaded.length);
    expect(due).toEqual(due.toSorted());
    expect(overdueCases(loaded, '2025-01')).toEqual([]);
  });

  it('says what a file is that holds no YAML', async () => {
    const file = join(folder, 'broken.yaml');
    await writeFile(file, 'id: [unclosed\nparts: {');
    const [checked] = await checkFiles([file], { bank: [], month });
    expect(checked?.findings[0]?.rule).toBe('form');
    expect(checked && isSound(checked)).toBe(false);
  });
});
