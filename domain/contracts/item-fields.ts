import { z } from 'zod';
import { fieldCodes } from './fields.ts';

/** What the bank holds items for: the 14 fields of the learners and two professions of the administration. */
export const itemFields = [...fieldCodes, 'USMLE1', 'USMLE2'] as const;

export const itemField = z.enum(itemFields, {
  error: `Use one of the field codes ${itemFields.join(', ')}`,
});
export type ItemField = z.infer<typeof itemField>;
