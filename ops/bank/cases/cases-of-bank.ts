import type { CaseFile } from '../../../domain/bank/cases-schema/case-file.ts';
import { casesFolder } from './cases-folder.ts';
import { caseFilesIn, checkFiles, describeChecked, isSound } from './check-cases.ts';

/** A case of the bank breaks a rule; its message holds every finding. */
export class FlawedCases extends Error {
  override name = 'FlawedCases' as const;
}

/** No month is later: what is due is told by its own command and stops no build. */
const noMonth = '9999-12';

/** The cases of the bank, each checked; throws `FlawedCases` when one must not go in. */
export const casesOfBank = async (folder = casesFolder): Promise<readonly CaseFile[]> => {
  const checked = await checkFiles(await caseFilesIn(folder), { bank: [], month: noMonth });
  const flawed = checked.filter((one) => !isSound(one)).flatMap(describeChecked);
  if (flawed.length > 0) throw new FlawedCases(`Cases break rules:\n${flawed.join('\n')}`);
  return checked.flatMap(({ loaded }) => loaded.case ?? []);
};
