import { z } from 'zod';
import { contentId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { viewReason } from './audit.ts';
import { contentStatus } from './content.ts';
import { exchangedItem, mappingNote } from './exchanged-item.ts';
import { fieldCode } from './fields.ts';
import { itemField } from './item-fields.ts';

/** What a file of items may be. */
export const itemFileFormat = z.enum(['qti', 'gift', 'csv'], { error: 'Use qti, gift or csv' });
export type ItemFileFormat = z.infer<typeof itemFileFormat>;

export const itemImportLimits = {
  /** Of the file as it is sent. */
  bytes: 5 * 1024 * 1024,
  items: 500,
  /** Items of one draft: as many as an exam has. */
  perDraft: 40,
} as const;

/** Items in one file that is taken out. */
export const mostItemsExported = 2_000;

/** Of an area of an exam's blueprint. */
export const areaCode = z.string().regex(/^[A-Za-z0-9.-]{1,40}$/, 'Use the code of an area');

export const exportItemsBody = z.strictObject({
  /** The published bank, or what admins had made and imported. */
  from: z.enum(['bank', 'library']),
  format: itemFileFormat,
  profession: itemField.optional(),
  /** Code of a blueprint area; of the bank alone. */
  area: areaCode.optional(),
  /** Of the library alone; what the bank holds is active. */
  status: contentStatus.optional(),
  reason: viewReason,
});
export type ExportItemsBody = z.infer<typeof exportItemsBody>;

export const importItemsBody = z.strictObject({
  fileName: line({ min: [1, 'Name the file'], max: 200 }),
  /** The file's bytes in Base64. */
  content: z
    .base64('Send the bytes of the file in Base64')
    .max(Math.ceil(itemImportLimits.bytes / 3) * 4, 'Use a file of 5 MB or less'),
  /** Of items that name none. */
  profession: fieldCode,
});
export type ImportItemsBody = z.infer<typeof importItemsBody>;

const place = { file: z.string(), row: z.int() };

export const lintFinding = z.object({
  rule: z.string(),
  detail: z.string(),
  /** A rule of the bank is broken; else it is a sign of weak writing. */
  isError: z.boolean(),
});
export type LintFinding = z.infer<typeof lintFinding>;

const reviewedItem = z.object({
  item: exchangedItem,
  /** Parts that came through as they were. */
  kept: z.array(z.string()),
  notes: z.array(mappingNote),
  lint: z.array(lintFinding),
});
export type ReviewedItem = z.infer<typeof reviewedItem>;

/** Imported items as a reviewer reads them. */
export const reviewedItems = z.object({ items: z.array(reviewedItem) });
export type ReviewedItems = z.infer<typeof reviewedItems>;

const previewedItem = reviewedItem.extend(place);

/** How many items each note and each finding is told of, the most frequent first. */
export const itemSummary = z.array(
  z.object({ kind: z.enum(['changed', 'lost', 'lint']), what: z.string(), items: z.int() }),
);
export type ItemSummary = z.infer<typeof itemSummary>;

/** What an export would hold, and what it would cost; nothing is taken out by asking. */
export const itemExportPreview = z.object({
  /** Items that the file would hold. */
  items: z.int(),
  /** More match than one file takes. */
  isCutOff: z.boolean(),
  leftOutCount: z.int(),
  /** The first fifty that the format cannot hold. */
  leftOut: z.array(z.object({ id: z.string(), why: z.string() })),
  summary: itemSummary,
});
export type ItemExportPreview = z.infer<typeof itemExportPreview>;

/** What a file would add; nothing is changed by asking. */
export const itemImportPreview = z.object({
  format: itemFileFormat,
  items: z.int(),
  /** The first fifty. */
  first: z.array(previewedItem),
  /** The first hundred. */
  problems: z.array(z.object({ ...place, field: z.string(), says: z.string() })),
  problemCount: z.int(),
  summary: itemSummary,
});
export type ItemImportPreview = z.infer<typeof itemImportPreview>;

export const itemsImported = z.object({
  items: z.int(),
  /** The drafts they stand in now. */
  drafts: z.array(contentId),
});
export type ItemsImported = z.infer<typeof itemsImported>;

/** Content of imported items as it is kept. */
export const importedItems = z.strictObject({
  items: z
    .array(z.strictObject({ item: exchangedItem, notes: z.array(mappingNote).max(40) }))
    .min(1)
    .max(itemImportLimits.perDraft),
});
export type ImportedItems = z.infer<typeof importedItems>;
