import { z } from 'zod';
import { contentId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';
import { generatedType } from './content.ts';
import { studyMethod } from './study-methods.ts';

const count = z.int().min(0);

/** What the editors made for learners of a field, and reviewed. */
export const readyMadeItem = z.object({
  id: contentId,
  contentType: generatedType,
  /** As the knowledge base names them. */
  topics: z.array(z.string()),
  /** Questions or cards. */
  parts: count,
  /** When it was opened to learners. */
  since: instant,
});
export type ReadyMadeItem = z.infer<typeof readyMadeItem>;

export const readyMadeQuery = z.strictObject({
  page: z.coerce.number().int().min(1, 'Pages begin at 1').max(100_000).default(1),
});

export const readyMadePage = z.object({
  content: z.array(readyMadeItem),
  total: count,
  page: count,
});

export const readyMadeDetail = readyMadeItem.extend({
  method: studyMethod,
  /** The model that wrote it; null of the built-in knowledge base. */
  model: z.string().nullable(),
  /** In the shape of the method. */
  content: z.record(z.string(), z.unknown()),
});
