import { z } from 'zod';
import { accountId, contentId } from '../kernel/ids.ts';
import { line } from '../kernel/text.ts';
import { instant } from '../kernel/time.ts';
import { reason } from './admin.ts';
import { fieldCode } from './fields.ts';
import { studyMethod } from './study-methods.ts';

export const contentType = z.enum(['quiz', 'exam', 'flashcards', 'items']);
export type ContentType = z.infer<typeof contentType>;

/** What is made of a topic; items are imported. */
export const generatedType = contentType.exclude(['items']);
export type GeneratedType = z.infer<typeof generatedType>;

export const contentStatus = z.enum(['draft', 'in-review', 'active', 'quarantined', 'retired']);
export type ContentStatus = z.infer<typeof contentStatus>;

/** Where content may go from where it stands. */
export const contentMoves: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: ['in-review', 'retired'],
  'in-review': ['active', 'draft', 'retired'],
  active: ['quarantined', 'retired'],
  quarantined: ['in-review', 'active', 'retired'],
  retired: ['draft'],
};

export const generateContentBody = z.strictObject({
  type: generatedType,
  profession: fieldCode,
  topic: line({ min: [1, 'Please enter a topic for content generation.'], max: 120 }),
});
export type GenerateContentBody = z.infer<typeof generateContentBody>;

/** As many as one generation makes: an exam is twice as long as a quiz. */
export const partsPerContent: Readonly<Record<GeneratedType, number>> = {
  quiz: 20,
  exam: 40,
  flashcards: 20,
};

const count = z.int().min(0);

export const contentItem = z.object({
  id: contentId,
  contentType,
  profession: fieldCode,
  /** As the knowledge base names them. */
  topics: z.array(z.string()),
  status: contentStatus,
  /** Questions or cards. */
  parts: count,
  createdAt: instant,
  /** When its status changed last; when it was made where it never did. */
  changedAt: instant,
});
export type ContentItem = z.infer<typeof contentItem>;

export const contentPerPage = 25;

export const contentQuery = z.strictObject({
  status: contentStatus.optional(),
  type: contentType.optional(),
  profession: fieldCode.optional(),
  page: z.coerce.number().int().min(1, 'Pages begin at 1').max(100_000).default(1),
});

export const contentPage = z.object({
  content: z.array(contentItem),
  total: count,
  page: count,
  /** Of all that match, whatever their status. */
  counts: z.object({
    draft: count,
    'in-review': count,
    active: count,
    quarantined: count,
    retired: count,
  } satisfies Record<ContentStatus, typeof count>),
});
export type ContentPage = z.infer<typeof contentPage>;

export const contentChange = z.object({
  from: contentStatus,
  to: contentStatus,
  by: accountId,
  at: instant,
  /** Null where the account of whoever gave it was erased. */
  reason: z.string().nullable(),
});
export type ContentChange = z.infer<typeof contentChange>;

export const contentDetail = contentItem.extend({
  /** Null of imported items. */
  method: studyMethod.nullable(),
  provider: z.enum(['built-in', 'openai', 'import']),
  /** The model that wrote it; null of the built-in knowledge base and of imports. */
  model: z.string().nullable(),
  /** In the shape of the method; of imported items `reviewedItems`. */
  content: z.record(z.string(), z.unknown()),
  /** The latest first. */
  changes: z.array(contentChange),
});
export type ContentDetail = z.infer<typeof contentDetail>;

export const changeContentStatusBody = z.strictObject({ status: contentStatus, reason });
export type ChangeContentStatusBody = z.infer<typeof changeContentStatusBody>;
