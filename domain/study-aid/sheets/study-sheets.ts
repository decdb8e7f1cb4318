import type { StudySheet } from '../../contracts/study-sheets.ts';
import { bloodGasSheet } from './blood-gas-sheet.ts';
import { conversionSheet } from './conversion-sheet.ts';
import { drugClassSheet } from './drug-class-sheet.ts';
import { examDaySheet } from './exam-day-sheet.ts';
import { laboratorySheet } from './laboratory-sheet.ts';
import { oxygenSheet } from './oxygen-sheet.ts';
import { rhythmSheet } from './rhythm-sheet.ts';
import { vitalSignSheet } from './vital-sign-sheet.ts';

const sheets: readonly StudySheet[] = [
  laboratorySheet,
  bloodGasSheet,
  drugClassSheet,
  conversionSheet,
  vitalSignSheet,
  oxygenSheet,
  rhythmSheet,
  examDaySheet,
];

const byId: ReadonlyMap<string, StudySheet> = new Map(sheets.map((sheet) => [sheet.id, sheet]));

/** The printable sheets, made of the facts that the question bank is made of. */
export const studySheets = (): readonly StudySheet[] => sheets;

export const studySheetOf = (id: string): StudySheet | undefined => byId.get(id);
