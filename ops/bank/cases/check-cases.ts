import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { checkItemsOfCase } from '../../../domain/bank/build/check-items-of-case.ts';
import { checkCase } from '../../../domain/bank/cases-lint/check-case.ts';
import { type CaseFinding, describePath } from '../../../domain/bank/cases-schema/case-finding.ts';
import { isServed } from '../../../domain/bank/cases-schema/served-formats.ts';
import { type LoadedCase, readCaseFile } from './read-case-file.ts';

/** The case files of a folder and the folders in it, by name; a file is taken as it is. */
export const caseFilesIn = async (path: string): Promise<readonly string[]> => {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) => !relative(path, file).startsWith('.') && !file.slice(path.length).includes('/.'),
    )
    .toSorted();
};

type Others = { readonly loaded: readonly LoadedCase[]; readonly bank: readonly string[] };

/** Where else its id is taken: by a case that was read, or by a file of the bank, each of which is called by its id. */
const twinOf = (id: string, file: string, { loaded, bank }: Others): string | undefined =>
  loaded.find((other) => other.file !== file && other.case?.id === id)?.file ??
  bank.find((other) => other !== file && basename(other, '.yaml') === id);

const takenIds = ({ file, case: read }: LoadedCase, others: Others): CaseFinding[] => {
  const twin = read && twinOf(read.id, file, others);
  if (!twin) return [];
  const says = `"${read.id}" is the case of ${relative('', twin)}`;
  return [{ rule: 'id-once', severity: 'error', path: ['id'], says }];
};

const overdue = ({ case: read }: LoadedCase, month: string): CaseFinding[] => {
  if (!read) return [];
  const isLate = read.review < month;
  const isAhead = read.asOf > month;
  return [
    ...(isLate
      ? [
          {
            rule: 'review-due',
            severity: 'warning' as const,
            path: ['review'],
            says: `was due in ${read.review}`,
          },
        ]
      : []),
    ...(isAhead
      ? [{ rule: 'as-of', severity: 'error' as const, path: ['asOf'], says: 'lies in the future' }]
      : []),
  ];
};

export type CheckedCase = {
  readonly loaded: LoadedCase;
  readonly findings: readonly CaseFinding[];
};

/** Checks files against the rules and against one another; `month` is the present one. */
export const checkFiles = async (
  files: readonly string[],
  { bank, month }: { readonly bank: readonly string[]; readonly month: string },
): Promise<readonly CheckedCase[]> => {
  const loaded = await Promise.all(files.map(readCaseFile));
  return loaded.map((one) => ({
    loaded: one,
    findings: [
      ...one.findings,
      ...(one.case ? checkCase(one.case) : []),
      ...takenIds(one, { loaded, bank }),
      ...overdue(one, month),
    ],
  }));
};

const isError = ({ severity }: CaseFinding): boolean => severity === 'error';

/** True for a case that may go into the bank. */
export const isSound = ({ findings }: CheckedCase): boolean => !findings.some(isError);

/** With what a build would find in the items of a case that is sound by itself. */
export const withItems = (checked: CheckedCase): CheckedCase => {
  const { case: read } = checked.loaded;
  if (!read || !isSound(checked)) return checked;
  return { ...checked, findings: [...checked.findings, ...checkItemsOfCase(read)] };
};

/** The findings of a case, a line each, as `file:line: error rule: path: what to mend`, and a summary. */
export const describeChecked = ({ loaded, findings }: CheckedCase): readonly string[] => {
  const name = relative('', loaded.file);
  const lines = findings
    .toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
    .map(({ rule, severity, path, says }) => {
      const line = loaded.lineOf(path);
      return `${name}:${line}: ${severity} ${rule}: ${describePath(path)}: ${says}`;
    });
  const errors = findings.filter(isError).length;
  const unserved = loaded.case?.asks.filter((ask) => !isServed(ask)).map(({ id }) => id) ?? [];
  const waiting =
    unserved.length > 0 ? `; not yet served for their format: ${unserved.join(', ')}` : '';
  const asks = loaded.case ? `${loaded.case.asks.length} asks, ` : '';
  return [
    ...lines,
    `${name}: ${asks}${errors} errors, ${findings.length - errors} warnings${waiting}`,
  ];
};
