import { z } from 'zod';
import { drawing } from './drawing.ts';

const cells = z.array(z.string());

const sheetBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('table'), columns: cells, rows: z.array(cells) }),
  /** What is done one after the other. */
  z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
  /** What is ticked off with a pen. */
  z.object({ kind: z.literal('checklist'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('strip'), title: z.string(), alt: z.string(), drawing }),
]);
export type SheetBlock = z.infer<typeof sheetBlock>;

const sheetSection = z.object({ heading: z.string(), blocks: z.array(sheetBlock) });
export type SheetSection = z.infer<typeof sheetSection>;

/** Kebab-case; stands in addresses and file names. */
export const sheetId = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Use the id of a study sheet');

export const studySheetEntry = z.object({
  id: sheetId,
  title: z.string(),
  /** What it is good for, as one sentence. */
  summary: z.string(),
});
export type StudySheetEntry = z.infer<typeof studySheetEntry>;

export const studySheet = studySheetEntry.extend({
  sections: z.array(sheetSection),
  /** What it holds for and where it ends. */
  note: z.string(),
  /** Classes of sources. */
  sources: z.array(z.string()),
});
export type StudySheet = z.infer<typeof studySheet>;

export const studySheetList = z.array(studySheetEntry);
