import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock } from '../../adapters/clock/system-clock.ts';
import { say, WrongUse } from '../../commands/command.ts';
import { checkSimulations } from '../simulations/check-simulations.ts';
import { simulationFiles } from '../simulations/read-simulation-file.ts';
import { casesFolder } from './cases-folder.ts';
import {
  type CheckedCase,
  caseFilesIn,
  checkFiles,
  describeChecked,
  isSound,
  withItems,
} from './check-cases.ts';

/** A path as the author typed it: npm runs a script in the folder of its package. */
const typed = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path);

/** Each by itself, against the bank's other files, and with the items that it makes. */
const checkedToday = async (files: readonly string[]): Promise<readonly CheckedCase[]> => {
  const bank = await caseFilesIn(casesFolder);
  const month = systemClock.instant().slice(0, 7);
  return (await checkFiles(files, { bank, month })).map(withItems);
};

/** `npm run bank -- check <file or folder>…`: 0 when every case may go into the bank. */
export const checkCommand = async (paths: readonly string[]): Promise<number> => {
  if (paths.length === 0) throw new WrongUse('Name a case file or a folder of them.');
  const found = paths.map(typed);
  const missing = found.find((path) => !existsSync(path));
  if (missing) throw new WrongUse(`There is no file ${missing}.`);
  const all = (await Promise.all(found.map(caseFilesIn))).flat();
  const simulations = await simulationFiles(all);
  const files = all.filter((file) => !simulations.includes(file));
  const checked = await checkedToday(files);
  for (const line of checked.flatMap(describeChecked)) say(line);
  const problems = await checkSimulations(simulations);
  for (const line of problems.lines) say(line);
  const sound = checked.filter(isSound).length + problems.sound;
  if (all.length > 1) say(`${sound} of ${all.length} files may go into the bank.`);
  return sound === all.length ? 0 : 1;
};
