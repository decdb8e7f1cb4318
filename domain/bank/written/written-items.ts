import type { WrittenItemSet } from '../item/written-item.ts';
import { lpnWrittenItems } from './lpn/written-items.ts';
import { rnWrittenItems } from './rn/written-items.ts';
import { rtWrittenItems } from './rt/written-items.ts';

/** All that was written so far, field by field. */
export const writtenItems: readonly WrittenItemSet[] = [
  ...rnWrittenItems,
  ...lpnWrittenItems,
  ...rtWrittenItems,
];
