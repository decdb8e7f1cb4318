import { z } from 'zod';
import { optionLabel } from '../contracts/option-label.ts';
import { itemId, optionId } from '../kernel/ids.ts';
import { markingOf } from './marking.ts';

/** What a paper fixes of an item when it is issued, so that scoring needs nothing else. */
export const paperItem = z.strictObject({
  itemId,
  revision: z.int(),
  area: z.string(),
  topic: z.string(),
  type: z.enum(['single', 'multiple']),
  /** In the order of this paper: the first is A. */
  options: z.array(optionId),
  /** Letters of this paper; in their order where an order is asked for. */
  key: z.array(optionLabel),
  /** How the answer is counted; absent for one option, or a set of them. */
  marking: markingOf(optionLabel).optional(),
  /** True when this learner had met neither the item nor a sibling of it before. */
  firstSeen: z.boolean(),
});
export type PaperItem = z.infer<typeof paperItem>;
