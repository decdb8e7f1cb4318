import { relative } from 'node:path';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { say } from '../../commands/command.ts';
import { casesFolder } from './cases-folder.ts';
import { caseFilesIn } from './check-cases.ts';
import { type LoadedCase, readCaseFile } from './read-case-file.ts';

/** The cases whose date of review has passed, the longest due first. */
export const overdueCases = (
  loaded: readonly LoadedCase[],
  month: string,
): readonly { readonly file: string; readonly review: string; readonly asOf: string }[] =>
  loaded
    .flatMap(({ file, case: read }) =>
      read && read.review < month ? [{ file, review: read.review, asOf: read.asOf }] : [],
    )
    .toSorted((a, b) => (a.review < b.review ? -1 : 1));

/** `npm run bank -- overdue`: 1 when a case is to be looked at again. */
export const overdueCommand = async (): Promise<number> => {
  const loaded = await Promise.all((await caseFilesIn(casesFolder)).map(readCaseFile));
  const due = overdueCases(loaded, systemClock.instant().slice(0, 7));
  for (const { file, review, asOf } of due) {
    say(`${relative('', file)}: due in ${review}, written as of ${asOf}`);
  }
  say(`${due.length} of ${loaded.length} cases are to be looked at again.`);
  return due.length === 0 ? 0 : 1;
};
