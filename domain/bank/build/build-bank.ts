import { itemFields } from '../../contracts/item-fields.ts';
import { itemsOfCase } from '../cases-items/items-of-case.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import { bankItem } from '../item/bank-item.ts';
import type { Item } from '../item/item.ts';
import type { WrittenItemSet } from '../item/written-item.ts';
import type { ItemModel } from '../models/item-model.ts';
import { itemsOfDraft } from './item-of-draft.ts';
import type { Flaw } from './lint-item.ts';
import { byField, lintItems } from './lint-items.ts';
import { selectItems } from './select-items.ts';
import { withdrawn } from './withdrawn.ts';

/** What a bank is built from. */
export type Knowledge = {
  readonly written: readonly WrittenItemSet[];
  readonly models: readonly ItemModel[];
  /** None when absent. */
  readonly cases?: readonly CaseFile[];
};

export type Bank = { readonly items: readonly Item[]; readonly flaws: readonly Flaw[] };

/** A model that fails is named, so that its author finds it. */
export class ModelFailed extends Error {
  override name = 'ModelFailed' as const;
}

const candidatesOf = (model: ItemModel): readonly Item[] => {
  try {
    return model.drafts().flatMap((draft) => itemsOfDraft(model, draft));
  } catch (cause) {
    throw new ModelFailed(`The item model ${model.id} failed: ${String(cause)}`, { cause });
  }
};

/** The same knowledge gives the same items and ids on every machine. */
export const buildItems = ({ written, models, cases = [] }: Knowledge): readonly Item[] => {
  const byHand = byField([
    ...written.flatMap((set) => set.items.map((one) => bankItem(set, one))),
    ...cases.flatMap(itemsOfCase),
  ]);
  const candidates = byField(models.flatMap(candidatesOf).filter(({ id }) => !withdrawn.has(id)));
  return itemFields.flatMap((field) =>
    selectItems(field, byHand.get(field) ?? [], candidates.get(field) ?? []),
  );
};

export const buildBank = (knowledge: Knowledge): Bank => {
  const items = buildItems(knowledge);
  return { items, flaws: lintItems(items) };
};
