import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { CaseFile } from '../../../domain/bank/cases-schema/case-file.ts';
import { fingerprintOf } from '../../sources/fingerprint.ts';
import { casesFolder } from './cases-folder.ts';

/** A case of the bank breaks a rule; its message holds every finding. */
export class FlawedCases extends Error {
  override name = 'FlawedCases' as const;
}

/** No month is later: what is due is told by its own command and stops no build. */
const noMonth = '9999-12';

const bankFolder = resolve(import.meta.dirname, '../../../domain/bank');

/** What decides how a case is read and whether it may go in. */
const rules = ['cases-schema', 'cases-lint', 'blueprints'].map((name) => join(bankFolder, name));

const cache = resolve(import.meta.dirname, '../../../node_modules/.cache/bank-cases.json');

/** The same for the same cases under the same rules, and for no others. */
const keyOf = (folder: string): string => fingerprintOf([folder, ...rules, import.meta.dirname]);

type Kept = { readonly fingerprint: string; readonly cases: readonly CaseFile[] };

const kept = async (
  file: string,
  fingerprint: string,
): Promise<readonly CaseFile[] | undefined> => {
  try {
    const found = JSON.parse(await readFile(file, 'utf8')) as Kept;
    return found.fingerprint === fingerprint ? found.cases : undefined;
  } catch {
    // None was kept yet, or it was cut short: the cases are read anew.
    return undefined;
  }
};

const keep = async (file: string, what: Kept): Promise<void> => {
  const beside = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(beside, JSON.stringify(what));
    await rename(beside, file);
  } catch {
    // Where nothing can be written the next start reads them again.
  }
};

const readAndCheck = async (folder: string): Promise<readonly CaseFile[]> => {
  const { caseFilesIn, checkFiles, describeChecked, isSound } = await import('./check-cases.ts');
  const checked = await checkFiles(await caseFilesIn(folder), { bank: [], month: noMonth });
  const flawed = checked.filter((one) => !isSound(one)).flatMap(describeChecked);
  if (flawed.length > 0) throw new FlawedCases(`Cases break rules:\n${flawed.join('\n')}`);
  return checked.flatMap(({ loaded }) => loaded.case ?? []);
};

/**
 * The cases of the bank, each checked; throws `FlawedCases` when one must not go in. What was read and
 * checked once is kept in `file` until a case or a rule changes.
 */
export const casesOfBank = async (
  folder = casesFolder,
  file = cache,
): Promise<readonly CaseFile[]> => {
  const fingerprint = keyOf(folder);
  const known = await kept(file, fingerprint);
  if (known) return known;
  const cases = await readAndCheck(folder);
  await keep(file, { fingerprint, cases });
  return cases;
};
