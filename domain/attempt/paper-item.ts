import { z } from 'zod';
import { optionLabel } from '../contracts/option-label.ts';
import { itemId, optionId } from '../kernel/ids.ts';

/** What a paper fixes of an item when it is issued, so that scoring needs nothing else. */
export const paperItem = z.strictObject({
  itemId,
  revision: z.int(),
  area: z.string(),
  topic: z.string(),
  type: z.enum(['single', 'multiple']),
  /** In the order of this paper: the first is A. */
  options: z.array(optionId),
  /** Letters of this paper. */
  key: z.array(optionLabel),
  /** True when this learner had met neither the item nor a sibling of it before. */
  firstSeen: z.boolean(),
});
export type PaperItem = z.infer<typeof paperItem>;
