import { warningsOf } from '../../../domain/bank/build/item-warnings.ts';
import { lintItem } from '../../../domain/bank/build/lint-item.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import type { ItemFinding, ReviewedItem } from '../../../domain/contracts/item-review.ts';
import { describedPictures, presentExhibits } from '../../attempt/presenters/exhibits.ts';

/** Signs of weak writing are looked for where no file of a case has rules of its own. */
const findingsIn = (item: Item): ItemFinding[] => [
  ...lintItem(item).map(({ rule, detail }) => ({ severity: 'error' as const, rule, detail })),
  ...(item.case ? [] : warningsOf(item)).map((rule) => ({
    severity: 'warning' as const,
    rule,
    detail: null,
  })),
];

/** What a reviewer reads of an item beside its use and its history. */
export const presentReviewedItem = (
  item: Item,
): Omit<ReviewedItem, 'status' | 'entry' | 'history'> => ({
  exhibits: presentExhibits(item.exhibits ?? [], { isUnfolding: item.case?.number !== undefined }),
  whys: item.options.map(({ id, why }) => ({ id, why })),
  explanation: item.explanation,
  ...(item.teaching ? { teaching: item.teaching } : {}),
  pictures: describedPictures(item.exhibits ?? []),
  steps: [...(item.steps ?? [])],
  source: item.source,
  asOf: item.asOf ?? null,
  review: item.review ?? null,
  caseId: item.case?.id ?? null,
  findings: findingsIn(item),
});
