import type { StudySheet } from '../../../domain/contracts/study-sheets.ts';
import { Refused } from '../../server/refused.ts';

const made = () => import('../../../domain/study-aid/sheets/study-sheets.ts');

/** All sheets; the facts they are made of are read when somebody first asks. */
export const allSheets = async (): Promise<readonly StudySheet[]> => (await made()).studySheets();

/** Throws `Refused` where there is no such sheet. */
export const sheetOf = async (id: string): Promise<StudySheet> => {
  const sheet = (await made()).studySheetOf(id);
  if (!sheet) throw new Refused({ code: 'SheetNotFound' });
  return sheet;
};
