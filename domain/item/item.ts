import { z } from 'zod';
import { fieldCode } from '../contracts/fields.ts';
import { optionLabel } from '../contracts/quiz.ts';
import { itemId } from '../kernel/ids.ts';

/** An item as it is published: lettered, linted and complete. */
export const item = z.strictObject({
  id: itemId,
  field: fieldCode,
  exam: z.string(),
  /** Code of a blueprint area of that exam. */
  area: z.string(),
  topic: z.string(),
  type: z.enum(['single', 'multiple']),
  level: z.enum(['recall', 'application', 'analysis']),
  stem: z.string(),
  options: z.array(z.strictObject({ label: optionLabel, text: z.string(), why: z.string() })),
  key: z.array(optionLabel),
  explanation: z.string(),
  source: z.string(),
});
export type Item = z.infer<typeof item>;
